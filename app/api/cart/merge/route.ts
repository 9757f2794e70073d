import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { mergeCart } from '@/lib/server/commerce/cart/add-lines-to-cart';
import { cartCalls } from '@/lib/shared/cart/cart.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(cartCalls.mergeCart, ({ actor, body, idempotencyKey }) =>
    mergeCart(actor, body, { key: idempotencyKey }),
  ),
]);
