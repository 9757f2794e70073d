import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getOffer } from '@/lib/server/commerce/offers/read/get-offer';
import { getOfferCall } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getOfferCall, ({ actor, params }) => getOffer(actor, params.id)),
]);
