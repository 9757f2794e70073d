import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import { shiftDay, startOfDay, type TimeSpan } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import type { JournalQuery } from '@/lib/shared/reports/journal.schema';
import type { TaxReportQuery } from '@/lib/shared/reports/tax-report.schema';

/** Days of the shop's calendar, both included. */
export type ReportDays = { from: string; to: string };

const DAYS_MAX = 366;

function lastMonth(today: string): ReportDays {
  const first = shiftDay(`${today.slice(0, 7)}-01`, { months: -1 });
  return { from: first, to: shiftDay(first, { months: 1, days: -1 }) };
}

/**
 * Returns the days that were asked for; the last full month where neither was, and the month of the one that was. Throws
 * `validation-failed` for more than 366 days.
 */
export function reportDays({ from, to }: TaxReportQuery, today: string): ReportDays {
  if (from === undefined && to === undefined) return lastMonth(today);
  const first = from ?? `${to?.slice(0, 7)}-01`;
  const last = to ?? shiftDay(`${first.slice(0, 7)}-01`, { months: 1, days: -1 });
  if (last < first) throw new AppError('validation-failed', { issues: { to: ['statement-backwards'] } });
  if (last > shiftDay(first, { days: DAYS_MAX - 1 }))
    throw new AppError('validation-failed', { issues: { from: ['tax-report-too-long'] } });
  return { from: first, to: last };
}

export const daysAskedFor = (query: TaxReportQuery, now: Date) => reportDays(query, shopDay(now));

/** Returns the moments between which these days are. */
export function spanOf({ from, to }: ReportDays): TimeSpan {
  const { STORE_TIME_ZONE } = env();
  return {
    from: startOfDay(from, STORE_TIME_ZONE),
    to: startOfDay(shiftDay(to, { days: 1 }), STORE_TIME_ZONE),
  };
}

const JOURNAL_DAYS_MAX = 400;

/**
 * Returns the days that were asked for: up to today, or to the first day that was asked for where that is later, and from the
 * first day of that month on. Throws `validation-failed` for more than 400 days.
 */
export function journalDays({ from, to }: Pick<JournalQuery, 'from' | 'to'>, today: string): ReportDays {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? `${last.slice(0, 7)}-01`;
  if (last < first) throw new AppError('validation-failed', { issues: { to: ['statement-backwards'] } });
  if (last > shiftDay(first, { days: JOURNAL_DAYS_MAX - 1 }))
    throw new AppError('validation-failed', { issues: { from: ['journal-too-long'] } });
  return { from: first, to: last };
}
