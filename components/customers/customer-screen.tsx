import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { CustomerNumberForm, NoteForm, PriceGroupSelect } from '@/components/customers/customer-actions';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { orderRowOf, orderTableTextsOf } from '@/components/orders/manage/order-row';
import { OrderTable } from '@/components/orders/manage/order-table';
import { RequestTable } from '@/components/requests/request-table';
import { Badge } from '@/components/ui/badge';
import { BackLink } from '@/components/ui/links/back-link';
import { Link } from '@/components/ui/links/link';
import { Pagination } from '@/components/ui/links/pagination';
import { EmailText } from '@/components/ui/measured-text';
import { FactList, Panel } from '@/components/ui/panel';
import { callPath } from '@/lib/client/page/call-path';
import { listHref } from '@/lib/client/page/list-query';
import type { CompanyRole } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import type { ProfileResponse, UserRow } from '@/lib/shared/customers/user.schema';
import type { userCalls } from '@/lib/shared/customers/users.contract';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Note } from '@/lib/shared/notes/note.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { ListedRequests } from '@/lib/shared/requests/requests.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { StartViewButton } from './view-buttons';

type Counted = { count: number; value: number };
type Listed<Row> = { requests: readonly Row[]; total: number };

type CustomerScreenProps = {
  account: UserRow & ProfileResponse & { createdAt: string; note: Note };
  company: { _id: string; name: string; role: CompanyRole } | null;
  sums: { open: Counted; toShip: Counted; paid: Counted; refunded: number };
  orders: { rows: readonly Order[]; total: number; page: number; pageCount: number };
  today: string;
  path: string;
  groups: readonly (readonly [string, string])[];
  quotes: Listed<ListedRequests['quote']>;
  messages: Listed<ListedRequests['contact']>;
  texts: Texts;
};

export function CustomerScreen(props: CustomerScreenProps) {
  const { account, company, sums, orders, today, path, groups, quotes, messages, texts } = props;
  const own = texts.customer;
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.customers}>{own.back}</BackLink>
        <DashboardHead
          heading={account.name}
          state={
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={account.verified ? 'success' : 'neutral'}>
                {account.verified ? texts.admin.users.verified : texts.dashboard.makeAdmin.unverified}
              </Badge>
              {account.role === 'admin' ? <Badge tone="accent">{texts.dashboard.role.admin}</Badge> : null}
            </span>
          }
        >
          {account.role === 'customer' ? (
            <StartViewButton userId={account._id} email={account.email} texts={own.view} />
          ) : null}
        </DashboardHead>
      </div>
      <CustomerSums sums={sums} texts={own.sums} />
      <CustomerFacts account={account} company={company} groups={groups} texts={texts} />
      <Panel heading={own.orders}>
        {orders.total === 0 ? (
          <p className="text-muted">{own.noOrders}</p>
        ) : (
          <>
            <OrderTable
              orders={orders.rows.map((order) => orderRowOf(order))}
              today={today}
              leftOut={['buyer']}
              texts={orderTableTextsOf(texts)}
            />
            <Pagination
              page={orders.page}
              pageCount={orders.pageCount}
              href={(page) => listHref(path, { page })}
              texts={texts.shell.pagination}
            />
          </>
        )}
      </Panel>
      <Panel heading={texts.admin.note.heading}>
        <NoteForm
          key={account._id}
          path={callPath<typeof userCalls.writeNote>('/api/user/{email}/note', {
            params: { email: account.email },
          })}
          note={account.note}
          label={own.note}
          texts={texts.admin.note}
        />
      </Panel>
      <RequestsPanel
        heading={texts.quotes.manage.heading}
        href={listHref(ROUTES.manageQuotes, { q: account.email, state: 'all' })}
        list={quotes}
        texts={own}
      >
        <RequestTable kind="quote" requests={quotes.requests} texts={texts} />
      </RequestsPanel>
      <RequestsPanel
        heading={texts.contact.manage.heading}
        href={listHref(ROUTES.messages, { q: account.email, state: 'all' })}
        list={messages}
        texts={own}
      >
        <RequestTable kind="contact" requests={messages.requests} texts={texts} />
      </RequestsPanel>
    </>
  );
}

function CustomerSums({
  sums,
  texts,
}: Pick<CustomerScreenProps, 'sums'> & { texts: Texts['customer']['sums'] }) {
  const language = useLanguage();
  const countedText = ({ count }: Counted) =>
    count === 1 ? texts.count.one : fillText(texts.count.many, { count: formatNumber(count, language) });
  const figures = [
    ['open', sums.open.value, countedText(sums.open)],
    ['toShip', sums.toShip.value, countedText(sums.toShip)],
    ['paid', sums.paid.value, countedText(sums.paid)],
    ['refunded', sums.refunded, ''],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 xl:grid-cols-4">
      {figures.map(([kind, value, count]) => (
        <div key={kind} className="grid min-w-0 content-start gap-0.5">
          <dt className="text-muted text-sm">{texts[kind]}</dt>
          <dd className="figures wrap-anywhere font-extrabold text-ink text-xl tracking-[-0.02em] sm:text-2xl">
            {formatDollars(value, language)}
          </dd>
          {count ? <dd className="figures text-muted text-xs">{count}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function CustomerFacts({
  account,
  company,
  groups,
  texts,
}: Pick<CustomerScreenProps, 'account' | 'company' | 'groups' | 'texts'>) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { profile } = texts.dashboard;
  const { assign, assigned, left, noGroup, column } = texts.prices.groups;
  const group = (
    <PriceGroupSelect
      // Remounted when the server returns another group.
      key={account.priceGroupId ?? ''}
      user={{ name: account.name, email: account.email, priceGroupId: account.priceGroupId ?? '' }}
      groups={groups}
      texts={{ assign, assigned, left, noGroup }}
    />
  );
  return (
    <Panel heading={texts.customer.account}>
      <FactList
        facts={[
          [profile.email, <EmailText key="email" email={account.email} />],
          ...(account.phone ? [[profile.phone, account.phone] as const] : []),
          ...(account.address ? [[profile.address, account.address] as const] : []),
          ...(company
            ? [
                [
                  texts.customer.company,
                  <span key="company">
                    <Link
                      href={COMPANY_ROUTES.managed(company._id)}
                      className="font-medium text-ink underline decoration-line underline-offset-4"
                    >
                      {company.name}
                    </Link>{' '}
                    ({texts.company.roles[company.role]})
                  </span>,
                ] as const,
              ]
            : []),
          [texts.customer.since, formatDay(account.createdAt, language, timeZone)],
          ...(groups.length > 0 ? [[column, group] as const] : []),
        ]}
      />
      {company || account.role === 'admin' ? null : (
        <CustomerNumberForm
          key={account.customerNumber ?? ''}
          id={account._id}
          customerNumber={account.customerNumber ?? ''}
          texts={texts.customer.number}
        />
      )}
    </Panel>
  );
}

type RequestsPanelProps = {
  heading: string;
  href: string;
  list: Listed<unknown>;
  texts: Texts['customer'];
  children: ReactNode;
};

function RequestsPanel({ heading, href, list, texts, children }: RequestsPanelProps) {
  const language = useLanguage();
  if (list.total === 0) return null;
  return (
    <Panel heading={heading}>
      {children}
      {list.total > list.requests.length ? (
        <Link
          href={href}
          className="w-fit font-medium text-ink text-sm underline decoration-line underline-offset-4"
        >
          {fillText(texts.all, { count: formatNumber(list.total, language) })}
        </Link>
      ) : null}
    </Panel>
  );
}
