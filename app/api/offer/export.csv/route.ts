import { bindListFile } from '@/lib/server/api/bind-list-file';
import { offerColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listOwnOffers } from '@/lib/server/commerce/offers/read/list-offers';
import { offerCalls } from '@/lib/shared/offers/offers.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    offerCalls.exportOffers,
    offerColumns,
    async ({ actor, query }) => (await listOwnOffers(actor, query)).offers,
  ),
]);
