const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Returns what a clock in the time zone shows, as if it were UTC: milliseconds. */
export function wallTime(at: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** Returns the day of a moment in the time zone: `2026-11-21`. */
export function dayOf(at: Date, timeZone: string): string {
  return new Date(wallTime(at.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** Returns the day that is this many months and days after a day, by the calendar; a day that a month lacks is its last one. */
export function shiftDay(day: string, { months = 0, days = 0 }: { months?: number; days?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)).toISOString().slice(0, 10);
}

/** Returns the first moment of a day in the time zone, also where clocks are changed at midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const offsetAt = (at: number) => wallTime(at, timeZone) - at;
  // The offsets before and after: one of them, or both where clocks go back, shows this day.
  const dayMs = 24 * 3_600_000;
  const starts = [offsetAt(midnight - dayMs), offsetAt(midnight + dayMs)]
    .map((offset) => midnight - offset)
    .toSorted((one, other) => one - other);
  return new Date(starts.find((start) => dayOf(new Date(start), timeZone) === day) ?? midnight);
}
