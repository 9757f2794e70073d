import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getToolPrices } from '@/lib/server/commerce/prices/get-tool-prices';
import { priceCalls } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(priceCalls.getToolPrices, ({ actor, body }) => getToolPrices(actor && buyerOf(actor), body)),
]);
