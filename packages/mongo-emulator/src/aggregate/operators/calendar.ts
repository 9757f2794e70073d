import { refuse } from '#errors';

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The day of the year, from 1, of a date's UTC fields. */
export function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - startOfYear(date)) / DAY_MS) + 1;
}

function startOfYear(date: Date): number {
  return new Date(0).setUTCFullYear(date.getUTCFullYear(), 0, 1);
}

/** The day of the week, 1 (Monday) to 7 (Sunday). */
export function isoDayOfWeek(date: Date): number {
  return date.getUTCDay() || 7;
}

/** Week and year as ISO 8601 counts them: week 1 holds the year's first Thursday. */
export function isoWeekOf(date: Date): { week: number; year: number } {
  const thursday = new Date(date.getTime() + (4 - isoDayOfWeek(date)) * DAY_MS);
  return { week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1, year: thursday.getUTCFullYear() };
}

/** A date some months later or earlier; a day that the month does not have becomes its last day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months);
  // A day that does not exist carries over into the next month; day 0 of that one is the last of the month wanted.
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const number = 'numeric';
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: number,
      month: number,
      day: number,
      hour: number,
      minute: number,
      second: number,
    });
    formats.set(zone, format);
    return format;
  } catch {
    return refuse(40485, `unrecognized time zone identifier: "${zone}"`);
  }
}

/** Milliseconds that a zone (an Olson name or a UTC offset) is ahead of UTC at a moment. Throws code 40485. */
export function offsetAt(zone: string, time: number): number {
  if (/^(Z|UTC|GMT)$/.test(zone)) return 0;
  const fixed = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -60_000 : 60_000) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0));
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(time)) parts[type] = Number(value);
  const { year = 0, month = 1, day, hour, minute, second } = parts;
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(hour ?? 0, minute, second);
  return local.getTime() - Math.floor(time / 1000) * 1000;
}

/** A date whose UTC fields are what a clock in the zone shows at that moment. */
export function toLocal(date: Date, zone: string): Date {
  return new Date(date.getTime() + offsetAt(zone, date.getTime()));
}

/** The moment at which a clock in the zone shows the UTC fields of the given date. */
export function fromLocal(local: Date, zone: string): Date {
  const guess = local.getTime() - offsetAt(zone, local.getTime());
  return new Date(local.getTime() - offsetAt(zone, guess));
}
