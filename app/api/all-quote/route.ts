import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listRequestsWithOffers } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quoteCalls.listAllQuotes, ({ actor, query }) => listRequestsWithOffers('quote', actor, query)),
]);
