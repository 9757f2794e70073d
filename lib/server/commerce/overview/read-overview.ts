import 'server-only';
import { listMissedSearches } from '@/lib/server/commerce/catalogue/search/missed-searches';
import { readStockOutlook } from '@/lib/server/commerce/catalogue/stock/stock-outlook';
import { countFailedRefunds } from '@/lib/server/commerce/orders/read/list-all-orders';
import {
  readBuyerSales,
  readMoneyBack,
  readPaid,
  readToolSales,
  readWaitingOrders,
} from '@/lib/server/commerce/reports/read-sales';
import type { Actor } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { briefly } from '@/lib/server/platform/cache/brief-cache';
import { env } from '@/lib/server/platform/config/env';
import { type Overview, type OverviewDays, SHIP_AGES } from '@/lib/shared/overview/overview.schema';
import { overviewPeriod, type Span } from './overview-period';
import { salesSeries } from './sales-series';
import { shownCustomers, shownTools, shownWaiting } from './shown-rows';

const DAY_MS = 24 * 3_600_000;
/** Many admins may look at once, and look again: the figures are computed at most once in this time. */
const KEPT_MS = 5_000;
const BEST = 10;
const FIRST = 5;
/** The number of days over which the pace of sales is measured. */
const PACE_DAYS = 30;
/** Tools that were sold at all; of more than these, those that sold least are left out. */
const PACED_TOOLS_MAX = 2_000;
const LOW_DAYS = 30;

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Returns the overview as it is now, by the calendar of a time zone; for admins. Throws `forbidden`. */
export async function computeOverview(
  actor: Actor,
  days: OverviewDays,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Overview> {
  const period = overviewPeriod(days, now, timeZone);
  const sold = (span: Span) => readPaid(actor, span, period);
  const back = (span: Span) => readMoneyBack(actor, span);
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
  ]);
  const [names, stock] = await Promise.all([
    findNames(buyers.map(({ _id }) => _id)),
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
    ...shownWaiting(waiting),
    tools: shownTools(tools),
    customers: shownCustomers(buyers, names),
    stock,
    searches,
    failedRefunds,
  };
}

/**
 * Returns the figures of the shop over a period that ends now, against the one before, and what waits (product §9.10), in the
 * store's time zone. At most five seconds old. For admins. Throws `forbidden`.
 */
export async function readOverview(actor: Actor, days: OverviewDays): Promise<Overview> {
  requirePermission(actor, 'manage-orders');
  const timeZone = env().STORE_TIME_ZONE;
  return briefly(`overview ${days}`, KEPT_MS, () =>
    computeOverview(actor, days, { now: new Date(), timeZone }),
  );
}
