import { refuse } from '#errors';

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** The day of the week, 1 (Monday) to 7 (Sunday). */
export function isoDayOfWeek(date: Date): number {
  return date.getUTCDay() || 7;
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
