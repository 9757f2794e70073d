import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { acceptOffer } from '@/lib/server/commerce/offers/accept-offer';
import { offerCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(offerCalls.acceptOffer, ({ actor, params, body, language, idempotencyKey }) =>
    acceptOffer(actor, params.id, body, { key: idempotencyKey, language }),
  ),
]);
