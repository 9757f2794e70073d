import { Long } from 'bson';
import {
  $acos as acos,
  $acosh as acosh,
  $asin as asin,
  $asinh as asinh,
  $atan as atan,
  $atanh as atanh,
  $cos as cos,
  $cosh as cosh,
  $sin as sin,
  $sinh as sinh,
  $tan as tan,
  $tanh as tanh,
} from 'mingo/operators/expression/trignometry';
import { MongoStandinError } from '@/standins/mongo/errors';
import {
  addNumbers,
  divideNumbers,
  doubleResult,
  fitsInt64,
  fromExact,
  integerResult,
  multiplyNumbers,
  type Numeric,
  rankOf,
  remainderOf,
  subtractNumbers,
  toBigInt,
} from '@/standins/mongo/query/arithmetic';
import { typeAlias } from '@/standins/mongo/query/bson-type';
import { exactDecimal, isDecimal, isNumeric, toDouble } from '@/standins/mongo/query/number';
import { isNullish, type OperatorCompiler, type OperatorTable, refuse, takes, takesAny } from './operator';

function requireNumeric(name: string, value: unknown, code = 28765): void {
  if (!isNumeric(value)) refuse(code, `${name} only supports numeric types, not ${typeAlias(value)}`);
}

function requireNoDecimal(name: string, value: unknown): void {
  // Functions that are not exact would lose digits of a decimal: refused rather than approximated.
  if (isDecimal(value)) refuse(238, `${name} of a Decimal128 is not supported`);
}

/** A date moved by a number of milliseconds. */
export function shiftDate(date: Date, milliseconds: number): Date {
  const shifted = new Date(date.getTime() + milliseconds);
  if (Number.isNaN(shifted.getTime())) refuse(15, 'date overflow');
  return shifted;
}

const isDate = (value: unknown): value is Date => value instanceof Date;

function addAll(values: unknown[]): unknown {
  let sum: unknown = 0;
  let date: Date | undefined;
  for (const value of values) {
    if (isNullish(value)) return null;
    if (isDate(value)) {
      if (date) refuse(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (isNumeric(value)) {
      sum = addNumbers(sum, value);
    } else {
      refuse(14, `$add only supports numeric or date types, not ${typeAlias(value)}`);
    }
  }
  return date ? shiftDate(date, Math.round(toDouble(sum))) : sum;
}

function subtract(a: unknown, b: unknown): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (isDate(a)) {
    if (isDate(b)) return Long.fromNumber(a.getTime() - b.getTime());
    if (isNumeric(b)) return shiftDate(a, -Math.round(toDouble(b)));
  } else if (isNumeric(a) && isNumeric(b)) {
    return subtractNumbers(a, b);
  }
  return refuse(14, `can't $subtract ${typeAlias(b)} from ${typeAlias(a)}`);
}

function isZero(value: unknown): boolean {
  return isDecimal(value) ? exactDecimal(value)?.digits === 0n : toDouble(value) === 0;
}

function divide(a: unknown, b: unknown): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b)) {
    return refuse(14, `$divide only supports numeric types, not ${typeAlias(a)} and ${typeAlias(b)}`);
  }
  if (isZero(b)) return refuse(2, "can't $divide by zero");
  return divideNumbers(a, b);
}

function modulo(a: unknown, b: unknown): unknown {
  if (isNullish(a) || isNullish(b)) return null;
  if (!isNumeric(a) || !isNumeric(b)) {
    return refuse(16611, `$mod only supports numeric types, not ${typeAlias(a)} and ${typeAlias(b)}`);
  }
  if (isZero(b)) return refuse(16610, "can't $mod by zero");
  return remainderOf(a, b);
}

/** An operator on one number that hands null through. */
function onNumber(apply: (value: unknown) => unknown): OperatorCompiler {
  return (operand, context) =>
    takes(1, 1, (value) => {
      if (isNullish(value)) return null;
      requireNumeric(context.name, value);
      return apply(value);
    })(operand, context);
}

/** A function of one double, with a test of the values it is defined for. */
function onDouble(
  apply: (value: number) => number,
  isDefined?: { test: (value: number) => boolean; code: number; message: string },
): OperatorCompiler {
  return (operand, context) =>
    onNumber((value) => {
      requireNoDecimal(context.name, value);
      const number = toDouble(value);
      if (isDefined && !Number.isNaN(number) && !isDefined.test(number)) {
        refuse(isDefined.code, `${isDefined.message}${number}`);
      }
      return doubleResult(apply(number));
    })(operand, context);
}

function absolute(value: unknown): Numeric {
  if (typeof value === 'number') {
    return rankOf(value) === 'int' ? integerResult(BigInt(Math.abs(value)), false) : Math.abs(value);
  }
  if (isDecimal(value)) {
    const exact = exactDecimal(value);
    return exact ? fromExact({ ...exact, sign: 1 }) : value;
  }
  if (rankOf(value) === 'long') {
    const magnitude = toBigInt(value) < 0n ? -toBigInt(value) : toBigInt(value);
    if (!fitsInt64(magnitude)) refuse(28680, "can't take $abs of long long min");
    return integerResult(magnitude, true);
  }
  return doubleResult(Math.abs(toDouble(value)));
}

type Rounding = 'half-even' | 'down' | 'floor' | 'ceil';

function roundQuotient(digits: bigint, divisor: bigint, sign: 1 | -1, rounding: Rounding): bigint {
  const quotient = digits / divisor;
  const rest = digits % divisor;
  if (rest === 0n || rounding === 'down') return quotient;
  if (rounding === 'floor') return sign < 0 ? quotient + 1n : quotient;
  if (rounding === 'ceil') return sign > 0 ? quotient + 1n : quotient;
  const twice = rest * 2n;
  return twice > divisor || (twice === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

/** Rounds to a number of decimal places (negative: tens, hundreds …), keeping the value's type. */
function roundTo(value: unknown, place: number, rounding: Rounding): unknown {
  const rank = rankOf(value);
  if (rank === 'decimal') {
    const exact = exactDecimal(value as Parameters<typeof exactDecimal>[0]);
    if (!exact || exact.exponent >= -place) return value;
    const divisor = 10n ** BigInt(-place - exact.exponent);
    return fromExact({
      sign: exact.sign,
      digits: roundQuotient(exact.digits, divisor, exact.sign, rounding),
      exponent: -place,
    });
  }
  if (rank === 'int' || rank === 'long') {
    if (place >= 0) return value;
    const integer = toBigInt(value);
    const sign = integer < 0n ? -1 : 1;
    const divisor = 10n ** BigInt(-place);
    const rounded = roundQuotient(sign < 0 ? -integer : integer, divisor, sign, rounding) * divisor;
    return integerResult(BigInt(sign) * rounded, rank === 'long');
  }
  return doubleResult(roundDouble(toDouble(value), place, rounding));
}

function roundDouble(value: number, place: number, rounding: Rounding): number {
  if (!Number.isFinite(value) || (Number.isInteger(value) && place >= 0)) return value;
  if (place === 0) {
    if (rounding === 'floor') return Math.floor(value);
    if (rounding === 'ceil') return Math.ceil(value);
    if (rounding === 'down') return Math.trunc(value);
    const floor = Math.floor(value);
    const rest = value - floor;
    if (rest !== 0.5) return rest < 0.5 ? floor : floor + 1;
    return floor % 2 === 0 ? floor : floor + 1;
  }
  // Like mongod, by way of the decimal digits the double is written with.
  const [mantissa, exponent] = Math.abs(value).toExponential().split('e') as [string, string];
  const digits = BigInt(mantissa.replace('.', ''));
  const scale = Number(exponent) - (mantissa.includes('.') ? mantissa.length - 2 : 0);
  if (scale >= -place) return value;
  const sign = value < 0 ? -1 : 1;
  const rounded = roundQuotient(digits, 10n ** BigInt(-place - scale), sign, rounding);
  return sign * Number(`${rounded}e${-place}`);
}

function rounder(rounding: Rounding): OperatorCompiler {
  return (operand, context) =>
    takes(1, 2, (value, place = 0) => {
      if (isNullish(value) || isNullish(place)) return null;
      requireNumeric(context.name, value, 51081);
      const places = isNumeric(place) ? toDouble(place) : Number.NaN;
      if (!Number.isInteger(places))
        refuse(51082, `precision argument to  ${context.name} must be a integral value`);
      if (places < -20 || places > 100)
        refuse(
          51083,
          `cannot apply ${context.name} with precision value ${places} value must be in [-20, 100]`,
        );
      return roundTo(value, places, rounding);
    })(operand, context);
}

function power(base: unknown, exponent: unknown): unknown {
  if (isNullish(base) || isNullish(exponent)) return null;
  requireNumericPart('$pow', 'base', 28762, base);
  requireNumericPart('$pow', 'exponent', 28763, exponent);
  requireNoDecimal('$pow', base);
  requireNoDecimal('$pow', exponent);
  if (isZero(base) && toDouble(exponent) < 0)
    refuse(28764, '$pow cannot take a base of 0 and a negative exponent');
  const ranks = [rankOf(base), rankOf(exponent)];
  if (!ranks.includes('double') && toDouble(exponent) >= 0 && toDouble(exponent) < 4096) {
    const exact = toBigInt(base) ** toBigInt(exponent);
    if (fitsInt64(exact)) return integerResult(exact, ranks.includes('long'));
  }
  return doubleResult(toDouble(base) ** toDouble(exponent));
}

function requireNumericPart(name: string, part: string, code: number, value: unknown): void {
  if (!isNumeric(value)) refuse(code, `${name}'s ${part} must be numeric, not ${typeAlias(value)}`);
}

function logarithm(value: unknown, base: unknown): unknown {
  if (isNullish(value) || isNullish(base)) return null;
  requireNumericPart('$log', 'argument', 28756, value);
  requireNumericPart('$log', 'base', 28757, base);
  requireNoDecimal('$log', value);
  requireNoDecimal('$log', base);
  const [x, b] = [toDouble(value), toDouble(base)];
  if (x <= 0) refuse(28758, `$log's argument must be a positive number, but is ${x}`);
  if (b <= 0 || b === 1) refuse(28759, `$log's base must be a positive number not equal to 1, but is ${b}`);
  return doubleResult(Math.log(x) / Math.log(b));
}

const isPositive = (code: number, name: string) => ({
  test: (value: number) => value > 0,
  code,
  message: `${name}'s argument must be a positive number, but is `,
});

type MingoFunction = (obj: unknown, expression: unknown, options: never) => unknown;

/** Trigonometry is plain arithmetic on doubles, which mingo does as the server does. */
function viaMingo(operator: unknown, least?: number, most?: number): OperatorCompiler {
  const compute = operator as MingoFunction;
  const options = MINGO_OPTIONS as never;
  return onDouble(
    (value) => compute({ value }, '$value', options) as number,
    least === undefined
      ? undefined
      : {
          test: (value) => value >= least && value <= (most ?? Number.POSITIVE_INFINITY),
          code: 50989,
          message: 'cannot apply a trigonometric function to a value outside its range, value: ',
        },
  );
}

const MINGO_OPTIONS = { idKey: '_id', useStrictMode: true, failOnError: true };

function bitwise(apply: (a: bigint, b: bigint) => bigint, start: bigint): OperatorCompiler {
  return (operand, context) =>
    takesAny((values) => {
      if (values.some(isNullish)) return null;
      let result = start;
      for (const value of values) {
        if (!isNumeric(value) || !['int', 'long'].includes(rankOf(value))) {
          refuse(14, `${context.name} only supports int and long operands.`);
        }
        result = apply(result, toBigInt(value));
      }
      return integerResult(
        BigInt.asIntN(64, result),
        values.some((value) => rankOf(value) === 'long'),
      );
    })(operand, context);
}

/** Arithmetic, rounding, trigonometric and bitwise operators. */
export const ARITHMETIC_OPERATORS: OperatorTable = {
  $abs: onNumber(absolute),
  $acos: viaMingo(acos, -1, 1),
  $acosh: viaMingo(acosh, 1),
  $add: takesAny(addAll),
  $asin: viaMingo(asin, -1, 1),
  $asinh: viaMingo(asinh),
  $atan: viaMingo(atan),
  $atan2: takes(2, 2, (y, x) => {
    if (isNullish(y) || isNullish(x)) return null;
    for (const value of [y, x]) {
      if (!isNumeric(value)) refuse(51044, `$atan2 only supports numeric types, not ${typeAlias(value)}`);
      requireNoDecimal('$atan2', value);
    }
    return doubleResult(Math.atan2(toDouble(y), toDouble(x)));
  }),
  $atanh: viaMingo(atanh, -1, 1),
  $bitAnd: bitwise((a, b) => a & b, -1n),
  $bitNot: onNumber((value) => {
    if (!['int', 'long'].includes(rankOf(value))) refuse(14, '$bitNot only supports int and long operands.');
    return integerResult(~toBigInt(value), rankOf(value) === 'long');
  }),
  $bitOr: bitwise((a, b) => a | b, 0n),
  $bitXor: bitwise((a, b) => a ^ b, 0n),
  $ceil: onNumber((value) => roundTo(value, 0, 'ceil')),
  $cos: viaMingo(cos),
  $cosh: viaMingo(cosh),
  $degreesToRadians: onDouble((value) => value * (Math.PI / 180)),
  $divide: takes(2, 2, divide),
  $exp: onDouble(Math.exp),
  $floor: onNumber((value) => roundTo(value, 0, 'floor')),
  $ln: onDouble(Math.log, isPositive(28766, '$ln')),
  $log: takes(2, 2, logarithm),
  $log10: onDouble(Math.log10, isPositive(28761, '$log10')),
  $mod: takes(2, 2, modulo),
  $multiply: takesAny((values) => {
    let product: unknown = 1;
    for (const value of values) {
      if (isNullish(value)) return null;
      requireNumeric('$multiply', value, 14);
      product = multiplyNumbers(product, value);
    }
    return product;
  }),
  $pow: takes(2, 2, power),
  $radiansToDegrees: onDouble((value) => value * (180 / Math.PI)),
  $rand: (operand) => {
    const isEmpty = typeof operand === 'object' && operand !== null && Object.keys(operand).length === 0;
    if (!isEmpty) throw new MongoStandinError(3040501, '$rand does not currently accept arguments');
    return () => doubleResult(Math.random());
  },
  $round: rounder('half-even'),
  $sin: viaMingo(sin),
  $sinh: viaMingo(sinh),
  $sqrt: onDouble(Math.sqrt, {
    test: (value) => value >= 0,
    code: 28714,
    message: "$sqrt's argument must be greater than or equal to 0, but is ",
  }),
  $subtract: takes(2, 2, subtract),
  $tan: viaMingo(tan),
  $tanh: viaMingo(tanh),
  $trunc: rounder('down'),
};
