import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import { dayOf } from '@/lib/shared/dates/zoned-days';

/** Returns the day that the shop's calendar shows: `2026-11-23`. */
export function shopDay(now: Date = new Date()): string {
  return dayOf(now, env().STORE_TIME_ZONE);
}
