import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { previewCart } from '@/lib/server/commerce/cart/get-cart';
import { cartCalls } from '@/lib/shared/cart/cart.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(cartCalls.previewCart, ({ actor, body }) => previewCart(actor, body)),
]);
