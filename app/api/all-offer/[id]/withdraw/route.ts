import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { withdrawOffer } from '@/lib/server/commerce/offers/end-offer';
import { managedOfferCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedOfferCalls.withdrawOffer, ({ actor, params, body }) => withdrawOffer(actor, params.id, body)),
]);
