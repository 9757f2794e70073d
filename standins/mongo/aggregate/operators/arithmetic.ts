import { Long } from 'bson';
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
import { onDouble, onNumber, requireNoDecimal, requireNumeric } from './number-operand';
import { isNullish, type OperatorTable, refuse, takes, takesAny } from './operator';

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

/** Arithmetic operators. */
export const ARITHMETIC_OPERATORS: OperatorTable = {
  $abs: onNumber(absolute),
  $add: takesAny(addAll),
  $divide: takes(2, 2, divide),
  $exp: onDouble(Math.exp),
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
  $rand: (operand) => {
    const isEmpty = typeof operand === 'object' && operand !== null && Object.keys(operand).length === 0;
    if (!isEmpty) throw new MongoStandinError(3040501, '$rand does not currently accept arguments');
    return () => doubleResult(Math.random());
  },
  $sqrt: onDouble(Math.sqrt, {
    test: (value) => value >= 0,
    code: 28714,
    message: "$sqrt's argument must be greater than or equal to 0, but is ",
  }),
  $subtract: takes(2, 2, subtract),
};
