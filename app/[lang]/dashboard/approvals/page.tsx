import { BadgeCheck, Building2 } from 'lucide';
import type { Metadata } from 'next';
import { z } from 'zod';
import { ApprovalTable } from '@/components/approvals/approval-table';
import { ArrivalToast } from '@/components/companies/arrival-toast';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { ListCount } from '@/components/ui/tables/list-count';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { countToDecide, listRequisitions } from '@/lib/server/commerce/approvals/list-requisitions';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { RequisitionsQuery } from '@/lib/shared/approvals/requisition.schema';
import { APPROVAL_VIEWS, type ApprovalView } from '@/lib/shared/approvals/requisition-states';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { pageSchema } from '@/lib/shared/numbers/number-fields.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = COMPANY_ROUTES.approvals;

const addressSchema = z.object({ view: z.enum(APPROVAL_VIEWS).optional(), page: pageSchema.optional() });

const QUERIES: Record<ApprovalView, RequisitionsQuery> = {
  'to-decide': { toDecide: 'true' },
  mine: { mine: 'true' },
  all: {},
};

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).approvals.list.title };
}

/** Requests for approval: to decide, one's own, and, for approvers, all of the company. */
export default async function ApprovalsPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { list: own } = texts.approvals;
  const actor = await requireMember(PATH);
  const membership = companyOf(actor);
  if (!membership) {
    return (
      <>
        <DashboardHead heading={own.heading} />
        <EmptyState icon={Building2} title={own.noCompany.title} text={own.noCompany.text}>
          <LinkButton href={ROUTES.company}>{own.noCompany.action}</LinkButton>
        </EmptyState>
      </>
    );
  }
  const query = readListQuery(addressSchema, await searchParams);
  const isApprover = mayInCompany(membership.role, 'read-requisitions');
  const view = isApprover ? (query.view ?? 'to-decide') : 'mine';
  const [{ rows, total, page, pageCount }, toDecide] = await Promise.all([
    readListPage(query.page, async (part) => {
      const found = await listRequisitions(actor, { ...QUERIES[view], ...part });
      return { rows: found.requisitions, total: found.total };
    }),
    countToDecide(actor),
  ]);
  return (
    <>
      <ArrivalToast />
      <DashboardHead heading={own.heading} />
      <div className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          {isApprover ? (
            <FilterLinks
              label={own.viewsLabel}
              links={APPROVAL_VIEWS.map((each) => ({
                key: each,
                label: own.views[each],
                href: COMPANY_ROUTES.approvalsOf(each),
                current: each === view,
                count: each === 'to-decide' ? (toDecide ?? undefined) : undefined,
              }))}
            />
          ) : (
            <h2 className="font-bold text-base">{own.views.mine}</h2>
          )}
          {total > 0 ? <ListCount count={total} texts={own.count} /> : null}
        </div>
        {rows.length === 0 ? (
          <EmptyState icon={BadgeCheck} title={own.empty[view].title} text={own.empty[view].text} />
        ) : (
          <ApprovalTable requisitions={rows} isMine={view === 'mine'} texts={texts} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(number) => listHref(PATH, { view, page: number })}
          texts={texts.shell.pagination}
        />
      </div>
    </>
  );
}
