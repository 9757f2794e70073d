import 'server-only';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import type { StatementQuery } from '@/lib/shared/receivables/receivables.schema';

/** Days in the store's time zone, both included, and the moments between which they are. */
export type StatementPeriod = { from: string; to: string; start: Date; end: Date };

const DAYS = 365;

/** The days asked for: up to today and the last 365 by default. Throws `validation-failed` for more than a year. */
export function statementPeriod({ from, to }: StatementQuery, now: Date): StatementPeriod {
  const last = to ?? shopDay(now);
  const first = from ?? shiftDay(last, { days: 1 - DAYS });
  if (last < first) throw new AppError('validation-failed', { issues: { to: ['statement-backwards'] } });
  if (first < shiftDay(last, { months: -12 }))
    throw new AppError('validation-failed', { issues: { from: ['statement-too-long'] } });
  const { STORE_TIME_ZONE } = env();
  return {
    from: first,
    to: last,
    start: startOfDay(first, STORE_TIME_ZONE),
    end: startOfDay(shiftDay(last, { days: 1 }), STORE_TIME_ZONE),
  };
}
