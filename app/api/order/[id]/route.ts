import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getOrder } from '@/lib/server/commerce/orders/get-order';
import { cancelOrderAndIntent } from '@/lib/server/commerce/payments/intents/cancel-order-and-intent';
import { recordPayment } from '@/lib/server/commerce/payments/intents/record-payment';
import { cancelOrderCall, getOrderCall } from '@/lib/shared/contracts/orders';
import { recordPaymentCall } from '@/lib/shared/contracts/payments';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getOrderCall, ({ actor, params }) => getOrder(actor, params.id)),
  bind(recordPaymentCall, ({ actor, params, body }) => recordPayment(actor, params.id, body)),
  bind(cancelOrderCall, ({ actor, params }) => cancelOrderAndIntent(actor, params.id)),
]);
