import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { remindCompanies } from '@/lib/server/commerce/receivables/reminders/remind-companies';
import { receivableCalls } from '@/lib/shared/receivables/receivable-rows.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(receivableCalls.remindCompanies, ({ actor, body, idempotencyKey }) =>
    remindCompanies(actor, body, { key: idempotencyKey }),
  ),
]);
