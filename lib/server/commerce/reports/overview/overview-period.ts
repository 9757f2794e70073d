import 'server-only';
import {
  dayOf,
  momentOf,
  shiftDay,
  startOfDay,
  type TimeSpan,
  wallTime,
} from '@/lib/shared/dates/zoned-days';
import type { OverviewDays } from '@/lib/shared/reports/overview.schema';

/** A day (`2026-11-21`) or a month (`2026-11`), and the same part of the period before. */
type Part = { key: string; before: string };

export type OverviewPeriod = {
  /** A year is shown in months, of which the first is complete. */
  unit: 'day' | 'month';
  timeZone: string;
  now: TimeSpan;
  /** Of the same length, up to the same time of its last day. */
  before: TimeSpan;
  parts: readonly Part[];
};

const MONTHS = 12;

export function partOf(day: string, unit: OverviewPeriod['unit']): string {
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
