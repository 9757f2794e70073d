import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { changeCart } from '@/lib/server/commerce/cart/change-cart';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { cartCalls } from '@/lib/shared/cart/cart.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(cartCalls.getCart, ({ actor }) => getCart(buyerOf(actor))),
  bind(cartCalls.changeCart, ({ actor, body, idempotencyKey }) =>
    changeCart(actor, body, { key: idempotencyKey }),
  ),
]);
