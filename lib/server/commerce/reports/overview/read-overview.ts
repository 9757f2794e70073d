import 'server-only';
import { countFailedRefunds } from '@/lib/server/commerce/orders/read/list-orders';
import {
  readBuyerSales,
  readMoneyBack,
  readPaid,
  readToolSales,
  readWaitingOrders,
} from '@/lib/server/commerce/reports/read-sales';
import { listMissedSearches } from '@/lib/server/commerce/tools/search/missed-searches';
import { readStockOutlook } from '@/lib/server/commerce/tools/stock/stock-outlook';
import type { Actor } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import { briefly } from '@/lib/server/platform/cache/brief-cache';
import { env } from '@/lib/server/platform/config/env';
import type { TimeSpan } from '@/lib/shared/dates/zoned-days';
import { type Overview, type OverviewDays, SHIP_AGES } from '@/lib/shared/reports/overview.schema';
import { serializeCustomers, serializeTools, serializeWaiting } from './overview.serializer';
import { overviewPeriod } from './overview-period';
import { salesSeries } from './sales-series';

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
    ...serializeWaiting(waiting),
    tools: serializeTools(tools),
    customers: serializeCustomers(buyers, names),
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
