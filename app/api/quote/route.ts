import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listQuotesWithOffers } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { requestQuote } from '@/lib/server/commerce/offers/request-quote';
import { ownerOf } from '@/lib/server/identity/owner';
import { idempotencyOf } from '@/lib/server/platform/idempotency';
import { listOwnQuotesCall, requestQuoteCall } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listOwnQuotesCall, ({ actor, query }) => listQuotesWithOffers(ownerOf(actor), query)),
  bind(requestQuoteCall, ({ actor, body, language, idempotencyKey }) =>
    requestQuote(body, { actor, language, idempotency: idempotencyOf(idempotencyKey, body) }),
  ),
]);
