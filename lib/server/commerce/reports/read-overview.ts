import { ObjectId } from 'mongodb';
import { companiesNumbered } from '@/lib/server/commerce/companies/find-company';
import { countFailedRefunds } from '@/lib/server/commerce/orders/read/list-orders';
import { listReceivables } from '@/lib/server/commerce/receivables/rows/list-receivables';
import { listMissedSearches } from '@/lib/server/commerce/tools/search/missed-searches';
import { readStockOutlook } from '@/lib/server/commerce/tools/stock/stock-outlook';
import type { Actor } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { briefly } from '@/lib/server/platform/cache/copies-in-memory';
import { env } from '@/lib/server/platform/config/env';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import type { TimeSpan } from '@/lib/shared/dates/zoned-days';
import { toDollars } from '@/lib/shared/numbers/money';
import {
  type Overview,
  type OverviewDays,
  SHIP_AGES,
  type WaitingOrder,
} from '@/lib/shared/reports/overview.schema';
import { pick } from '@/lib/shared/texts/pick';
import {
  type BuyerSum,
  readBuyerSales,
  readMoneyBack,
  readPaid,
  readToolSales,
  readWaitingOrders,
} from './read-sales';
import { overviewPeriod, salesSeries } from './sales-series';

const DAY_MS = 24 * 3_600_000;
const CACHE_MS = 5_000;
const BEST = 10;
const FIRST = 5;
const PACE_DAYS = 30;
/** Of more tools, those that sold least are left out. */
const PACED_TOOLS_MAX = 2_000;
const LOW_DAYS = 30;

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

export async function computeOverview(
  actor: Actor,
  days: OverviewDays,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Overview> {
  const period = overviewPeriod(days, now, timeZone);
  const sold = (span: TimeSpan) => readPaid(actor, span, period);
  const back = (span: TimeSpan) => readMoneyBack(actor, span);
  const [
    paid,
    paidBefore,
    moneyBack,
    moneyBackBefore,
    tools,
    buyers,
    waiting,
    pace,
    searches,
    failedRefunds,
    receivables,
  ] = await Promise.all([
    sold(period.now),
    sold(period.before),
    back(period.now),
    back(period.before),
    readToolSales(actor, period.now, { by: 'cents', limit: BEST }),
    readBuyerSales(actor, period.now, BEST),
    readWaitingOrders(actor, {
      bounds: SHIP_AGES.slice(1).map((age) => before(now, age)),
      soon: new Date(now.getTime() + DAY_MS),
      limit: FIRST,
    }),
    readToolSales(actor, { from: before(now, PACE_DAYS), to: now }, { by: 'units', limit: PACED_TOOLS_MAX }),
    listMissedSearches(actor, period.now.from, BEST),
    countFailedRefunds(actor),
    listReceivables(actor, { limit: 1 }, now),
  ]);
  const [names, companies, stock] = await Promise.all([
    findNames(buyers.people.map(({ key }) => new ObjectId(key))),
    companiesNumbered(buyers.companies.map(({ key }) => key)),
    readStockOutlook(actor, { pace: { days: PACE_DAYS, sold: pace }, lowDays: LOW_DAYS, limit: BEST }),
  ]);
  return {
    days,
    unit: period.unit,
    timeZone,
    from: period.now.from.toISOString(),
    to: now.toISOString(),
    ...salesSeries(
      { now: { paid, back: moneyBack }, before: { paid: paidBefore, back: moneyBackBefore } },
      period,
    ),
    ...serializeWaiting(waiting),
    tools: serializeTools(tools),
    customers: serializeCustomers(buyers.people, names),
    companies: serializeCompanies(buyers.companies, companies),
    owed: pick(receivables.sums, 'open', 'overdue', 'credit'),
    stock,
    searches,
    failedRefunds,
  };
}

/**
 * Compares a period that ends now with the one before (product §9.10), in the store's time zone. At most five seconds
 * old. Throws `forbidden`.
 */
export async function readOverview(actor: Actor, days: OverviewDays): Promise<Overview> {
  requirePermission(actor, 'manage-orders');
  const timeZone = env().STORE_TIME_ZONE;
  return briefly(`overview ${days}`, CACHE_MS, () =>
    computeOverview(actor, days, { now: new Date(), timeZone }),
  );
}

const RECENT_DAYS = 30;
const RECENT_CACHE_MS = 60_000;

/** Revenue by day in the store's time zone, in dollars. At most a minute old. Throws `forbidden`. */
export async function readRecentSales(
  actor: Actor,
): Promise<{ days: number; revenue: number; series: { key: string; revenue: number }[] }> {
  requirePermission(actor, 'manage-orders');
  return briefly('recent sales', RECENT_CACHE_MS, async () => {
    const period = overviewPeriod(RECENT_DAYS, new Date(), env().STORE_TIME_ZONE);
    const none = { paid: [], back: [] };
    const paid = await readPaid(actor, period.now, period);
    const { now, series } = salesSeries({ now: { paid, back: [] }, before: none }, period);
    return {
      days: RECENT_DAYS,
      revenue: now.revenue,
      series: series.map(({ key, now: day }) => ({ key, revenue: day.revenue })),
    };
  });
}

type Rows<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;
type Waiting = Rows<typeof readWaitingOrders>;

const counted = ({ count, cents }: { count: number; cents: number }) => ({ count, value: toDollars(cents) });

const add = (one: Waiting['toShip'][number], other: Waiting['toShip'][number]) => ({
  count: one.count + other.count,
  cents: one.cents + other.cents,
});

function serializeOrder(order: Waiting['first']['toShip'][number], at: Date): WaitingOrder {
  const { _id, number, buyerName, buyerEmail, totals } = order;
  return {
    _id: _id.toHexString(),
    number,
    buyerName: isOfClosedAccount(buyerEmail) ? CLOSED_ACCOUNT.buyerName : buyerName,
    buyerEmail,
    value: toDollars(totals.totalCents),
    at: at.toISOString(),
  };
}

function serializeWaiting({ toShip, unpaid, first }: Waiting): Pick<Overview, 'toShip' | 'unpaid'> {
  return {
    toShip: {
      ...counted(toShip.reduce(add, { count: 0, cents: 0 })),
      ages: toShip.map((age, index) => ({ ...counted(age), fromDays: SHIP_AGES[index] ?? 0 })),
      next: first.toShip.map((order) => serializeOrder(order, order.paidAt ?? order.placedAt)),
    },
    unpaid: {
      ...counted(unpaid.all),
      soon: counted(unpaid.soon),
      next: first.unpaid.map((order) => serializeOrder(order, order.expiresAt ?? order.placedAt)),
    },
  };
}

function serializeTools(tools: Rows<typeof readToolSales>): Overview['tools'] {
  return tools.map(({ _id, sku, name, units, cents }) => ({
    toolId: _id.toHexString(),
    sku,
    name,
    units,
    revenue: toDollars(cents),
  }));
}

function serializeCustomers(
  people: readonly BuyerSum[],
  names: ReadonlyMap<string, string>,
): Overview['customers'] {
  return people.map(({ key, orders, cents }) => {
    return { _id: key, name: names.get(key) ?? null, orders, revenue: toDollars(cents) };
  });
}

function serializeCompanies(
  companies: readonly BuyerSum[],
  known: Awaited<ReturnType<typeof companiesNumbered>>,
): Overview['companies'] {
  return companies.map(({ key: number, name = number, orders, cents }) => {
    const company = known.get(number);
    return {
      ...(company ? { _id: company.id } : {}),
      ...{ number, name: company?.name ?? name, orders, revenue: toDollars(cents) },
    };
  });
}
