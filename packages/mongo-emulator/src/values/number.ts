import { Double, Long, Timestamp } from 'bson';

/** A numeric BSON value: int32 and most doubles as JS numbers; a double that looks like an int32 as `Double`. */
export type Numeric = number | Double | Long;

export function isLong(value: unknown): value is Long {
  return value instanceof Long && !(value instanceof Timestamp);
}

export function isNumeric(value: unknown): value is Numeric {
  return typeof value === 'number' || value instanceof Double || isLong(value);
}

export function plainNumber(value: Numeric): number | bigint {
  if (typeof value === 'number') return value;
  return value instanceof Double ? value.value : value.toBigInt();
}

export function toDouble(value: Numeric): number {
  return Number(plainNumber(value));
}

export function toInteger(value: unknown): number | undefined {
  const number = isNumeric(value) ? toDouble(value) : Number.NaN;
  return Number.isInteger(number) ? number : undefined;
}

export function isNaNValue(value: unknown): boolean {
  return typeof value === 'number' && Number.isNaN(value);
}

/** By exact value, whatever their types; NaN equals itself and is less than every number, -0 equals 0. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = plainNumber(a);
  const right = plainNumber(b);
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(isNaNValue(right)) - Number(isNaNValue(left));
}
