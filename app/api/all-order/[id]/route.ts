import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { shipOrder } from '@/lib/server/commerce/orders/lifecycle/ship-order';
import { cancelAnyOrderAndIntent } from '@/lib/server/commerce/payments/intents/cancel-order-and-intent';
import { cancelAnyOrderCall, shipOrderCall } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(shipOrderCall, ({ actor, params }) => shipOrder(actor, params.id)),
  bind(cancelAnyOrderCall, ({ actor, params }) => cancelAnyOrderAndIntent(actor, params.id)),
]);
