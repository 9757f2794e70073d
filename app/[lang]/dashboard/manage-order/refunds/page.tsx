import { Undo2 } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { RefundTable } from '@/components/refunds/refund-table';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/links/back-link';
import { Pagination } from '@/components/ui/links/pagination';
import { ListCount } from '@/components/ui/tables/list-count';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listRefunds } from '@/lib/server/commerce/payments/refunds/list-refunds';
import { refundQuerySchema } from '@/lib/shared/payments/returned-money.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../../page-gate';
import { readListPage } from '../../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.refunds;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).orderPage.refunds.title };
}

export default async function RefundsPage({ params, searchParams }: PageProps) {
  const { orderPage, shell } = textsFor((await params).lang);
  const texts = orderPage.refunds;
  const listQuery = readListQuery(refundQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { page: listQuery.page }));
  const { rows, total, page, pageCount } = await readListPage(listQuery.page, async (part) => {
    const list = await listRefunds(actor, part);
    return { rows: list.refunds, total: list.total };
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid gap-1">
        <BackLink href={ROUTES.manageOrders}>{texts.back}</BackLink>
        <DashboardHead heading={texts.heading} text={texts.text} />
      </div>
      <div className="grid min-w-0 gap-2">
        <ListCount count={total} texts={texts.count} />
        {total > 0 ? (
          <RefundTable refunds={rows} texts={texts} withOrder confirm={shell.confirm} />
        ) : (
          <EmptyState icon={Undo2} title={texts.empty.title} text={texts.empty.text} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(next) => listHref(PATH, { page: next })}
          texts={shell.pagination}
        />
      </div>
    </div>
  );
}
