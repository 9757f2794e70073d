import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { makeOffer } from '@/lib/server/commerce/offers/make/make-offer';
import { listAllOffers } from '@/lib/server/commerce/offers/read/list-offers';
import { managedOfferCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedOfferCalls.listAllOffers, ({ actor, query }) => listAllOffers(actor, query)),
  bind(managedOfferCalls.makeOffer, ({ actor, body, idempotencyKey }) =>
    makeOffer(actor, body, { key: idempotencyKey }),
  ),
]);
