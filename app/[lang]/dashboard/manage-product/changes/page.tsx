import { History } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { ChangedTools, ChangeTable } from '@/components/tools/manage/change-table';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/links/back-link';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { Notice } from '@/components/ui/notice';
import { ListCount } from '@/components/ui/tables/list-count';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { getBulkChange, listBulkChanges } from '@/lib/server/commerce/tools/manage/list-bulk-changes';
import type { Actor } from '@/lib/server/identity/actor';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { AppError } from '@/lib/shared/messages/errors';
import { ROUTES } from '@/lib/shared/site/routes';
import { type BulkEntry, bulkHistoryQuerySchema } from '@/lib/shared/stock/bulk-edit.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../../page-gate';
import { categoriesToChoose } from '../../categories-to-choose';
import { readListPage } from '../../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).bulkChanges.title };
}

/** Null for a change that is too old. */
async function openChange(actor: Actor, undoToken: string): Promise<BulkEntry | null> {
  try {
    return await getBulkChange(actor, undoToken);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

export default async function BulkChangesPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const own = texts.bulkChanges;
  const query = await searchParams;
  const asked = readListQuery(bulkHistoryQuerySchema, query);
  const open = typeof query.change === 'string' ? query.change : undefined;
  const actor = await requireAdmin(listHref(ROUTES.bulkChanges, { page: asked.page, change: open }));
  const [entry, { rows, ...list }, categories] = await Promise.all([
    open === undefined ? undefined : openChange(actor, open),
    readListPage(asked.page, async (part) => {
      const { changes, total } = await listBulkChanges(actor, part);
      return { rows: changes, total };
    }),
    categoriesToChoose(lang, DEFAULT_CATEGORY),
  ]);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-2">
        <BackLink href={ROUTES.manageProducts}>{own.back}</BackLink>
        <DashboardHead
          heading={own.heading}
          text={own.text}
          state={<ListCount count={list.total} texts={own.count} />}
        >
          <LinkButton href={ROUTES.imports} variant="ghost" size="xs">
            {own.imports}
          </LinkButton>
        </DashboardHead>
      </div>
      {entry === null ? <Notice tone="warning">{own.tooOld}</Notice> : null}
      {entry ? <ChangedTools entry={entry} categories={categories} texts={texts} /> : null}
      {list.total > 0 ? (
        <ChangeTable changes={rows} open={entry?.undoToken} categories={categories} texts={texts} />
      ) : (
        <EmptyState icon={History} title={own.empty.title} text={own.empty.text} />
      )}
      <Pagination
        page={list.page}
        pageCount={list.pageCount}
        href={(next) => listHref(ROUTES.bulkChanges, { page: next })}
        texts={texts.shell.pagination}
      />
    </div>
  );
}
