import { ShieldAlert } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { DisputeTable } from '@/components/disputes/dispute-table';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/links/back-link';
import { Link } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { ListCount } from '@/components/ui/tables/list-count';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listDisputes } from '@/lib/server/commerce/payments/disputes/list-disputes';
import { disputeQuerySchema } from '@/lib/shared/payments/returned-money.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../../page-gate';
import { readListPage } from '../../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.disputes;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).orderPage.disputes.title };
}

export default async function DisputesPage({ params, searchParams }: PageProps) {
  const { orderPage, shell } = textsFor((await params).lang);
  const texts = orderPage.disputes;
  const listQuery = readListQuery(disputeQuerySchema, await searchParams);
  const { state } = listQuery;
  const actor = await requireAdmin(listHref(PATH, { state, page: listQuery.page }));
  const { rows, total, page, pageCount } = await readListPage(listQuery.page, async (part) => {
    const list = await listDisputes(actor, { state, ...part });
    return { rows: list.disputes, total: list.total };
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="grid gap-1">
        <BackLink href={ROUTES.manageOrders}>{texts.back}</BackLink>
        <DashboardHead heading={texts.heading} text={texts.text} />
      </div>
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-3">
          <ListCount count={total} texts={texts.count} />
          <Link
            href={listHref(PATH, state ? {} : { state: 'open' })}
            className="font-medium text-ink text-sm underline underline-offset-4"
          >
            {state ? texts.showAll : texts.openOnly}
          </Link>
        </div>
        {total > 0 ? (
          <DisputeTable disputes={rows} texts={texts} withOrder />
        ) : (
          <EmptyState icon={ShieldAlert} title={texts.empty.title} text={texts.empty.text} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(next) => listHref(PATH, { state, page: next })}
          texts={shell.pagination}
        />
      </div>
    </div>
  );
}
