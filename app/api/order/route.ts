import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { orderIdempotency, placeSingleOrder } from '@/lib/server/commerce/orders/place/place-single-order';
import { listOwnOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.listOwnOrders, ({ actor, query: { email = actor.email, ...part } }) =>
    listOwnOrders(actor, email, part),
  ),
  bind(orderCalls.placeOrder, ({ actor, body, language, idempotencyKey }) =>
    placeSingleOrder(actor, body, { idempotency: orderIdempotency(idempotencyKey, body), language }),
  ),
]);
