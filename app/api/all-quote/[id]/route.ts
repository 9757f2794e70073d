import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getQuoteWithOffer } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { moveRequest } from '@/lib/server/inbox/requests/move-request';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quoteCalls.getManagedQuote, ({ actor, params }) => getQuoteWithOffer(actor, params.id)),
  bind(quoteCalls.moveQuote, ({ actor, params, body }) => moveRequest('quote', actor, params.id, body.state)),
]);
