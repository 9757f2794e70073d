import { bindListFile } from '@/lib/server/api/bind-list-file';
import { linesOf, returnColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listReturns } from '@/lib/server/commerce/returns/read-returns';
import { returnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(returnCalls.exportReturns, returnColumns, async ({ actor, query }) =>
    linesOf((await listReturns(actor, query)).returns),
  ),
]);
