import 'server-only';
import { momentOf } from '@/lib/shared/dates/zoned-days';

const PARTS = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

/** Returns the moment that a text says, a day or a time without an offset by the clock of the zone; null for none. */
export function readMoment(text: string, timeZone: string): Date | null {
  const [whole, ...parts] = PARTS.exec(text) ?? [];
  if (whole === undefined) {
    const at = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(at) ? null : new Date(at);
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  );
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const isSound = new Date(wall).toISOString().startsWith(whole.slice(0, 10)) && hour < 24 && minute < 60;
  return isSound ? momentOf(wall, timeZone) : null;
}
