import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { orderIdempotency } from '@/lib/server/commerce/orders/idempotency';
import { listOwnOrders } from '@/lib/server/commerce/orders/list-own-orders';
import { placeSingleOrder } from '@/lib/server/commerce/orders/place-single-order';
import { listOwnOrdersCall, placeOrderCall } from '@/lib/shared/contracts/orders';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listOwnOrdersCall, ({ actor, query: { email = actor.email, ...part } }) =>
    listOwnOrders(actor, email, part),
  ),
  bind(placeOrderCall, ({ actor, body, language, idempotencyKey }) =>
    placeSingleOrder(actor, body, { idempotency: orderIdempotency(idempotencyKey, body), language }),
  ),
]);
