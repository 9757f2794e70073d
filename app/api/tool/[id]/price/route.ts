import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getToolPrice } from '@/lib/server/commerce/prices/get-tool-prices';
import { priceCalls } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(priceCalls.getToolPrice, ({ actor, params, query }) =>
    getToolPrice(actor && buyerOf(actor), params.id, query.quantity),
  ),
]);
