import { Long } from 'bson';
import { refuse } from '#errors';
import {
  addNumbers,
  doubleResult,
  integerResult,
  multiplyNumbers,
  rankOf,
  remainderOf,
  subtractNumbers,
  toBigInt,
} from '#query/arithmetic';
import { isNullish, typeAlias } from '#query/bson-type';
import { compareValues } from '#query/compare';
import { isNumeric, type Numeric, toDouble } from '#query/number';
import { NumberSum } from '../number-sum';
import { ANY, type OperatorCompiler, type OperatorTable, requireInteger, takesPresent } from './operator';

function requireNumber(name: string, code: number, value: unknown): Numeric {
  return isNumeric(value)
    ? value
    : refuse(code, `${name} only supports numeric types, not ${typeAlias(value)}`);
}

/** A date moved by a number of milliseconds. */
function shiftDate(date: Date, milliseconds: number): Date {
  const shifted = new Date(date.getTime() + Math.round(milliseconds));
  return Number.isNaN(shifted.getTime()) ? refuse('Overflow', 'date overflow') : shifted;
}

function addAll(...values: unknown[]): unknown {
  const dates = values.filter((value) => value instanceof Date);
  if (dates.length > 1) refuse(16612, 'only one date allowed in an $add expression');
  const numbers = values.filter((value) => !(value instanceof Date));
  const sum = numbers.reduce<Numeric>(
    (total, value) => addNumbers(total, requireNumber('$add', 14, value)),
    0,
  );
  return dates[0] ? shiftDate(dates[0], toDouble(sum)) : sum;
}

function subtract(a: unknown, b: unknown): unknown {
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  const amount = requireNumber('$subtract', 14, b);
  if (a instanceof Date) return shiftDate(a, -toDouble(amount));
  return subtractNumbers(requireNumber('$subtract', 14, a), amount);
}

function divide(a: unknown, b: unknown): unknown {
  const [dividend, divisor] = [requireNumber('$divide', 14, a), requireNumber('$divide', 14, b)];
  if (toDouble(divisor) === 0) return refuse('BadValue', "can't $divide by zero");
  return doubleResult(toDouble(dividend) / toDouble(divisor));
}

function modulo(a: unknown, b: unknown): unknown {
  const [dividend, divisor] = [requireNumber('$mod', 16611, a), requireNumber('$mod', 16611, b)];
  return toDouble(divisor) === 0 ? refuse(16610, "can't $mod by zero") : remainderOf(dividend, divisor);
}

type Rounding = 'half-even' | 'down' | 'floor' | 'ceil';

function roundQuotient(digits: bigint, divisor: bigint, sign: number, rounding: Rounding): bigint {
  const quotient = digits / divisor;
  const rest = digits % divisor;
  if (rest === 0n || rounding === 'down') return quotient;
  if (rounding === 'floor') return sign < 0 ? quotient + 1n : quotient;
  if (rounding === 'ceil') return sign > 0 ? quotient + 1n : quotient;
  const twice = rest * 2n;
  return twice > divisor || (twice === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient;
}

/** Rounds to a number of decimal places (negative: tens, hundreds …), keeping the value's type. */
function roundTo(value: Numeric, place: number, rounding: Rounding): unknown {
  if (rankOf(value) === 'double') return doubleResult(roundDouble(toDouble(value), place, rounding));
  if (place >= 0) return value;
  const integer = toBigInt(value);
  const sign = integer < 0n ? -1 : 1;
  const divisor = 10n ** BigInt(-place);
  const rounded = roundQuotient(BigInt(sign) * integer, divisor, sign, rounding) * divisor;
  return integerResult(BigInt(sign) * rounded, rankOf(value) === 'long');
}

/** As mongod does it: on the decimal digits that the double is printed with. */
function roundDouble(value: number, place: number, rounding: Rounding): number {
  if (!Number.isFinite(value)) return value;
  const [mantissa, exponent] = Math.abs(value).toExponential().split('e') as [string, string];
  const scale = Number(exponent) - (mantissa.includes('.') ? mantissa.length - 2 : 0);
  if (scale >= -place) return value;
  const sign = value < 0 ? -1 : 1;
  const digits = BigInt(mantissa.replace('.', ''));
  const rounded = roundQuotient(digits, 10n ** BigInt(-place - scale), sign, rounding);
  return sign * Number(`${rounded}e${-place}`);
}

function rounder(name: string, rounding: Rounding, mostArguments: 1 | 2): OperatorCompiler {
  return takesPresent(1, mostArguments, (value, place = 0) => {
    const places = requireInteger(name, 51082, place);
    if (places < -20 || places > 100) refuse(51083, `cannot apply ${name} with precision value ${places}`);
    return roundTo(requireNumber(name, mostArguments === 1 ? 28765 : 51081, value), places, rounding);
  });
}

/** A single argument that is an array stands for its elements; of several arguments each is one value. */
function over(combine: (values: unknown[]) => unknown): OperatorCompiler {
  return (operand, { compile }) => {
    const operands = Array.isArray(operand) ? operand : [operand];
    const evaluates = operands.map((argument) => compile(argument));
    return (root) => {
      const values = evaluates.map((evaluate) => evaluate(root));
      return combine(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
    };
  };
}

/** The least (-1) or greatest (1) value that is neither null nor missing; null if there is none. */
export function extremeOf(values: unknown[], sign: 1 | -1): unknown {
  return values.reduce<unknown>((best, value) => {
    if (isNullish(value)) return best;
    return best === null || sign * compareValues(value, best) > 0 ? value : best;
  }, null);
}

function sumOf(values: unknown[]): NumberSum {
  const sum = new NumberSum();
  for (const value of values) sum.add(value);
  return sum;
}

/** Arithmetic, rounding, and accumulators as expressions on lists of values. */
export const NUMBER_OPERATORS: OperatorTable = {
  $add: takesPresent(0, ANY, addAll),
  $divide: takesPresent(2, 2, divide),
  $mod: takesPresent(2, 2, modulo),
  $multiply: takesPresent(0, ANY, (...values) =>
    values.reduce<Numeric>(
      (product, value) => multiplyNumbers(product, requireNumber('$multiply', 14, value)),
      1,
    ),
  ),
  $subtract: takesPresent(2, 2, subtract),
  $ceil: rounder('$ceil', 'ceil', 1),
  $floor: rounder('$floor', 'floor', 1),
  $round: rounder('$round', 'half-even', 2),
  $trunc: rounder('$trunc', 'down', 2),
  $avg: over((values) => sumOf(values).mean()),
  $max: over((values) => extremeOf(values, 1)),
  $min: over((values) => extremeOf(values, -1)),
  $sum: over((values) => sumOf(values).result()),
};
