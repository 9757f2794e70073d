import { bindListFile } from '@/lib/server/api/bind-list-file';
import { linesOf, quoteColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(quoteCalls.exportAllQuotes, quoteColumns, async ({ actor, query }) =>
    linesOf((await listRequests('quote', actor, query)).requests),
  ),
]);
