import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { orderCart } from '@/lib/server/commerce/cart/order-cart';
import { orderCartCall } from '@/lib/shared/cart/cart.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCartCall, ({ actor, body, language, idempotencyKey }) =>
    orderCart(actor, body, { key: idempotencyKey, language }),
  ),
]);
