import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { offerCosts } from '@/lib/server/commerce/offers/offer-costs';
import { offerCostsCalls } from '@/lib/shared/offers/offer-costs.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(offerCostsCalls.offerCosts, ({ actor, params, body }) => offerCosts(actor, params.id, body)),
]);
