import { Long } from 'bson';
import { refuse } from '#errors';
import {
  ANY,
  type OperatorCompiler,
  type OperatorTable,
  takesPresent,
} from '#expressions/operators/operator';
import { addNumbers, multiplyNumbers, remainderOf, subtractNumbers } from '#values/arithmetic';
import { isNullish, typeAlias } from '#values/bson-type';
import { compareValues } from '#values/compare';
import { isNumeric, type Numeric, toDouble } from '#values/number';

function requireNumber(name: string, code: number, value: unknown): Numeric {
  return isNumeric(value)
    ? value
    : refuse(code, `${name} only supports numeric types, not ${typeAlias(value)}`);
}

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

function modulo(a: unknown, b: unknown): unknown {
  const [dividend, divisor] = [requireNumber('$mod', 16611, a), requireNumber('$mod', 16611, b)];
  return toDouble(divisor) === 0 ? refuse(16610, "can't $mod by zero") : remainderOf(dividend, divisor);
}

/** A single argument that is an array stands for its elements; of several arguments each is one value. */
function over(combine: (values: unknown[]) => unknown): OperatorCompiler {
  return (operand, { compile }) => {
    const operands = Array.isArray(operand) ? operand : [operand];
    const evaluates = operands.map((argument) => compile(argument));
    return (doc) => {
      const values = evaluates.map((evaluate) => evaluate(doc));
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

export const NUMBER_OPERATORS: OperatorTable = {
  $add: takesPresent(0, ANY, addAll),
  $mod: takesPresent(2, 2, modulo),
  $multiply: takesPresent(0, ANY, (...values) =>
    values.reduce<Numeric>(
      (product, value) => multiplyNumbers(product, requireNumber('$multiply', 14, value)),
      1,
    ),
  ),
  $subtract: takesPresent(2, 2, subtract),
  $sum: over((values) => values.filter(isNumeric).reduce<Numeric>(addNumbers, 0)),
  $max: over((values) => extremeOf(values, 1)),
  $min: over((values) => extremeOf(values, -1)),
};
