import { Double, Long } from 'bson';
import { isInt32 } from '#bson';
import { isLong, type Numeric, plainNumber, toDouble } from '#values/number';

export type NumericRank = 'int' | 'long' | 'double';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** A double as a value that stays one on the wire: whole numbers in int32's range need the wrapper. */
export function doubleResult(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

/** The numeric type of a value; a JS number is an int exactly if it goes over the wire as int32. */
export function rankOf(value: Numeric): NumericRank {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  return isLong(value) ? 'long' : 'double';
}

export function fitsInt64(value: bigint): boolean {
  return value >= INT64_MIN && value <= INT64_MAX;
}

/** An integer as the narrowest BSON type from int32 on: JS number, `Long`, or (out of int64) a double. */
export function integerResult(value: bigint, atLeastLong: boolean): number | Long {
  if (!fitsInt64(value)) return Number(value);
  if (!atLeastLong && isInt32(Number(value))) return Number(value);
  return Long.fromBigInt(value);
}

export function toBigInt(value: Numeric): bigint {
  return BigInt(plainNumber(value));
}

type Step = { (x: number, y: number): number; (x: bigint, y: bigint): bigint };

/** Computes in doubles if either operand is one, else exactly: int32 is promoted to int64, and that to double. */
function promoting(step: Step): (a: Numeric, b: Numeric) => Numeric {
  return (a, b) => {
    const [left, right] = [rankOf(a), rankOf(b)];
    if (left === 'double' || right === 'double') return doubleResult(step(toDouble(a), toDouble(b)));
    return integerResult(step(toBigInt(a), toBigInt(b)), left === 'long' || right === 'long');
  };
}

// Each step is written for numbers; the operators are the same for bigints.
export const addNumbers = promoting(((x: number, y: number) => x + y) as Step);
export const subtractNumbers = promoting(((x: number, y: number) => x - y) as Step);
export const multiplyNumbers = promoting(((x: number, y: number) => x * y) as Step);

/** The remainder with the sign of the dividend. The divisor must not be zero. */
export const remainderOf = promoting(((x: number, y: number) => x % y) as Step);
