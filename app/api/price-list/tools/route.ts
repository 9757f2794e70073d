import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { findRuleTools } from '@/lib/server/commerce/prices/get-price-lists';
import { priceListCalls } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(priceListCalls.findRuleTools, ({ actor, body }) => findRuleTools(actor, body)),
]);
