import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { counterOffer } from '@/lib/server/commerce/offers/counter-offer';
import { offerCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(offerCalls.counterOffer, ({ actor, params, body }) => counterOffer(actor, params.id, body)),
]);
