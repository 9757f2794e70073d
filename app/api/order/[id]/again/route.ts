import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { orderAgain } from '@/lib/server/commerce/cart/order-again';
import { cartCalls } from '@/lib/shared/cart/cart.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(cartCalls.orderAgain, ({ actor, params, idempotencyKey }) =>
    orderAgain(actor, params.id, { key: idempotencyKey }),
  ),
]);
