/** `from` is inclusive, `to` exclusive. */
export type TimeSpan = { from: Date; to: Date };

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

/** The local clock's time as if it were UTC, in milliseconds. */
export function wallTime(at: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The UTC day: `2026-11-21`, `+010000-01-01`. */
function isoDay(at: Date): string {
  return at.toISOString().replace(/T.*/, '');
}

/** `2026-11-21`. */
export function dayOf(at: Date, timeZone: string): string {
  return isoDay(new Date(wallTime(at.getTime(), timeZone)));
}

/** ISO 8601 with offset: `2027-01-01T00:30:00.000+01:00`; with `Z` where that is UTC. */
export function isoMoment(at: Date, timeZone: string): string {
  const ms = at.getUTCMilliseconds();
  const minutes = Math.round((wallTime(at.getTime(), timeZone) + ms - at.getTime()) / 60_000);
  if (minutes === 0) return at.toISOString();
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return new Date(at.getTime() + minutes * 60_000).toISOString().replace('Z', offset);
}

/** A day that a month lacks becomes its last one. */
export function shiftDay(day: string, { months = 0, days = 0 }: { months?: number; days?: number }): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last) + days)));
}

/** Inverse of `wallTime`; the earlier moment where a clock shows the time twice. */
export function momentOf(wall: number, timeZone: string): Date {
  const offsetAt = (at: number) => wallTime(at, timeZone) - at;
  const dayMs = 24 * 3_600_000;
  // Offsets before and after. An hour that clocks skip is shifted past the change.
  const [before, after] = [offsetAt(wall - dayMs), offsetAt(wall + dayMs)];
  const moments = [wall - before, wall - after].toSorted((one, other) => one - other);
  return new Date(moments.find((moment) => wallTime(moment, timeZone) === wall) ?? wall - before);
}

/** Also where clocks are changed at midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  return momentOf(Date.parse(`${day}T00:00:00Z`), timeZone);
}

/** The first moment after `after` at which clocks show the time, such as `03:00`. */
export function nextAt(time: string, after: Date, timeZone: string): Date {
  const today = dayOf(after, timeZone);
  const at = (day: string) => momentOf(Date.parse(`${day}T${time}:00Z`), timeZone);
  const first = at(today);
  return first > after ? first : at(shiftDay(today, { days: 1 }));
}

/** Moments of the first day's start and the last day's end (exclusive); undefined where open. */
export function daySpan(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { from: Date | undefined; before: Date | undefined } {
  return {
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    before: to === undefined ? undefined : startOfDay(shiftDay(to, { days: 1 }), timeZone),
  };
}
