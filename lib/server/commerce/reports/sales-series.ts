import {
  dayOf,
  momentOf,
  shiftDay,
  startOfDay,
  type TimeSpan,
  wallTime,
} from '@/lib/shared/dates/zoned-days';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Overview, OverviewDays, Sales } from '@/lib/shared/reports/overview.schema';

type PaidOfPart = { _id: string; orders: number; cents: number; taxCents?: number; units: number };
type MoneyBackEvent = { at: Date; cents: number };

export type SalesFacts = Record<
  'now' | 'before',
  { paid: readonly PaidOfPart[]; back: readonly MoneyBackEvent[] }
>;

type Cents = { revenue: number; tax: number; refunds: number; orders: number; units: number };

const none = (): Cents => ({ revenue: 0, tax: 0, refunds: 0, orders: 0, units: 0 });

/** Cents are summed as integers and converted at the end. */
function salesOf({ revenue, tax, refunds, orders, units }: Cents): Sales {
  const net = tax > 0 ? { net: toDollars(revenue - tax) } : {};
  return { revenue: toDollars(revenue), ...net, refunds: toDollars(refunds), orders, units };
}

function byPart({ paid, back }: SalesFacts['now'], period: OverviewPeriod): Map<string, Cents> {
  const parts = new Map<string, Cents>();
  const partAt = (key: string) => {
    const part = parts.get(key) ?? none();
    parts.set(key, part);
    return part;
  };
  for (const { _id, orders, cents, taxCents = 0, units } of paid) {
    const part = partAt(_id);
    part.orders += orders;
    part.revenue += cents;
    part.tax += taxCents;
    part.units += units;
  }
  for (const { at, cents } of back) {
    partAt(partOf(dayOf(at, period.timeZone), period.unit)).refunds += cents;
  }
  return parts;
}

function sum(parts: Map<string, Cents>): Cents {
  const total = none();
  for (const { revenue, tax, refunds, orders, units } of parts.values()) {
    total.revenue += revenue;
    total.tax += tax;
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

/** A day (`2026-11-21`) or a month (`2026-11`), and the same part of the period before. */
type Part = { key: string; before: string };

export type OverviewPeriod = {
  /** A year is shown in months, of which the first is complete. */
  unit: 'day' | 'month';
  timeZone: string;
  now: TimeSpan;
  /** The period before: as long, up to the same time of its last day. */
  before: TimeSpan;
  parts: readonly Part[];
};

const MONTHS = 12;

function partOf(day: string, unit: OverviewPeriod['unit']): string {
  return unit === 'day' ? day : day.slice(0, 7);
}

/** Ends now: today and the days before, or this month and the eleven before, by the calendar of the time zone. */
export function overviewPeriod(days: OverviewDays, now: Date, timeZone: string): OverviewPeriod {
  const unit = days === 365 ? 'month' : 'day';
  const today = dayOf(now, timeZone);
  const count = unit === 'day' ? days : MONTHS;
  const back = (steps: number) => (unit === 'day' ? { days: -steps } : { months: -steps });
  const first = unit === 'day' ? today : `${today.slice(0, 7)}-01`;
  const start = (day: string) => startOfDay(day, timeZone);
  const from = start(shiftDay(first, back(count - 1)));
  const timeOfDay = wallTime(now.getTime(), timeZone) - Date.parse(today);
  const beforeTo = momentOf(Date.parse(shiftDay(today, back(count))) + timeOfDay, timeZone);
  return {
    unit,
    timeZone,
    now: { from, to: now },
    before: {
      from: start(shiftDay(first, back(2 * count - 1))),
      // A year ago the month may have been a day shorter.
      to: new Date(Math.min(beforeTo.getTime(), from.getTime())),
    },
    parts: Array.from({ length: count }, (_, index) => ({
      key: partOf(shiftDay(first, back(count - 1 - index)), unit),
      before: partOf(shiftDay(first, back(2 * count - 1 - index)), unit),
    })),
  };
}
