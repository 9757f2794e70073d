import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { mergeCart } from '@/lib/server/commerce/cart/add-lines-to-cart';
import { mergeCartCall } from '@/lib/shared/cart/cart.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(mergeCartCall, ({ actor, body, idempotencyKey }) => mergeCart(actor, body, { key: idempotencyKey })),
]);
