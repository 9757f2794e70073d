import 'server-only';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Overview, Sales } from '@/lib/shared/reports/overview.schema';
import { type OverviewPeriod, partOf } from './overview-period';

type PaidOfPart = { _id: string; orders: number; cents: number; units: number };
type MoneyBackEvent = { at: Date; cents: number };

export type SalesFacts = Record<
  'now' | 'before',
  { paid: readonly PaidOfPart[]; back: readonly MoneyBackEvent[] }
>;

type Cents = { revenue: number; refunds: number; orders: number; units: number };

const none = (): Cents => ({ revenue: 0, refunds: 0, orders: 0, units: 0 });

/** Cents are summed as integers and converted at the end. */
function salesOf({ revenue, refunds, orders, units }: Cents): Sales {
  return { revenue: toDollars(revenue), refunds: toDollars(refunds), orders, units };
}

function byPart({ paid, back }: SalesFacts['now'], period: OverviewPeriod): Map<string, Cents> {
  const parts = new Map<string, Cents>();
  const partAt = (key: string) => {
    const part = parts.get(key) ?? none();
    parts.set(key, part);
    return part;
  };
  for (const { _id, orders, cents, units } of paid) {
    const part = partAt(_id);
    part.orders += orders;
    part.revenue += cents;
    part.units += units;
  }
  for (const { at, cents } of back) {
    partAt(partOf(dayOf(at, period.timeZone), period.unit)).refunds += cents;
  }
  return parts;
}

function sum(parts: Map<string, Cents>): Cents {
  const total = none();
  for (const { revenue, refunds, orders, units } of parts.values()) {
    total.revenue += revenue;
    total.refunds += refunds;
    total.orders += orders;
    total.units += units;
  }
  return total;
}

export function salesSeries(
  facts: SalesFacts,
  period: OverviewPeriod,
): Pick<Overview, 'now' | 'before' | 'series'> {
  const now = byPart(facts.now, period);
  const before = byPart(facts.before, period);
  return {
    now: salesOf(sum(now)),
    before: salesOf(sum(before)),
    series: period.parts.map((part) => ({
      key: part.key,
      now: salesOf(now.get(part.key) ?? none()),
      before: salesOf(before.get(part.before) ?? none()),
    })),
  };
}
