import { bindListFile } from '@/lib/server/api/bind-list-file';
import { requisitionColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listRequisitions } from '@/lib/server/commerce/approvals/list-requisitions';
import { approvalCalls } from '@/lib/shared/approvals/approvals.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    approvalCalls.exportRequisitions,
    requisitionColumns,
    async ({ actor, query }) => (await listRequisitions(actor, query)).requisitions,
  ),
]);
