import type { Decimal128, Long } from 'bson';
import { bsonClass } from './bson-type';

/** A finite decimal number: `sign` × `digits` × 10^`exponent`; `digits` ≥ 0. */
export interface ExactDecimal {
  sign: 1 | -1;
  digits: bigint;
  exponent: number;
}

/** Whether the value is one of BSON's four numeric types. */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'bigint') return true;
  const name = bsonClass(value);
  return name === 'Long' || name === 'Decimal128' || name === 'Int32' || name === 'Double';
}

/** Whether the value is an int64 (`Long`). */
export function isLong(value: unknown): value is Long {
  return bsonClass(value) === 'Long';
}

/** Whether the value is a `Decimal128`. */
export function isDecimal(value: unknown): value is Decimal128 {
  return bsonClass(value) === 'Decimal128';
}

/**
 * A numeric value in one of three plain shapes: a JS number (int32 and double), a bigint (int64) or a
 * `Decimal128`.
 */
export function plainNumber(value: unknown): number | bigint | Decimal128 {
  if (typeof value === 'number' || typeof value === 'bigint') return value;
  if (isLong(value)) return value.toBigInt();
  if (isDecimal(value)) return value;
  return Number((value as { value: number }).value);
}

/** The nearest JS number of a numeric value. */
export function toDouble(value: unknown): number {
  const plain = plainNumber(value);
  if (typeof plain === 'number') return plain;
  if (typeof plain === 'bigint') return Number(plain);
  return Number(plain.toString());
}

/** Splits a finite `Decimal128`; null for NaN and the infinities. */
export function exactDecimal(value: Decimal128): ExactDecimal | null {
  const { bytes } = value;
  const view = new DataView(bytes.buffer, bytes.byteOffset, 16);
  const high = view.getBigUint64(8, true);
  const low = view.getBigUint64(0, true);
  const sign = high >> 63n ? -1 : 1;
  const combination = Number((high >> 58n) & 0x1fn);
  if (combination >= 0b11110) return null;
  // The second form of the coefficient holds nothing a valid decimal can have: such numbers count as zero.
  const largeForm = combination >> 3 === 3;
  const exponent = Number((high >> (largeForm ? 47n : 49n)) & 0x3fffn) - 6176;
  const digits = largeForm ? 0n : ((high & 0x1_ffff_ffff_ffffn) << 64n) | low;
  return { sign, digits, exponent };
}

/** True for the decimal NaN. */
export function isDecimalNaN(value: Decimal128): boolean {
  return (value.bytes[15]! & 0x7c) === 0x7c;
}

function exactDouble(value: number): { mantissa: bigint; exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(value));
  const bits = view.getBigUint64(0);
  const biased = Number(bits >> 52n);
  const fraction = bits & 0xf_ffff_ffff_ffffn;
  return biased === 0
    ? { mantissa: fraction, exponent: -1074 }
    : { mantissa: fraction | 0x10_0000_0000_0000n, exponent: biased - 1075 };
}

const compareBigInts = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

function compareMagnitudes(a: ExactDecimal, b: ExactDecimal): number {
  if (a.digits === 0n || b.digits === 0n) return compareBigInts(a.digits, b.digits);
  const shift = a.exponent - b.exponent;
  return shift >= 0
    ? compareBigInts(a.digits * 10n ** BigInt(shift), b.digits)
    : compareBigInts(a.digits, b.digits * 10n ** BigInt(-shift));
}

/** Compares |decimal| with a finite non-negative double, exactly. */
export function compareDecimalToDouble(decimal: ExactDecimal, double: number): number {
  const { mantissa, exponent } = exactDouble(double);
  let left = decimal.digits;
  let right = mantissa;
  if (decimal.exponent >= 0) left *= 10n ** BigInt(decimal.exponent);
  else right *= 10n ** BigInt(-decimal.exponent);
  if (exponent >= 0) right <<= BigInt(exponent);
  else left <<= BigInt(-exponent);
  return compareBigInts(left, right);
}

function integerDecimal(value: bigint): ExactDecimal {
  return value < 0n ? { sign: -1, digits: -value, exponent: 0 } : { sign: 1, digits: value, exponent: 0 };
}

function compareWithDecimal(decimal: Decimal128, other: number | bigint | Decimal128): number {
  const exact = exactDecimal(decimal);
  const otherExact = exactOf(other);
  if (exact && otherExact) return compareSigned(exact, otherExact);
  if (exact && typeof other === 'number' && Number.isFinite(other)) return compareFinite(exact, other);
  // Where one is NaN or infinite, every finite number counts as zero.
  return compareDoubles(exact ? 0 : toDouble(decimal), otherExact ? 0 : toDouble(other));
}

/** A decimal or an integer split; null for doubles and for what is not finite. */
function exactOf(value: number | bigint | Decimal128): ExactDecimal | null {
  if (typeof value === 'object') return exactDecimal(value);
  return typeof value === 'bigint' ? integerDecimal(value) : null;
}

function compareFinite(exact: ExactDecimal, other: number): number {
  const sign = exact.digits === 0n ? 0 : exact.sign;
  const otherSign = Math.sign(other);
  if (sign !== otherSign) return sign < otherSign ? -1 : 1;
  return sign === 0 ? 0 : sign * compareDecimalToDouble(exact, Math.abs(other));
}

function compareSigned(a: ExactDecimal, b: ExactDecimal): number {
  const signA = a.digits === 0n ? 0 : a.sign;
  const signB = b.digits === 0n ? 0 : b.sign;
  if (signA !== signB) return signA < signB ? -1 : 1;
  return signA * compareMagnitudes(a, b) || 0;
}

function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  // NaN equals itself and sorts before every other number.
  return Number.isNaN(a) ? (Number.isNaN(b) ? 0 : -1) : 1;
}

/**
 * Compares two numeric values by their exact mathematical value, whatever their types; NaN is equal to
 * itself and less than every number, and -0 equals 0.
 */
export function compareNumbers(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return compareDoubles(a, b);
  const left = plainNumber(a);
  const right = plainNumber(b);
  if (typeof left === 'object') return compareWithDecimal(left, right);
  if (typeof right === 'object') return -compareWithDecimal(right, left) || 0;
  if (left < right) return -1;
  if (left > right) return 1;
  if (typeof left === 'number' && Number.isNaN(left))
    return typeof right === 'number' && Number.isNaN(right) ? 0 : -1;
  return typeof right === 'number' && Number.isNaN(right) ? 1 : 0;
}

/** True for the double and the decimal NaN. */
export function isNaNValue(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  return isDecimal(value) && isDecimalNaN(value);
}
