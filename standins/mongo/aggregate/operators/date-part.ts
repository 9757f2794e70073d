import { Long } from 'bson';
import { bsonClass, isDocument, typeAlias } from '@/standins/mongo/query/bson-type';
import type { Evaluate } from '../scope';
import { dayOfYear, isoDayOfWeek, isoWeekOf, weekOfYear } from './calendar';
import {
  isNullish,
  type OperatorCompiler,
  type OperatorTable,
  refuse,
  requireNames,
  takes,
} from './operator';
import { toLocal } from './time-zone';

/** The date in a value that has one: a date, an ObjectId's time, a timestamp's. Throws code 16006. */
export function requireDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (bsonClass(value) === 'ObjectId') return (value as { getTimestamp(): Date }).getTimestamp();
  if (bsonClass(value) === 'Timestamp') {
    return new Date(((value as unknown as { high: number }).high >>> 0) * 1000);
  }
  return refuse(16006, `can't convert from BSON type ${typeAlias(value)} to Date`);
}

/** Reads an evaluated `timezone`: UTC if it was not given, null if it is null or missing. Throws code 40517. */
export function requireZone(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  return refuse(40517, `${name}: timezone must evaluate to a string, found ${typeAlias(value)}`);
}

/** An operator on the date as a clock in the given time zone shows it: `<date>` or `{date, timezone}`. */
function part(read: (local: Date) => unknown): OperatorCompiler {
  return (operand, context) => {
    const { name } = context;
    const single = Array.isArray(operand) ? operand[0] : operand;
    if (Array.isArray(operand) && operand.length !== 1) {
      refuse(
        40536,
        `${name} accepts exactly one argument if given an array, but was given ${operand.length}`,
      );
    }
    const isNamed = isDocument(single) && !Object.keys(single)[0]?.startsWith('$');
    if (isNamed) {
      const unknown = Object.keys(single).find((key) => key !== 'date' && key !== 'timezone');
      if (unknown !== undefined) refuse(40535, `unrecognized option to ${name}: "${unknown}"`);
      if (!Object.hasOwn(single, 'date')) refuse(40539, `missing 'date' argument to ${name}`);
    }
    const date = context.compile(isNamed ? single.date : single);
    const zone: Evaluate | undefined =
      isNamed && Object.hasOwn(single, 'timezone') ? context.compile(single.timezone) : undefined;
    return (root) => {
      const value = date(root);
      if (isNullish(value)) return null;
      if (!zone) return read(requireDate(value));
      const zoneName = zone(root);
      if (isNullish(zoneName)) return null;
      return read(toLocal(requireDate(value), requireZone(name, zoneName)));
    };
  };
}

const compileToParts: OperatorCompiler = (operand, { compile }) => {
  const named = requireNames(operand, '$dateToParts', ['date'], ['timezone', 'iso8601']);
  const date = compile(named.date);
  const zone = compile(Object.hasOwn(named, 'timezone') ? named.timezone : 'UTC');
  const iso = compile(Object.hasOwn(named, 'iso8601') ? named.iso8601 : false);
  return (root) => {
    const [value, zoneName, isIso] = [date(root), zone(root), iso(root)];
    if (isNullish(value) || isNullish(zoneName) || isNullish(isIso)) return null;
    if (typeof isIso !== 'boolean') {
      return refuse(40521, `iso8601 must evaluate to a bool, found ${typeAlias(isIso)}`);
    }
    const local = toLocal(requireDate(value), requireZone('$dateToParts', zoneName));
    const time = {
      hour: local.getUTCHours(),
      minute: local.getUTCMinutes(),
      second: local.getUTCSeconds(),
      millisecond: local.getUTCMilliseconds(),
    };
    if (!isIso) {
      const { year, month, day } = {
        year: local.getUTCFullYear(),
        month: local.getUTCMonth() + 1,
        day: local.getUTCDate(),
      };
      return { year, month, day, ...time };
    }
    const { week, year } = isoWeekOf(local);
    return { isoWeekYear: year, isoWeek: week, isoDayOfWeek: isoDayOfWeek(local), ...time };
  };
};

/** Operators that read a part of a date. */
export const DATE_PART_OPERATORS: OperatorTable = {
  $dateToParts: compileToParts,
  $dayOfMonth: part((date) => date.getUTCDate()),
  $dayOfWeek: part((date) => date.getUTCDay() + 1),
  $dayOfYear: part(dayOfYear),
  $hour: part((date) => date.getUTCHours()),
  $isoDayOfWeek: part(isoDayOfWeek),
  $isoWeek: part((date) => isoWeekOf(date).week),
  $isoWeekYear: part((date) => Long.fromNumber(isoWeekOf(date).year)),
  $millisecond: part((date) => date.getUTCMilliseconds()),
  $minute: part((date) => date.getUTCMinutes()),
  $month: part((date) => date.getUTCMonth() + 1),
  $second: part((date) => date.getUTCSeconds()),
  $tsIncrement: takes(1, 1, (value) => readTimestamp('$tsIncrement', value, 'low')),
  $tsSecond: takes(1, 1, (value) => readTimestamp('$tsSecond', value, 'high')),
  $week: part(weekOfYear),
  $year: part((date) => date.getUTCFullYear()),
};

function readTimestamp(name: string, value: unknown, half: 'low' | 'high'): Long | null {
  if (isNullish(value)) return null;
  if (bsonClass(value) !== 'Timestamp') {
    return refuse(5687301, `${name} requires a timestamp argument, found: ${typeAlias(value)}`);
  }
  return Long.fromNumber((value as unknown as Record<'low' | 'high', number>)[half] >>> 0);
}
