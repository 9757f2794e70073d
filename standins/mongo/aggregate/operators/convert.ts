import { Decimal128, type Double, Long, ObjectId } from 'bson';
import { doubleResult, fitsInt64, fromExact, rankOf, toExact } from '@/standins/mongo/query/arithmetic';
import { bsonClass, typeAlias } from '@/standins/mongo/query/bson-type';
import { exactDecimal, isDecimal, isLong, isNumeric, toDouble } from '@/standins/mongo/query/number';
import { parseDate } from './date-parse';
import { refuse } from './operator';

const CONVERSION_FAILURE = 241;

function fail(value: unknown, to: string, reason = ''): never {
  return refuse(
    CONVERSION_FAILURE,
    reason || `Unsupported conversion from ${typeAlias(value)} to ${to} in $convert with no onError value`,
  );
}

function failParse(text: string, to: string): never {
  return refuse(CONVERSION_FAILURE, `Failed to parse ${to} '${text}' in $convert with no onError value`);
}

/** A value as text, as `$toString` writes it. */
export function convertToString(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (isDecimal(value) || isLong(value)) return value.toString();
  if (isNumeric(value)) return formatDouble(toDouble(value));
  if (bsonClass(value) === 'ObjectId') return String(value);
  if (bsonClass(value) === 'BSONSymbol') return String((value as { value: string }).value);
  return fail(value, 'string');
}

function formatDouble(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Number.POSITIVE_INFINITY) return 'Infinity';
  if (value === Number.NEGATIVE_INFINITY) return '-Infinity';
  return Object.is(value, -0) ? '-0' : String(value);
}

function integerFrom(value: unknown, to: 'int' | 'long'): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) failParse(value, 'number');
    return BigInt(value.replace('+', ''));
  }
  if (value instanceof Date && to === 'long') return BigInt(value.getTime());
  if (!isNumeric(value)) return fail(value, to);
  if (isLong(value)) return value.toBigInt();
  if (isDecimal(value)) {
    const exact = exactDecimal(value);
    if (!exact)
      return fail(
        value,
        to,
        `Attempt to convert NaN or infinity value to integer type in $convert with no onError value`,
      );
    const magnitude =
      exact.exponent >= 0
        ? exact.digits * 10n ** BigInt(exact.exponent)
        : exact.digits / 10n ** BigInt(-exact.exponent);
    return exact.sign < 0 ? -magnitude : magnitude;
  }
  const number = toDouble(value);
  if (Number.isNaN(number))
    return fail(value, to, 'Attempt to convert NaN value to integer type in $convert with no onError value');
  if (!Number.isFinite(number)) {
    return fail(
      value,
      to,
      'Attempt to convert infinity value to integer type in $convert with no onError value',
    );
  }
  return BigInt(Math.trunc(number));
}

/** A value as int32. */
export function convertToInt(value: unknown): number {
  const integer = integerFrom(value, 'int');
  if (integer < -0x8000_0000n || integer > 0x7fff_ffffn) {
    fail(value, 'int', `Conversion would overflow target type in $convert with no onError value: ${integer}`);
  }
  return Number(integer);
}

/** A value as int64. */
export function convertToLong(value: unknown): Long {
  const integer = integerFrom(value, 'long');
  if (!fitsInt64(integer)) {
    fail(
      value,
      'long',
      `Conversion would overflow target type in $convert with no onError value: ${integer}`,
    );
  }
  return Long.fromBigInt(integer);
}

/** A value as a double. */
export function convertToDouble(value: unknown): number | Double {
  if (typeof value === 'boolean') return doubleResult(value ? 1 : 0);
  if (value instanceof Date) return doubleResult(value.getTime());
  if (typeof value === 'string') {
    const isNumber = /^[+-]?(\d+\.?\d*([eE][+-]?\d+)?|\.\d+([eE][+-]?\d+)?|inf(inity)?|nan)$/i.test(value);
    if (!isNumber) failParse(value, 'number');
    if (/inf/i.test(value))
      return value.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    if (/nan/i.test(value)) return Number.NaN;
    return doubleResult(Number(value));
  }
  if (!isNumeric(value)) return fail(value, 'double');
  const number = toDouble(value);
  if (isDecimal(value) && !Number.isFinite(number) && exactDecimal(value)) {
    return fail(value, 'double', 'Conversion would overflow target type in $convert with no onError value');
  }
  return doubleResult(number);
}

/** A value as a decimal. */
export function convertToDecimal(value: unknown): Decimal128 {
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
  if (isDecimal(value)) return value;
  if (typeof value === 'string') {
    try {
      return Decimal128.fromStringWithRounding(value);
    } catch {
      return failParse(value, 'number');
    }
  }
  if (!isNumeric(value)) return fail(value, 'decimal');
  const exact = toExact(value);
  if (!exact) return Decimal128.fromString(formatDouble(toDouble(value)));
  return rankOf(value) === 'double' ? fromExact(trimZeros(exact)) : fromExact(exact);
}

function trimZeros(exact: NonNullable<ReturnType<typeof toExact>>): typeof exact {
  let { digits, exponent } = exact;
  while (exponent < 0 && digits !== 0n && digits % 10n === 0n) {
    digits /= 10n;
    exponent += 1;
  }
  return { ...exact, digits, exponent };
}

/** A value as a boolean: numbers by whether they are zero; strings, dates and ids are true. */
export function convertToBool(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (isNumeric(value)) return isDecimal(value) ? exactDecimal(value)?.digits !== 0n : toDouble(value) !== 0;
  if (typeof value === 'string' || value instanceof Date || bsonClass(value) === 'ObjectId') return true;
  return fail(value, 'bool');
}

/** A value as a date: milliseconds, an ISO 8601 text, an ObjectId's or timestamp's time. */
export function convertToDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (typeof value === 'string') {
    return parseDate(value) ?? failParse(value, 'date');
  }
  if (bsonClass(value) === 'ObjectId') return (value as ObjectId).getTimestamp();
  if (bsonClass(value) === 'Timestamp')
    return new Date(((value as unknown as { high: number }).high >>> 0) * 1000);
  if (isNumeric(value) && rankOf(value) !== 'int') {
    const date = new Date(Number(integerFrom(value, 'long')));
    return Number.isNaN(date.getTime()) ? fail(value, 'date', 'date out of range in $convert') : date;
  }
  return fail(value, 'date');
}

/** A 24-digit hexadecimal text as an ObjectId. */
export function convertToObjectId(value: unknown): ObjectId {
  if (bsonClass(value) === 'ObjectId') return value as ObjectId;
  if (typeof value !== 'string') return fail(value, 'objectId');
  if (!/^[0-9a-fA-F]{24}$/.test(value)) {
    return refuse(
      CONVERSION_FAILURE,
      `Failed to parse objectId '${value}' in $convert with no onError value: Invalid string length for parsing to OID, expected 24 but found ${value.length}`,
    );
  }
  return new ObjectId(value);
}
