import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { sendVersion } from '@/lib/server/commerce/offers/make/send-version';
import { managedOfferCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedOfferCalls.sendOfferVersion, ({ actor, params, body, idempotencyKey }) =>
    sendVersion(actor, params.id, body, { key: idempotencyKey }),
  ),
]);
