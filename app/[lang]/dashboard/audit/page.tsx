import { ScrollText } from 'lucide';
import type { Metadata } from 'next';
import { AuditFilter } from '@/components/audit/audit-filter';
import { AuditTable, UnsealedNotice } from '@/components/audit/audit-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { ListCount } from '@/components/ui/tables/list-count';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { countUnsealed, listAuditEntries } from '@/lib/server/compliance/list-audit-entries';
import { auditQuerySchema } from '@/lib/shared/audit/audit.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.audit;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).audit.title };
}

export default async function AuditPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { page: requested, limit: _, ...query } = readListQuery(auditQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { ...query, page: requested }));
  const { rows, total, page, pageCount } = await readListPage(requested, async (part) => {
    const list = await listAuditEntries(actor, { ...query, ...part });
    return { rows: list.entries, total: list.total };
  });
  const own = texts.audit;
  const unsealed = await countUnsealed(actor);
  const isNarrowed = Object.values(query).some((value) => value !== undefined && value !== '');
  const { title, text } = isNarrowed ? own.noMatch : own.empty;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <DashboardHead heading={own.heading} text={own.text}>
        <ListCount count={total} texts={own.count} />
      </DashboardHead>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <UnsealedNotice {...unsealed} texts={own.unsealed} />
        <AuditFilter
          path={PATH}
          query={query}
          isNarrowed={isNarrowed}
          actions={own.actions}
          texts={own.filter}
        />
        {total > 0 ? (
          <AuditTable entries={rows} texts={own} />
        ) : (
          <EmptyState icon={ScrollText} title={title} text={text}>
            {isNarrowed ? (
              <LinkButton href={PATH} variant="outline">
                {own.noMatch.action}
              </LinkButton>
            ) : null}
          </EmptyState>
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(next) => listHref(PATH, { ...query, page: next })}
          texts={texts.shell.pagination}
        />
      </div>
    </div>
  );
}
