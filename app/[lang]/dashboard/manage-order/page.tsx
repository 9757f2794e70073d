import { PackageSearch, ShieldAlert, Undo2 } from 'lucide';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { SavedViews } from '@/components/dashboard/saved-views';
import { orderRowOf, orderTableTextsOf, withShownBuyer } from '@/components/orders/manage/order-row';
import { OrderTable } from '@/components/orders/manage/order-table';
import { FailedRefundsLink } from '@/components/refunds/failed-refunds';
import { NextToShipText } from '@/components/shipments/order-ship-text';
import { Icon } from '@/components/ui/icon';
import { Link, LinkButton } from '@/components/ui/links/link';
import { hiddenColumnsCookie, readHiddenColumns } from '@/lib/client/page/hidden-columns';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import {
  countOrdersByFilter,
  countOverdueOrders,
  nextToShip,
} from '@/lib/server/commerce/orders/read/count-orders';
import { listAllOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { findAccountIds } from '@/lib/server/identity/users/account-for-admins';
import { listViews } from '@/lib/server/identity/users/saved-views';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ALL_ORDERS_SORTS, allOrdersAddressSchema } from '@/lib/shared/orders/order.schema';
import { isOfShipping, TO_PAY, TO_SHIP } from '@/lib/shared/orders/order-status';
import { type Language, languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.manageOrders;
/** Orders that are paid or on account are to ship. */
const TABS = [
  ...([undefined, TO_PAY, TO_SHIP, 'on-account', 'shipped', 'cancelled', 'expired', 'refunded'] as const),
  ...(['refund-failed', 'disputed', 'all'] as const),
];

const LINK = 'font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).orders.manage.title };
}

export default async function ManageOrdersPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const [texts, language] = [textsFor(lang), languageOf(lang)];
  const query = await searchParams;
  const { q = '', state, sort: chosen, company, page } = readListQuery(allOrdersAddressSchema, query);
  const open = typeof query.order === 'string' ? query.order : undefined;
  // What should have shipped by now stands above what has time.
  const isToShip = isOfShipping(state);
  const usual = isToShip ? 'ships' : 'newest';
  const sort = chosen === usual ? undefined : chosen;
  const actor = await requireAdmin(listHref(PATH, { q, state, sort, company, page, order: open }));
  const address = { q, state, sort, company };
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { orders, total } = await listAllOrders(actor, { ...address, sort: sort ?? usual, ...part });
    return { rows: orders, total };
  });
  const customers = await findAccountIds(
    actor,
    rows.map(({ buyerEmail }) => buyerEmail),
  );
  const orders = rows.map((order) =>
    orderRowOf(withShownBuyer(order, texts.privacy.closed), customers.get(order.buyerEmail.toLowerCase())),
  );
  const hidden = (await cookies()).get(hiddenColumnsCookie('orders'))?.value;
  const today = shopDay();
  const isAllToShip = state === TO_SHIP && q === '' && !company;
  const [counts, overdue, next] = await Promise.all([
    countOrdersByFilter(actor),
    countOverdueOrders(actor, today),
    isAllToShip ? nextToShip(actor, today) : null,
  ]);
  const { manage } = texts.orders;
  const sorts = ALL_ORDERS_SORTS.filter((each) => each !== 'ships' || isToShip || sort === each);
  const { states, sort: sortTexts } = texts.admin.orders;
  const late = (count: number) =>
    count > 0 ? fillText(texts.dashboard.work.overdue, { count: formatNumber(count, language) }) : undefined;
  const urgent = new Map<string | undefined, string | undefined>([
    [TO_SHIP, late(overdue.paid + overdue.onAccount)],
    ['on-account', late(overdue.onAccount)],
  ]);
  const options = TABS.map((value) => {
    const label = states[value ?? 'current'];
    // The counts are of all orders, not of those that a search finds.
    if (q !== '' || company) return [value, label] as const;
    return [value, label, counts[value ?? 'current'], urgent.get(value)] as const;
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <DashboardHead heading={manage.heading} text={manage.text}>
        <LinkButton href={ROUTES.disputes} variant="ghost" size="xs">
          <Icon node={ShieldAlert} />
          {texts.orderPage.disputes.link}
        </LinkButton>
        <LinkButton href={ROUTES.refunds} variant="ghost" size="xs">
          <Icon node={Undo2} />
          {texts.orderPage.refunds.link}
        </LinkButton>
      </DashboardHead>
      {company ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Link href={COMPANY_ROUTES.managed(company)} prefetch={false} className={LINK}>
            {fillText(manage.ofCompany, {
              company: (await companyNames([parseObjectId(company)])).get(company) ?? company,
            })}
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
      <NextToShipText next={next} today={today} texts={manage.toShip} />
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{ name: 'state', value: state, options }}
        parameters={{ sort, company }}
        views={
          <SavedViews
            list="orders"
            views={await listViews(actor, 'orders')}
            path={PATH}
            address={{ q: q || undefined, state, sort }}
            texts={texts.admin.views}
          />
        }
        controls={
          <ListSelect
            path={PATH}
            parameters={address}
            name="sort"
            value={sort ?? ''}
            label={sortTexts.label}
            options={sorts.map((each) => [each === usual ? '' : each, sortTexts.options[each]] as const)}
          />
        }
        icon={PackageSearch}
        texts={texts}
        own={{
          ...texts.admin.orders,
          empty: manage.empty,
          ...(isAllToShip ? { noMatch: nothingToShip(counts.unpaid, texts, language) } : {}),
        }}
      >
        <OrderTable
          orders={orders}
          today={today}
          sorting={{ sort: sort ?? usual, path: PATH, address }}
          hiddenColumns={readHiddenColumns(hidden)}
          hasPanel
          texts={orderTableTextsOf(texts)}
        />
      </AdminList>
    </div>
  );
}

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
