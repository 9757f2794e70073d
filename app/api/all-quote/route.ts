import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listAllQuotesWithOffers } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { listAllQuotesCall } from '@/lib/shared/inbox/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listAllQuotesCall, ({ actor, query }) => listAllQuotesWithOffers(actor, query)),
]);
