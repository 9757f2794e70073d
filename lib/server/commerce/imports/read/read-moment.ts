import 'server-only';
import { momentOf } from '@/lib/shared/dates/zoned-days';

const CLOCK = String.raw`(?:[T ](?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?)?`;
/** `2026-11-26`, and as German spreadsheets write it `26.11.2026`. */
const DAYS = [
  new RegExp(`^(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})${CLOCK}$`),
  new RegExp(`^(?<day>\\d{1,2})\\.(?<month>\\d{1,2})\\.(?<year>\\d{4})${CLOCK}$`),
];
/** Anything else would be read as someone guesses: `03/04/2026`. */
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Returns the moment that a text says, a day or a time without an offset by the clock of the zone; null for none. */
export function readMoment(text: string, timeZone: string): Date | null {
  const groups = DAYS.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined) {
    const at = WITH_OFFSET.test(text) ? Date.parse(text.replace(' ', 'T')) : Number.NaN;
    return Number.isNaN(at) ? null : new Date(at);
  }
  const part = (name: string) => Number(groups[name] ?? 0);
  const [year, month, day] = [part('year'), part('month'), part('day')];
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  const wall = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isSound = wall.getUTCMonth() === month - 1 && wall.getUTCDate() === day && hour < 24 && minute < 60;
  return isSound ? momentOf(wall.getTime(), timeZone) : null;
}
