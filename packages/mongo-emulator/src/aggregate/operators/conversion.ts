import { type Double, Long, ObjectId } from 'bson';
import { refuse } from '#errors';
import { doubleResult, fitsInt64, rankOf } from '#query/arithmetic';
import { typeAlias } from '#query/bson-type';
import { isLong, isNumeric, toDouble } from '#query/number';
import { dateOf } from './date-part';
import { type OperatorTable, takes, takesPresent } from './operator';

function fail(value: unknown, to: string): never {
  const given = typeof value === 'string' ? `'${value}'` : `a value of type ${typeAlias(value)}`;
  return refuse('ConversionFailure', `Failed to convert ${given} to ${to}`);
}

/** A value as text, as `$toString` writes it. */
export function convertToString(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean' || isLong(value) || value instanceof ObjectId) return String(value);
  if (!isNumeric(value)) return fail(value, 'string');
  const number = toDouble(value);
  return Object.is(number, -0) ? '-0' : String(number);
}

function toInteger(value: unknown, to: 'int' | 'long', fits: (integer: bigint) => boolean): bigint {
  const integer = integerOf(value, to);
  return integer !== undefined && fits(integer) ? integer : fail(value, to);
}

function integerOf(value: unknown, to: 'int' | 'long'): bigint | undefined {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string') return /^[+-]?\d+$/.test(value) ? BigInt(value.replace('+', '')) : undefined;
  if (value instanceof Date) return to === 'long' ? BigInt(value.getTime()) : undefined;
  if (isLong(value)) return value.toBigInt();
  if (!isNumeric(value)) return undefined;
  const number = toDouble(value);
  return Number.isFinite(number) ? BigInt(Math.trunc(number)) : undefined;
}

function convertToDouble(value: unknown): number | Double {
  if (typeof value === 'boolean') return doubleResult(value ? 1 : 0);
  if (value instanceof Date) return doubleResult(value.getTime());
  if (isNumeric(value)) return doubleResult(toDouble(value));
  const isNumber = typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value);
  return isNumber ? doubleResult(Number(value)) : fail(value, 'double');
}

const ISO =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A date from milliseconds, an ISO 8601 text (UTC unless it says otherwise), an ObjectId's or a timestamp's time. */
function convertToDate(value: unknown): Date {
  const date = dateFrom(value) ?? dateOf(value);
  return date && !Number.isNaN(date.getTime()) ? date : fail(value, 'date');
}

function dateFrom(value: unknown): Date | undefined {
  if (isNumeric(value) && rankOf(value) !== 'int') return new Date(toDouble(value));
  const match = typeof value === 'string' ? ISO.exec(value) : null;
  if (!match || !isDayOfMonth(match[0].slice(0, 10))) return undefined;
  // JavaScript takes a time without a zone for local time.
  return new Date(match[3] && !match[7] ? `${match[0]}Z` : match[0]);
}

/** False for days such as February 30, which JavaScript takes for March 1. */
function isDayOfMonth(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function convertToObjectId(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  return typeof value === 'string' && /^[0-9a-fA-F]{24}$/.test(value)
    ? new ObjectId(value)
    : fail(value, 'objectId');
}

/** Type tests and conversions. */
export const CONVERSION_OPERATORS: OperatorTable = {
  $isNumber: takes(1, 1, isNumeric),
  $toDate: takesPresent(1, 1, convertToDate),
  $toDouble: takesPresent(1, 1, convertToDouble),
  $toInt: takesPresent(1, 1, (value) =>
    Number(toInteger(value, 'int', (integer) => BigInt.asIntN(32, integer) === integer)),
  ),
  $toLong: takesPresent(1, 1, (value) => Long.fromBigInt(toInteger(value, 'long', fitsInt64))),
  $toObjectId: takesPresent(1, 1, convertToObjectId),
  $toString: takesPresent(1, 1, convertToString),
  $type: takes(1, 1, typeAlias),
};
