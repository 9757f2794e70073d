import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { declineOffer } from '@/lib/server/commerce/offers/end-offer';
import { declineOfferCall } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(declineOfferCall, ({ actor, params, body }) => declineOffer(actor, params.id, body)),
]);
