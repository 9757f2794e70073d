import { type Contract, declareCall } from '../calls/contract';
import { auditEntrySchema, auditQuerySchema } from './audit.schema';

export const listAuditEntriesCall = declareCall({
  method: 'GET',
  path: '/api/audit',
  tag: 'Audit',
  summary: 'List entries of the audit log, newest first, one page of them.',
  who: 'admin',
  rate: 'read',
  query: auditQuerySchema,
  success: { status: 200, description: 'Entries of this page.', list: 'entries', schema: auditEntrySchema },
});

export const AUDIT_CALLS: readonly Contract[] = [listAuditEntriesCall];
