import { ClipboardList } from 'lucide';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FoundWaiting } from '@/components/approvals/approval-table';
import { CompanyOrderTable } from '@/components/companies/company-order-table';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ListDays } from '@/components/dashboard/rows/list-days';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { SavedViews } from '@/components/dashboard/saved-views';
import { callPath } from '@/lib/client/page/call-path';
import { type AddressQuery, readListQuery } from '@/lib/client/page/list-query';
import { findWaiting } from '@/lib/server/commerce/approvals/list-requisitions';
import { listCompanyOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { listViews } from '@/lib/server/identity/users/saved-views';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import type { companyCalls } from '@/lib/shared/companies/company.contract';
import { companyOrdersQuerySchema } from '@/lib/shared/companies/company.schema';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { LISTED_ORDER_FILTERS } from '@/lib/shared/orders/order-status';
import { languageOf } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { readListPage } from '../../read-list-page';
import { CompanyPage } from '../company-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = COMPANY_ROUTES.tab('orders');

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).company.orders.label };
}

export default async function CompanyOrdersPage({ params, searchParams }: PageProps) {
  const {
    q = '',
    state,
    member,
    from,
    to,
    page,
  } = readListQuery(companyOrdersQuerySchema, await searchParams);
  const { lang } = await params;
  return (
    <CompanyPage lang={lang} tab="orders">
      {async ({ company, actor, texts }) => {
        if (!companyOf(actor) || !mayInCompany(company.role, 'read-company-orders')) notFound();
        const own = texts.company.orders;
        const { rows, ...list } = await readListPage(page, async (part) => {
          const read = () => listCompanyOrders(actor, { q, state, member, from, to, ...part });
          const { orders, total } = await inLanguage(languageOf(lang), read);
          return { rows: orders, total };
        });
        const [waiting, views] = await Promise.all([
          findWaiting({ userId: actor.userId, company: companyOf(actor) }, { q, everybody: true }),
          listViews(actor, 'company/orders'),
        ]);
        return (
          <>
            <FoundWaiting found={waiting} texts={texts.approvals.found} />
            <AdminList
              {...list}
              path={PATH}
              q={q}
              filter={{
                name: 'state',
                value: state,
                options: [
                  [undefined, own.current],
                  ...LISTED_ORDER_FILTERS.map((each) => [each, texts.orders.filters.states[each]] as const),
                  ['all', own.all],
                ],
              }}
              narrowing={{ member, from, to }}
              controls={
                <>
                  <ListSelect
                    path={PATH}
                    parameters={{ q, state, from, to }}
                    name="member"
                    value={member ?? ''}
                    label={own.member}
                    options={[
                      ['', own.everybody],
                      ...company.members.map(({ userId, name }) => [userId, name] as const),
                    ]}
                  />
                  <ListDays
                    path={PATH}
                    parameters={{ q, state, member, from, to }}
                    texts={texts.admin.orders.placed}
                  />
                </>
              }
              views={
                <SavedViews
                  list="company/orders"
                  views={views}
                  path={PATH}
                  address={{ q, state, member, from, to }}
                  texts={texts.admin.views}
                />
              }
              file={callPath<typeof companyCalls.exportCompanyOrders>('/api/company/order/export.csv', {
                query: { q, state, member, from, to, language: languageOf(lang) },
              })}
              icon={ClipboardList}
              texts={texts}
              own={own}
            >
              <CompanyOrderTable orders={rows} texts={texts} />
            </AdminList>
          </>
        );
      }}
    </CompanyPage>
  );
}
