import { bindListFile } from '@/lib/server/api/bind-list-file';
import { managedOfferColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listAllOffers } from '@/lib/server/commerce/offers/read/list-offers';
import { managedOfferCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    managedOfferCalls.exportAllOffers,
    managedOfferColumns,
    async ({ actor, query }) => (await listAllOffers(actor, query)).offers,
  ),
]);
