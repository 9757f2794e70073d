import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { withdrawOffer } from '@/lib/server/commerce/offers/end-offer';
import { withdrawOfferCall } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(withdrawOfferCall, ({ actor, params, body }) => withdrawOffer(actor, params.id, body)),
]);
