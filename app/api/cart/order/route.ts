import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { orderCart } from '@/lib/server/commerce/cart/order-cart';
import { cartCalls } from '@/lib/shared/cart/cart.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(cartCalls.orderCart, ({ actor, body, language, idempotencyKey }) =>
    orderCart(actor, body, { key: idempotencyKey, language }),
  ),
]);
