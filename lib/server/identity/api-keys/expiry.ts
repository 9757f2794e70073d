import 'server-only';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';

/** Returns the last moment at which a key is valid: of a day that of its end in the time zone; undefined for none. */
export function expiryOf(expiresAt: string | undefined, timeZone: string): Date | undefined {
  if (!expiresAt) return undefined;
  if (expiresAt.includes('T')) return new Date(expiresAt);
  return new Date(startOfDay(shiftDay(expiresAt, { days: 1 }), timeZone).getTime() - 1);
}
