import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { closePaymentNote } from '@/lib/server/commerce/orders/lifecycle/payment-note';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.closePaymentNote, ({ actor, params }) => closePaymentNote(actor, params.id)),
]);
