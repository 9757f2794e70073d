import { bindListFile } from '@/lib/server/api/bind-list-file';
import { linesOf, managedReturnColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listAllReturns } from '@/lib/server/commerce/returns/read-returns';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(allReturnCalls.exportAllReturns, managedReturnColumns, async ({ actor, query }) =>
    linesOf((await listAllReturns(actor, query)).returns),
  ),
]);
