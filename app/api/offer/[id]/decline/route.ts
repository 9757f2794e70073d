import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { declineOffer } from '@/lib/server/commerce/offers/end-offer';
import { offerCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(offerCalls.declineOffer, ({ actor, params, body }) => declineOffer(actor, params.id, body)),
]);
