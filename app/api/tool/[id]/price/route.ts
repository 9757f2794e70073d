import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { buyerOf } from '@/lib/server/commerce/pricing/buyer';
import { getToolPrice } from '@/lib/server/commerce/pricing/get-tool-price';
import { getToolPriceCall } from '@/lib/shared/pricing/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getToolPriceCall, ({ actor, params, query }) =>
    getToolPrice(actor && buyerOf(actor), params.id, query.quantity),
  ),
]);
