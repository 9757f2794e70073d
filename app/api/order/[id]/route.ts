import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getOrder } from '@/lib/server/commerce/orders/read/get-order';
import { cancelOrderAndIntent } from '@/lib/server/commerce/payments/intents/cancel-order-and-intent';
import { recordPayment } from '@/lib/server/commerce/payments/intents/record-payment';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.getOrder, ({ actor, params }) => getOrder(actor, params.id)),
  bind(paymentCalls.recordPayment, ({ actor, params, body }) => recordPayment(actor, params.id, body)),
  bind(orderCalls.cancelOrder, ({ actor, params }) => cancelOrderAndIntent(actor, params.id)),
]);
