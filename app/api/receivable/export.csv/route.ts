import { bindListFile } from '@/lib/server/api/bind-list-file';
import { receivableColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listReceivables } from '@/lib/server/commerce/receivables/rows/list-receivables';
import { receivableCalls } from '@/lib/shared/receivables/receivable-rows.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    receivableCalls.exportReceivables,
    receivableColumns,
    async ({ actor, query }) => (await listReceivables(actor, query)).receivables,
  ),
]);
