import 'server-only';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { env } from '@/lib/server/platform/config/env';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';

/** The last day to pay an invoice, in the store's time zone, and the moment after it. */
export function dueDay(issuedAt: Date, termsDays: number): { dueOn: string; dueAt: Date } {
  const dueOn = shiftDay(shopDay(issuedAt), { days: termsDays });
  return { dueOn, dueAt: startOfDay(shiftDay(dueOn, { days: 1 }), env().STORE_TIME_ZONE) };
}
