import { bindListFile } from '@/lib/server/api/bind-list-file';
import { auditColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listAuditEntries } from '@/lib/server/compliance/list-audit-entries';
import { auditCalls } from '@/lib/shared/audit/audit.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    auditCalls.exportAuditEntries,
    auditColumns,
    async ({ actor, query }) => (await listAuditEntries(actor, query)).entries,
  ),
]);
