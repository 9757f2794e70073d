import { callsOf } from '../calls/contract';
import { listFile } from '../calls/list-file';
import { auditEntrySchema, auditQuerySchema } from './audit.schema';

export const auditCalls = callsOf({ tag: 'Audit', who: 'admin' })({
  listAuditEntries: {
    method: 'GET',
    path: '/api/audit',
    summary: 'List entries of the audit log, newest first, one page of them.',
    query: auditQuerySchema,
    success: { status: 200, description: 'Entries of this page.', list: 'entries', schema: auditEntrySchema },
  },
  exportAuditEntries: listFile({
    path: '/api/audit/export.csv',
    summary: 'The entries of that list as CSV.',
    query: auditQuerySchema,
  }),
});
