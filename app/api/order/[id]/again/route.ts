import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { orderAgain } from '@/lib/server/commerce/cart/order-again';
import { orderAgainCall } from '@/lib/shared/cart/cart.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderAgainCall, ({ actor, params, idempotencyKey }) =>
    orderAgain(actor, params.id, { key: idempotencyKey }),
  ),
]);
