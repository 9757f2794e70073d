import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listAuditEntries } from '@/lib/server/compliance/list-audit-entries';
import { auditCalls } from '@/lib/shared/audit/audit.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(auditCalls.listAuditEntries, ({ actor, query }) => listAuditEntries(actor, query)),
]);
