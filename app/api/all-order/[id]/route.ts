import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { shipOrder } from '@/lib/server/commerce/orders/ship/ship-units';
import { cancelAnyOrderAndIntent } from '@/lib/server/commerce/payments/intents/cancel-order-and-intent';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.shipOrder, ({ actor, params }) => shipOrder(actor, params.id)),
  bind(orderCalls.cancelAnyOrder, ({ actor, params }) => cancelAnyOrderAndIntent(actor, params.id)),
]);
