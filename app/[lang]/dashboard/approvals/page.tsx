import { BadgeCheck, Building2, FileDown } from 'lucide';
import type { Metadata } from 'next';
import { ApprovalTable } from '@/components/approvals/approval-table';
import { ArrivalToast } from '@/components/companies/arrival-toast';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { LinkButton } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { ListCount } from '@/components/ui/tables/list-count';
import { callPath } from '@/lib/client/page/call-path';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { countToDecide, listRequisitions } from '@/lib/server/commerce/approvals/list-requisitions';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { approvalCalls } from '@/lib/shared/approvals/approvals.contract';
import { QUERY_OF_VIEW, requisitionsAddressSchema } from '@/lib/shared/approvals/requisition.schema';
import { APPROVAL_VIEWS } from '@/lib/shared/approvals/requisition-states';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = COMPANY_ROUTES.approvals;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).approvals.list.title };
}

/** Requests for approval: to decide, one's own, and, for approvers, all of the company. */
export default async function ApprovalsPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
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
  const query = readListQuery(requisitionsAddressSchema, await searchParams);
  const isApprover = mayInCompany(membership.role, 'read-requisitions');
  const view = isApprover ? (query.view ?? 'to-decide') : 'mine';
  const [{ rows, total, page, pageCount }, toDecide] = await Promise.all([
    readListPage(query.page, async (part) => {
      const found = await listRequisitions(actor, { ...QUERY_OF_VIEW[view], ...part });
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
          {total > 0 ? (
            <span className="flex items-center gap-3">
              <ListCount count={total} texts={own.count} />
              <FileButton
                path={callPath<typeof approvalCalls.exportRequisitions>('/api/requisition/export.csv', {
                  query: { ...QUERY_OF_VIEW[view], language: languageOf(lang) },
                })}
                label={texts.admin.exportCsv}
                icon={FileDown}
                size="xs"
              />
            </span>
          ) : null}
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
