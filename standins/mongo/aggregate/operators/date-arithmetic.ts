import { Long } from 'bson';
import { isDocument, typeAlias } from '@/standins/mongo/query/bson-type';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { addMonths, DAY_MS, isoDayOfWeek, startOfIsoYear } from './calendar';
import { requireDate, requireZone } from './date-part';
import { isNullish, type OperatorCompiler, type OperatorTable, refuse, requireNames } from './operator';
import { fromLocal, fromParts, toLocal } from './time-zone';

const FIXED_UNITS: Record<string, number> = { hour: 3_600_000, minute: 60_000, second: 1000, millisecond: 1 };
const MONTHS_OF: Record<string, number> = { year: 12, quarter: 3, month: 1 };
const UNITS = [...Object.keys(MONTHS_OF), 'week', 'day', ...Object.keys(FIXED_UNITS)];
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function requireUnit(name: string, unit: unknown): string {
  if (typeof unit !== 'string') {
    return refuse(5439013, `${name} requires 'unit' to be a string, but got ${typeAlias(unit)}`);
  }
  if (!UNITS.includes(unit)) {
    refuse(5439014, `${name} parameter 'unit' value cannot be recognized as a time unit: ${unit}`);
  }
  return unit;
}

/** The weekday a week starts with: 1 (Monday) to 7. Sunday if it is not given. */
function requireWeekday(name: string, value: unknown): number {
  if (value === undefined) return 7;
  const wanted = typeof value === 'string' ? value.toLowerCase() : '';
  const index = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  if (index < 0) {
    refuse(
      5439016,
      `${name} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${String(value)}`,
    );
  }
  return index + 1;
}

function shift(local: Date, unit: string, amount: number): Date {
  const months = MONTHS_OF[unit];
  if (months !== undefined) return addMonths(local, months * amount);
  return new Date(local.getTime() + amount * DAY_MS * (unit === 'week' ? 7 : 1));
}

function adder(sign: 1 | -1): OperatorCompiler {
  return (operand, { compile, name }) => {
    const named = requireNames(operand, name, ['startDate', 'unit', 'amount'], ['timezone']);
    const [start, unit, amount] = [named.startDate, named.unit, named.amount].map((part) => compile(part));
    const zone = Object.hasOwn(named, 'timezone') ? compile(named.timezone) : () => 'UTC';
    return (root) => {
      const [from, unitName, count, zoneName] = [start!(root), unit!(root), amount!(root), zone(root)];
      if ([from, unitName, count, zoneName].some(isNullish)) return null;
      const date = requireDateOf(name, 5166403, from);
      const by = isNumeric(count) ? toDouble(count) : Number.NaN;
      if (!Number.isInteger(by)) refuse(5166405, `${name} expects integer amount of time units`);
      const unitText = requireUnit(name, unitName);
      const fixed = FIXED_UNITS[unitText];
      const zoneText = requireZone(name, zoneName);
      const result =
        fixed === undefined
          ? fromLocal(shift(toLocal(date, zoneText), unitText, sign * by), zoneText)
          : new Date(date.getTime() + sign * by * fixed);
      if (Number.isNaN(result.getTime())) refuse(5166406, `${name} overflowed`);
      return result;
    };
  };
}

function requireDateOf(name: string, code: number, value: unknown): Date {
  try {
    return requireDate(value);
  } catch {
    return refuse(
      code,
      `${name} requires its date argument to be convertible to a date, found: ${typeAlias(value)}`,
    );
  }
}

/** How many whole units a local date is after a fixed Monday, month or moment; differences count boundaries. */
function ordinal(local: Date, unit: string, startOfWeek: number): number {
  const months = MONTHS_OF[unit];
  if (months !== undefined) {
    return Math.floor((local.getUTCFullYear() * 12 + local.getUTCMonth()) / months);
  }
  const day = Math.floor(local.getTime() / DAY_MS);
  if (unit === 'day') return day;
  // Day 0 of the epoch was a Thursday (4): weeks are counted from the weekday they start with.
  if (unit === 'week') return Math.floor((day + 4 - startOfWeek) / 7);
  return Math.floor(local.getTime() / FIXED_UNITS[unit]!);
}

const compileDiff: OperatorCompiler = (operand, { compile, name }) => {
  const named = requireNames(operand, name, ['startDate', 'endDate', 'unit'], ['timezone', 'startOfWeek']);
  const parts = [named.startDate, named.endDate, named.unit].map((part) => compile(part));
  const zone = Object.hasOwn(named, 'timezone') ? compile(named.timezone) : () => 'UTC';
  const weekday = Object.hasOwn(named, 'startOfWeek') ? compile(named.startOfWeek) : undefined;
  return (root) => {
    const [start, end, unit] = parts.map((part) => part(root));
    const zoneName = zone(root);
    if ([start, end, unit, zoneName].some(isNullish)) return null;
    const unitText = requireUnit(name, unit);
    const startOfWeek = unitText === 'week' && weekday ? weekday(root) : undefined;
    if (startOfWeek === null) return null;
    const first = requireWeekday(name, startOfWeek);
    const zoneText = requireZone(name, zoneName);
    const [from, to] = [start, end].map((value) =>
      ordinal(toLocal(requireDateOf(name, 5166307, value), zoneText), unitText, first),
    ) as [number, number];
    return Long.fromNumber(to - from);
  };
};

/** mongod's reference point of `$dateTrunc`: bins are counted from this moment, or the week that holds it. */
const REFERENCE = new Date('2000-01-01T00:00:00Z');

function truncateLocal(local: Date, unit: string, bin: number, startOfWeek: number): Date {
  const fixed = FIXED_UNITS[unit];
  const floorToBin = (value: number): number => Math.floor(value / bin) * bin;
  if (fixed !== undefined) {
    const size = fixed * bin;
    const since = local.getTime() - REFERENCE.getTime();
    return new Date(REFERENCE.getTime() + Math.floor(since / size) * size);
  }
  const months = MONTHS_OF[unit];
  if (months !== undefined) {
    const count = floorToBin(ordinal(local, unit, 7) - ordinal(REFERENCE, unit, 7));
    return addMonths(REFERENCE, count * months);
  }
  if (unit === 'day') {
    const count = floorToBin(ordinal(local, 'day', 7) - ordinal(REFERENCE, 'day', 7));
    return new Date(REFERENCE.getTime() + count * DAY_MS);
  }
  // The first week that starts on or after the reference date.
  const wait = (startOfWeek - isoDayOfWeek(REFERENCE) + 7) % 7;
  const origin = new Date(REFERENCE.getTime() + wait * DAY_MS);
  const weeks = floorToBin(ordinal(local, 'week', startOfWeek) - ordinal(origin, 'week', startOfWeek));
  return new Date(origin.getTime() + weeks * 7 * DAY_MS);
}

const compileTrunc: OperatorCompiler = (operand, { compile, name }) => {
  const named = requireNames(operand, name, ['date', 'unit'], ['binSize', 'timezone', 'startOfWeek']);
  const date = compile(named.date);
  const unit = compile(named.unit);
  const bin = Object.hasOwn(named, 'binSize') ? compile(named.binSize) : () => 1;
  const zone = Object.hasOwn(named, 'timezone') ? compile(named.timezone) : () => 'UTC';
  const weekday = Object.hasOwn(named, 'startOfWeek') ? compile(named.startOfWeek) : undefined;
  return (root) => {
    const [value, unitName, size, zoneName] = [date(root), unit(root), bin(root), zone(root)];
    if ([value, unitName, size, zoneName].some(isNullish)) return null;
    const unitText = requireUnit(name, unitName);
    const startOfWeek = unitText === 'week' && weekday ? weekday(root) : undefined;
    if (startOfWeek === null) return null;
    const count = isNumeric(size) ? toDouble(size) : Number.NaN;
    if (!Number.isInteger(count)) {
      refuse(
        5439017,
        `${name} requires 'binSize' to be a 64-bit integer, but got value of type ${typeAlias(size)}`,
      );
    }
    if (count <= 0)
      refuse(5439018, `${name} requires 'binSize' to be greater than 0, but got value ${count}`);
    const zoneText = requireZone(name, zoneName);
    const moment = requireDateOf(name, 5439012, value);
    const local = toLocal(moment, zoneText);
    const cut = truncateLocal(local, unitText, count, requireWeekday(name, startOfWeek));
    // Hours and less are cut by elapsed time, so that the repeated hour of a clock change stays itself.
    if (FIXED_UNITS[unitText] !== undefined)
      return new Date(moment.getTime() - (local.getTime() - cut.getTime()));
    return fromLocal(cut, zoneText);
  };
};

const CALENDAR_PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond'];
const ISO_PARTS = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek', 'hour', 'minute', 'second', 'millisecond'];

const compileFromParts: OperatorCompiler = (operand, { compile, name }) => {
  const isIso = isDocument(operand) && Object.hasOwn(operand, 'isoWeekYear');
  const names = isIso ? ISO_PARTS : CALENDAR_PARTS;
  const named = requireNames(operand, name, [names[0]!], [...names.slice(1), 'timezone']);
  const evaluates = names.map((key, index) =>
    Object.hasOwn(named, key) ? compile(named[key]) : () => (index === 1 || index === 2 ? 1 : 0),
  );
  const zone = Object.hasOwn(named, 'timezone') ? compile(named.timezone) : () => 'UTC';
  return (root) => {
    const zoneName = zone(root);
    const values = evaluates.map((evaluate) => evaluate(root));
    if (isNullish(zoneName) || values.some(isNullish)) return null;
    const [year, month, day, hour, minute, second, millisecond] = values.map((value, index) => {
      const number = isNumeric(value) ? toDouble(value) : Number.NaN;
      if (!Number.isInteger(number)) {
        refuse(
          40515,
          `'${names[index]}' must evaluate to an integer, found ${typeAlias(value)} with value ${String(value)}`,
        );
      }
      return number;
    }) as [number, number, number, number, number, number, number];
    if (year < 1 || year > 9999) {
      refuse(40523, `'${names[0]}' must evaluate to an integer in the range 1 to 9999, found ${year}`);
    }
    const time = { hour, minute, second, millisecond };
    const local = isIso
      ? new Date(
          startOfIsoYear(year).getTime() +
            ((month - 1) * 7 + day - 1) * DAY_MS +
            fromParts({ year: 1970, month: 1, day: 1, ...time }).getTime(),
        )
      : fromParts({ year, month, day, ...time });
    return fromLocal(local, requireZone(name, zoneName));
  };
};

/** Operators that move, compare, cut and make dates. */
export const DATE_ARITHMETIC_OPERATORS: OperatorTable = {
  $dateAdd: adder(1),
  $dateDiff: compileDiff,
  $dateFromParts: compileFromParts,
  $dateSubtract: adder(-1),
  $dateTrunc: compileTrunc,
};
