import { Decimal128, Double, Long } from 'bson';
import { bsonClass, isInt32 } from './bson-type';
import { type ExactDecimal, exactDecimal, isDecimal, isLong, plainNumber, toDouble } from './number';

/** A numeric BSON value: int32 and most doubles as JS numbers; a double that looks like an int32 as `Double`. */
export type Numeric = number | Double | Long | Decimal128;

/** BSON's numeric types in the order in which arithmetic promotes them. */
export type NumericRank = 'int' | 'long' | 'double' | 'decimal';

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;
const DECIMAL_DIGITS = 34;

/** A double as a value that stays one on the wire: whole numbers in int32's range need the wrapper. */
export function doubleResult(value: number): number | Double {
  return isInt32(value) ? new Double(value) : value;
}

/** The numeric type of a value; a JS number is an int exactly if it goes over the wire as int32. */
export function rankOf(value: unknown): NumericRank {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (isDecimal(value)) return 'decimal';
  if (isLong(value) || typeof value === 'bigint') return 'long';
  return bsonClass(value) === 'Int32' ? 'int' : 'double';
}

/** True if the integer fits int64. */
export function fitsInt64(value: bigint): boolean {
  return value >= INT64_MIN && value <= INT64_MAX;
}

/** An integer as the narrowest BSON type from int32 on: JS number, `Long`, or (out of int64) a double. */
export function integerResult(value: bigint, atLeastLong: boolean): number | Long {
  if (!fitsInt64(value)) return Number(value);
  if (!atLeastLong && value >= -0x8000_0000n && value <= 0x7fff_ffffn) return Number(value);
  return Long.fromBigInt(value);
}

type IntegerStep = (a: bigint, b: bigint) => bigint;
type DoubleStep = (a: number, b: number) => number;
type DecimalStep = (a: ExactDecimal, b: ExactDecimal) => ExactDecimal;

function combine(
  a: unknown,
  b: unknown,
  double: DoubleStep,
  integer: IntegerStep,
  decimal: DecimalStep,
): Numeric {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = double(a, b);
    if (!isInt32(a) || !isInt32(b)) return doubleResult(result);
    if (isInt32(result)) return result;
    if (result === 0) return 0;
    return integerResult(integer(BigInt(a), BigInt(b)), false);
  }
  const left = rankOf(a);
  const right = rankOf(b);
  if (left === 'decimal' || right === 'decimal') return combineDecimals(a, b, double, decimal);
  if (left === 'double' || right === 'double') return doubleResult(double(toDouble(a), toDouble(b)));
  const atLeastLong = left === 'long' || right === 'long';
  return integerResult(integer(toBigInt(a), toBigInt(b)), atLeastLong);
}

/** An int32 or int64 value as a bigint. */
export function toBigInt(value: unknown): bigint {
  const plain = plainNumber(value);
  return typeof plain === 'bigint' ? plain : BigInt(plain as number);
}

function combineDecimals(a: unknown, b: unknown, double: DoubleStep, decimal: DecimalStep): Decimal128 {
  const left = toExact(a);
  const right = toExact(b);
  if (left === null || right === null) return specialDecimal(double(toDouble(a), toDouble(b)));
  return fromExact(decimal(left, right));
}

/** A NaN or an infinity as Decimal128. */
export function specialDecimal(value: number): Decimal128 {
  if (Number.isNaN(value)) return Decimal128.fromString('NaN');
  return Decimal128.fromString(value > 0 ? 'Infinity' : '-Infinity');
}

/** A numeric value as an exact decimal; doubles by their first 15 digits, as mongod converts them; null if not finite. */
export function toExact(value: unknown): ExactDecimal | null {
  const plain = plainNumber(value);
  if (typeof plain === 'object') return exactDecimal(plain);
  if (typeof plain === 'bigint') {
    return { sign: plain < 0n ? -1 : 1, digits: plain < 0n ? -plain : plain, exponent: 0 };
  }
  if (!Number.isFinite(plain)) return null;
  const text = isInt32(plain) ? String(plain) : plain.toPrecision(15);
  return exactDecimal(Decimal128.fromString(text));
}

/** The Decimal128 nearest to an exact decimal: at most 34 digits, ties to even. */
export function fromExact({ sign, digits, exponent }: ExactDecimal): Decimal128 {
  let text = digits.toString();
  let power = exponent;
  if (text.length > DECIMAL_DIGITS) {
    const cut = text.length - DECIMAL_DIGITS;
    const divisor = 10n ** BigInt(cut);
    const rest = digits % divisor;
    let kept = digits / divisor;
    const half = divisor / 2n;
    if (rest > half || (rest === half && kept % 2n === 1n)) kept += 1n;
    text = kept.toString();
    power += cut;
  }
  return Decimal128.fromStringWithRounding(`${sign < 0 ? '-' : ''}${text}E${power}`);
}

function alignedSum(a: ExactDecimal, b: ExactDecimal): ExactDecimal {
  const exponent = Math.min(a.exponent, b.exponent);
  const scale = (part: ExactDecimal): bigint =>
    BigInt(part.sign) * part.digits * 10n ** BigInt(part.exponent - exponent);
  const sum = scale(a) + scale(b);
  return { sign: sum < 0n ? -1 : 1, digits: sum < 0n ? -sum : sum, exponent };
}

/** Adds two numbers with mongod's promotion: int32 → int64 → double, decimal if either is one. */
export function addNumbers(a: unknown, b: unknown): Numeric {
  return combine(
    a,
    b,
    (x, y) => x + y,
    (x, y) => x + y,
    alignedSum,
  );
}

/** Subtracts with the promotion of `addNumbers`. */
export function subtractNumbers(a: unknown, b: unknown): Numeric {
  return combine(
    a,
    b,
    (x, y) => x - y,
    (x, y) => x - y,
    (x, y) => alignedSum(x, { ...y, sign: y.sign === 1 ? -1 : 1 }),
  );
}

/** Multiplies with the promotion of `addNumbers`. */
export function multiplyNumbers(a: unknown, b: unknown): Numeric {
  return combine(
    a,
    b,
    (x, y) => x * y,
    (x, y) => x * y,
    (x, y) => ({
      sign: x.sign === y.sign ? 1 : -1,
      digits: x.digits * y.digits,
      exponent: x.exponent + y.exponent,
    }),
  );
}

/** Divides: a double, or a decimal if either operand is one. The divisor must not be zero. */
export function divideNumbers(a: unknown, b: unknown): Numeric {
  if (!isDecimal(a) && !isDecimal(b)) return doubleResult(toDouble(a) / toDouble(b));
  return combineDecimals(
    a,
    b,
    (x, y) => x / y,
    (x, y) => {
      const sign = x.sign === y.sign ? 1 : -1;
      // Exact quotients keep the exponent that division suggests; others fill 34 digits and a guard.
      const shift = Math.max(0, DECIMAL_DIGITS + 4 + y.digits.toString().length - x.digits.toString().length);
      const scaled = x.digits * 10n ** BigInt(shift);
      let digits = scaled / y.digits;
      let exponent = x.exponent - y.exponent - shift;
      if (scaled % y.digits === 0n) {
        while (exponent < x.exponent - y.exponent && digits % 10n === 0n) {
          digits /= 10n;
          exponent += 1;
        }
      } else {
        // A sticky digit keeps the rounding to 34 digits right.
        digits = digits * 10n + 1n;
        exponent -= 1;
      }
      return { sign, digits, exponent };
    },
  );
}

/** The remainder with the sign of the dividend. The divisor must not be zero. */
export function remainderOf(a: unknown, b: unknown): Numeric {
  return combine(
    a,
    b,
    (x, y) => x % y,
    (x, y) => x % y,
    (x, y) => {
      const exponent = Math.min(x.exponent, y.exponent);
      const left = x.digits * 10n ** BigInt(x.exponent - exponent);
      const right = y.digits * 10n ** BigInt(y.exponent - exponent);
      return { sign: x.sign, digits: left % right, exponent };
    },
  );
}
