import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getOrderCreditNote } from '@/lib/server/commerce/orders/get-order-invoice';
import { getCreditNoteCall } from '@/lib/shared/contracts/orders';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getCreditNoteCall, ({ actor, params, query }) => getOrderCreditNote(actor, params.id, query.number)),
]);
