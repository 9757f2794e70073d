import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listQuotesWithOffers } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { requestQuote } from '@/lib/server/commerce/offers/requests/request-quote';
import { ownerOf } from '@/lib/server/identity/owner';
import { idempotencyOf } from '@/lib/server/platform/idempotency';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quoteCalls.listOwnQuotes, ({ actor, query }) => listQuotesWithOffers(ownerOf(actor), query)),
  bind(quoteCalls.requestQuote, ({ actor, body, language, idempotencyKey }) =>
    requestQuote(body, { actor, language, idempotency: idempotencyOf(idempotencyKey, body) }),
  ),
]);
