import { PackageSearch, ShieldAlert, Undo2 } from 'lucide';
import { cookies } from 'next/headers';
import { ListDays } from '@/components/dashboard/rows/list-days';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { orderRowOf, orderTableTextsOf, withShownBuyer } from '@/components/orders/manage/order-row';
import { OrderTable } from '@/components/orders/manage/order-table';
import { FailedRefundsLink } from '@/components/refunds/failed-refunds';
import { NextToShipText } from '@/components/shipments/order-ship-text';
import { Icon } from '@/components/ui/icon';
import { Link, LinkButton } from '@/components/ui/links/link';
import { callPath } from '@/lib/client/page/call-path';
import { hiddenColumnsCookie, readHiddenColumns } from '@/lib/client/page/hidden-columns';
import { listHref } from '@/lib/client/page/list-query';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import {
  countOrdersByFilter,
  countOverdueOrders,
  nextToShip,
} from '@/lib/server/commerce/orders/read/count-orders';
import { listAllOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { findOrdersShortOfStock } from '@/lib/server/commerce/orders/read/units-in-stock';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { findAccountIds } from '@/lib/server/identity/users/account-for-admins';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ALL_ORDERS_SORTS, allOrdersAddressSchema } from '@/lib/shared/orders/order.schema';
import { isOfShipping, PART_SHIPPED, TO_PAY, TO_SHIP } from '@/lib/shared/orders/order-status';
import type { orderCalls } from '@/lib/shared/orders/orders.contract';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { listPage } from '../list-page';

const PATH = ROUTES.manageOrders;
/** Orders that are paid or on account are to ship. */
const TABS = [
  ...([undefined, TO_PAY, TO_SHIP, PART_SHIPPED] as const),
  ...(['on-account', 'shipped', 'cancelled', 'expired', 'refunded', 'refund-failed'] as const),
  ...(['disputed', 'all'] as const),
];

const LINK = 'font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink';

/** What should have shipped by now stands above what has time. */
const usualSort = (state: Parameters<typeof isOfShipping>[0]) => (isOfShipping(state) ? 'ships' : 'newest');

const page = listPage({
  path: PATH,
  icon: PackageSearch,
  saves: 'manage-order',
  query: allOrdersAddressSchema,
  address: ({ q, state, sort, company, from, to }) => {
    return { q, state, sort: sort === usualSort(state) ? undefined : sort, company, from, to };
  },
  opens: 'order',
  own: ({ admin, orders: { manage } }) => ({ ...admin.orders, ...manage }),
  list: async (actor, { q = '', sort, ...query }) => {
    const asked = { ...query, q, sort: sort ?? usualSort(query.state) };
    const { orders: rows, total } = await listAllOrders(actor, asked);
    return { rows, total };
  },
  more: async (actor, { query: { q, state, company, from, to } }, rows) => {
    const today = shopDay();
    const isAllToShip = state === TO_SHIP && !q && !company && !from && !to;
    const [customers, short, counts, overdue, next, companyName, stored] = await Promise.all([
      findAccountIds(
        actor,
        rows.map(({ buyerEmail }) => buyerEmail),
      ),
      findOrdersShortOfStock(actor, rows),
      countOrdersByFilter(actor),
      countOverdueOrders(actor, today),
      isAllToShip ? nextToShip(actor, today) : null,
      company && companyNames([parseObjectId(company)]).then((names) => names.get(company) ?? company),
      cookies(),
    ]);
    const hiddenColumns = readHiddenColumns(stored.get(hiddenColumnsCookie('orders'))?.value);
    return { today, isAllToShip, customers, short, counts, overdue, next, companyName, hiddenColumns };
  },
  file: (query) =>
    callPath<typeof orderCalls.exportOrders>('/api/all-order/export.csv', {
      query: { ...query, sort: query.sort ?? usualSort(query.state) },
    }),
  frame: ({ query: { q = '', state, company, sort, from, to }, address, language, texts, more }) => {
    const { counts, overdue, today } = more;
    const { manage } = texts.orders;
    const { states, sort: sortTexts } = texts.admin.orders;
    const usual = usualSort(state);
    const late = (count: number) => {
      if (count === 0) return undefined;
      return fillText(texts.desk.late, { count: formatNumber(count, language) });
    };
    const urgent = new Map<string | undefined, string | undefined>([
      [TO_SHIP, late(overdue.paid + overdue.onAccount)],
      ['on-account', late(overdue.onAccount)],
    ]);
    return {
      q,
      filter: {
        name: 'state',
        value: state,
        options: TABS.map((value) => {
          const label = states[value ?? 'current'];
          // The counts are of all orders, not of those that are searched for.
          if (q !== '' || company || from || to) return [value, label] as const;
          return [value, label, counts[value ?? 'current'] || undefined, urgent.get(value)] as const;
        }),
      },
      narrowing: { from, to },
      parameters: { sort: address.sort, company },
      controls: (
        <>
          <ListDays path={PATH} parameters={address} texts={texts.admin.orders.placed} />
          {/* Heads sort where there are any. */}
          <span className="lg:hidden">
            <ListSelect
              path={PATH}
              parameters={address}
              name="sort"
              value={address.sort ?? ''}
              label={sortTexts.label}
              options={ALL_ORDERS_SORTS.filter(
                (each) => each !== 'ships' || isOfShipping(state) || sort === each,
              ).map((each) => [each === usual ? '' : each, sortTexts.options[each]] as const)}
            />
          </span>
        </>
      ),
      actions: (
        <>
          <LinkButton href={ROUTES.disputes} variant="ghost" size="xs">
            <Icon node={ShieldAlert} />
            {texts.orderPage.disputes.link}
          </LinkButton>
          <LinkButton href={ROUTES.refunds} variant="ghost" size="xs">
            <Icon node={Undo2} />
            {texts.orderPage.refunds.link}
          </LinkButton>
        </>
      ),
      above: (
        <>
          {company ? (
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              <Link href={COMPANY_ROUTES.managed(company)} prefetch={false} className={LINK}>
                {fillText(manage.ofCompany, { company: more.companyName ?? company })}
              </Link>
              <Link href={PATH} className={LINK}>
                {manage.ofAll}
              </Link>
            </p>
          ) : null}
          {state === 'refund-failed' ? null : (
            <FailedRefundsLink
              count={counts['refund-failed']}
              href={listHref(PATH, { state: 'refund-failed' })}
              texts={texts.orderPage.refunds.resolutions}
            />
          )}
          <NextToShipText next={more.next} today={today} texts={manage.toShip} />
        </>
      ),
      own: more.isAllToShip ? { noMatch: nothingToShip(counts.unpaid, texts, language) } : {},
    };
  },
  table: ({ rows, query: { sort, state }, address, texts, more }) => (
    <OrderTable
      orders={rows.map((order) =>
        orderRowOf(withShownBuyer(order, texts.privacy.closed), {
          customerId: more.customers.get(order.buyerEmail.toLowerCase()),
          short: more.short.get(order._id),
        }),
      )}
      today={more.today}
      sorting={{ sort: sort ?? usualSort(state), path: PATH, address }}
      hiddenColumns={more.hiddenColumns}
      hasPanel
      texts={orderTableTextsOf(texts)}
    />
  ),
});

/** Says what comes next, where the list of what is to ship is empty. */
function nothingToShip(unpaid: number, texts: Texts, language: Language) {
  const { toShip } = texts.orders.manage;
  if (unpaid === 0) return { ...texts.admin.orders.noMatch, title: toShip.none, text: toShip.soon };
  const text = unpaid === 1 ? toShip.unpaid.one : toShip.unpaid.many;
  return {
    title: toShip.none,
    text: fillText(text, { count: formatNumber(unpaid, language) }),
    action: toShip.seeUnpaid,
    href: listHref(PATH, { state: TO_PAY }),
  };
}

export const { generateMetadata } = page;
export default page.Page;
