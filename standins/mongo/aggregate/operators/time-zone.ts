import { type CalendarParts, parseOffset } from './date-parse';
import { refuse } from './operator';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
    return format;
  } catch {
    return refuse(40485, `unrecognized time zone identifier: "${zone}"`);
  }
}

/** Milliseconds that a zone (an Olson name or a UTC offset) is ahead of UTC at a moment. Throws code 40485. */
export function offsetAt(zone: string, time: number): number {
  const fixed = parseOffset(zone);
  if (fixed !== undefined) return fixed;
  const parts: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(time)) parts[type] = value;
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  const local = new Date(0);
  local.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
  local.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second));
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

/** A date from calendar parts by its UTC fields; parts out of range carry over. */
export function fromParts(parts: CalendarParts): Date {
  const date = new Date(0);
  date.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  date.setUTCHours(parts.hour, parts.minute, parts.second, parts.millisecond);
  return date;
}
