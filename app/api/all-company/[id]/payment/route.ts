import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { recordCompanyPayment } from '@/lib/server/commerce/payments/company/record-company-payment';
import { managedReceivableCalls } from '@/lib/shared/receivables/receivables.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedReceivableCalls.recordCompanyPayment, ({ actor, params, body, idempotencyKey }) =>
    recordCompanyPayment(actor, params.id, body, { key: idempotencyKey }),
  ),
]);
