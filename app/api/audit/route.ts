import { listAuditEntries } from '@/lib/server/audit/list-audit-entries';
import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { auditQuerySchema } from '@/lib/shared/schemas/audit';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'admin',
    rate: 'read',
    query: auditQuerySchema,
    run: async ({ actor, query }) => {
      const { entries, total } = await listAuditEntries(actor, query);
      return listResponse(entries, total);
    },
  }),
});
