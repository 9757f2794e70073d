import { ScrollText } from 'lucide';
import { AuditFilter } from '@/components/audit/audit-filter';
import { AuditTable, UnsealedNotice } from '@/components/audit/audit-table';
import { ListCount } from '@/components/ui/tables/list-count';
import { callPath } from '@/lib/client/page/call-path';
import { countUnsealed, listAuditEntries } from '@/lib/server/compliance/list-audit-entries';
import type { auditCalls } from '@/lib/shared/audit/audit.contract';
import { auditQuerySchema } from '@/lib/shared/audit/audit.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';

const page = listPage({
  path: ROUTES.audit,
  icon: ScrollText,
  query: auditQuerySchema,
  own: ({ audit }) => audit,
  list: async (actor, query) => {
    const { entries: rows, total } = await listAuditEntries(actor, query);
    return { rows, total };
  },
  file: (query) => callPath<typeof auditCalls.exportAuditEntries>('/api/audit/export.csv', { query }),
  more: (actor) => countUnsealed(actor),
  frame: ({ query: { page: _page, limit: _limit, ...query }, address, own, total, more: unsealed }) => ({
    narrowing: address,
    actions: <ListCount count={total} texts={own.count} />,
    above: <UnsealedNotice {...unsealed} texts={own.unsealed} />,
    toolbar: (
      <AuditFilter
        path={ROUTES.audit}
        query={query}
        isNarrowed={Object.values(address).some(Boolean)}
        actions={own.actions}
        texts={own.filter}
      />
    ),
  }),
  table: ({ rows, own }) => <AuditTable entries={rows} texts={own} />,
});

export const { generateMetadata } = page;
export default page.Page;
