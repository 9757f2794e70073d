import { refuse } from '#errors';
import { isNullish } from '#query/bson-type';
import { DAY_MS, fromLocal, isoDayOfWeek, toLocal } from './calendar';
import { requireDate, zoneOf } from './date-part';
import { type OperatorTable, takesNamed } from './operator';

const FIXED_UNITS: Record<string, number> = { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 };
const DAY_UNITS: readonly unknown[] = ['day', 'week'];
const MONTHS_OF: Record<string, number> = { year: 12, quarter: 3, month: 1 };
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function requireUnit(name: string, unit: unknown): string {
  const isKnown = DAY_UNITS.includes(unit) || Object.hasOwn({ ...FIXED_UNITS, ...MONTHS_OF }, String(unit));
  if (!isKnown)
    refuse(5439014, `${name} parameter 'unit' value cannot be recognized as a time unit: ${String(unit)}`);
  return unit as string;
}

/** The weekday a week starts with: 1 (Monday) to 7. Sunday if it is not given. */
function requireWeekday(name: string, value: unknown): number {
  const wanted = String(value ?? 'sunday').toLowerCase();
  const index = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  return index < 0
    ? refuse(5439016, `${name}: '${String(value)}' is no day of a week to start with`)
    : index + 1;
}

function truncate(local: Date, unit: string, startOfWeek: number): Date {
  const fixed = FIXED_UNITS[unit];
  if (fixed) return new Date(Math.floor(local.getTime() / fixed) * fixed);
  const day = new Date(Math.floor(local.getTime() / DAY_MS) * DAY_MS);
  if (unit === 'day') return day;
  if (unit === 'week') return new Date(day.getTime() - ((isoDayOfWeek(day) - startOfWeek + 7) % 7) * DAY_MS);
  const month = day.getUTCMonth() - (day.getUTCMonth() % MONTHS_OF[unit]!);
  day.setUTCMonth(month, 1);
  return day;
}

/** The operator that truncates dates. */
export const DATE_TRUNCATION_OPERATORS: OperatorTable = {
  $dateTrunc: takesNamed(['date', 'unit'], ['timezone', 'startOfWeek'], (named, name) => {
    const { date, unit, startOfWeek } = named;
    const zone = zoneOf(named);
    if (zone === undefined || isNullish(date) || isNullish(unit)) return null;
    const unitName = requireUnit(name, unit);
    const moment = requireDate(date, 5439012);
    const local = toLocal(moment, zone);
    const start = truncate(local, unitName, requireWeekday(name, startOfWeek));
    // Hours and smaller units are truncated as elapsed time: at the end of daylight saving time an hour occurs twice.
    if (Object.hasOwn(FIXED_UNITS, unitName))
      return new Date(moment.getTime() - (local.getTime() - start.getTime()));
    return fromLocal(start, zone);
  }),
};
