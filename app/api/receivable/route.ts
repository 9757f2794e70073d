import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listReceivables } from '@/lib/server/commerce/receivables/rows/list-receivables';
import { receivableCalls } from '@/lib/shared/receivables/receivable-rows.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(receivableCalls.listReceivables, ({ actor, query }) => listReceivables(actor, query)),
]);
