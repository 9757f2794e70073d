import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { submitOffer } from '@/lib/server/commerce/approvals/submit-requisition';
import { offerCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(offerCalls.submitOffer, ({ actor, params, body, language, idempotencyKey }) =>
    submitOffer(actor, params.id, body, { key: idempotencyKey, language }),
  ),
]);
