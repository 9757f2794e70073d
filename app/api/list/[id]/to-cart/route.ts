import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listToCart } from '@/lib/server/commerce/lists/list-to-cart';
import { listCalls } from '@/lib/shared/lists/lists.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listCalls.listToCart, ({ actor, params, idempotencyKey }) =>
    listToCart(actor, params.id, { key: idempotencyKey }),
  ),
]);
