'use client';
import { useLanguage } from '#use-language';
import { PanelHead, panelTexts } from '@/components/dashboard/beside/panel-parts';
import type { Panel } from '@/components/dashboard/beside/rows-beside';
import { NewestOrders } from '@/components/orders/manage/newest-orders';
import { EmailText } from '@/components/ui/measured-text';
import { listHref } from '@/lib/client/page/list-query';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { CompanyFacts, CompanyStateBadge } from './company-head';
import { CompanySteps } from './manage-company';

const ORDERS = 5;

/** The company with its figures, which its row in the list has. */
async function read(id: string) {
  const [{ call, managedCompanyCalls }, { orderCalls }, texts] = await Promise.all([
    loadContracts(() => import('@/lib/shared/companies/company.contract')),
    loadContracts(() => import('@/lib/shared/orders/orders.contract')),
    panelTexts(),
  ]);
  const [company, orders] = await Promise.all([
    call(managedCompanyCalls.getManagedCompany, { params: { id } }),
    call(orderCalls.listAllOrders, { query: { company: id, state: 'all', page: 1, limit: ORDERS } }),
  ]);
  const rows = await call(managedCompanyCalls.listCompanies, { query: { q: company.number, state: 'all' } });
  return { company, orders, figures: rows.find(({ _id }) => _id === id), texts };
}

type Data = Awaited<ReturnType<typeof read>>;

function CompanyContent({ data: { company, orders, figures, texts } }: { data: Data }) {
  const language = useLanguage();
  const { _id, name, state, revision, members, termsDays, creditLimit = 0 } = company;
  const { manage, facts, roles } = texts.company;
  const dollars = (amount: number) => formatDollars(amount, language);
  return (
    <>
      <PanelHead href={COMPANY_ROUTES.managed(_id)} label={texts.panels.fullPage}>
        <CompanyStateBadge state={state} texts={texts.company} />
      </PanelHead>
      {state === 'pending' || state === 'blocked' ? (
        <div className="flex flex-wrap gap-2">
          <CompanySteps
            company={{ _id, name, state, revision }}
            texts={manage}
            confirmTexts={texts.confirm}
          />
        </div>
      ) : null}
      <CompanyFacts
        company={company}
        texts={facts}
        more={[
          [
            manage.terms,
            termsDays === null
              ? manage.byCard
              : fillText(manage.days, { count: formatNumber(termsDays, language) }),
          ],
          ...(termsDays === null ? [] : [[manage.creditLimit, dollars(creditLimit)] as const]),
          ...(figures
            ? [
                [texts.columns.open, dollars(figures.invoiced)] as const,
                [manage.columns.overdue, dollars(figures.overdue)] as const,
                [texts.panels.reserved, dollars(figures.reserved)] as const,
              ]
            : []),
        ]}
      />
      <section className="grid gap-1 text-sm">
        <h3 className="font-semibold text-ink">{texts.columns.members}</h3>
        <ul className="grid">
          {members.map(({ userId, name: member, email, role }) => (
            <li
              key={userId}
              className="flex min-w-0 flex-wrap items-baseline gap-x-3 border-line border-b py-1.5"
            >
              <span className="wrap-anywhere font-medium text-ink">{member}</span>
              <span className="text-muted text-xs">{roles[role]}</span>
              {email ? <EmailText email={email} className="ms-auto min-w-0 text-xs" /> : null}
            </li>
          ))}
        </ul>
      </section>
      <NewestOrders orders={orders} href={listHref(ROUTES.manageOrders, { company: _id })} texts={texts} />
    </>
  );
}

export const companyPanel: Panel<Data> = {
  read,
  titleOf: ({ company }) => company.name,
  stateOf: ({ company }) => company.state,
  Content: CompanyContent,
};
