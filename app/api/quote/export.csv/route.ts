import { bindListFile } from '@/lib/server/api/bind-list-file';
import { linesOf, ownQuoteColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listQuotesWithOffers } from '@/lib/server/commerce/offers/read/quotes-with-offers';
import { ownerOf } from '@/lib/server/identity/owner';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(quoteCalls.exportOwnQuotes, ownQuoteColumns, async ({ actor, query }) =>
    linesOf((await listQuotesWithOffers(ownerOf(actor), query)).quotes),
  ),
]);
