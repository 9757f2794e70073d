import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { buyerOf } from '@/lib/server/commerce/pricing/buyer';
import { getToolPrices } from '@/lib/server/commerce/pricing/get-tool-prices';
import { getToolPricesCall } from '@/lib/shared/pricing/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getToolPricesCall, ({ actor, body }) => getToolPrices(actor && buyerOf(actor), body)),
]);
