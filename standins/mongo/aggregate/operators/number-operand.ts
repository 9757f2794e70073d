import { doubleResult } from '@/standins/mongo/query/arithmetic';
import { typeAlias } from '@/standins/mongo/query/bson-type';
import { isDecimal, isNumeric, toDouble } from '@/standins/mongo/query/number';
import { isNullish, type OperatorCompiler, refuse, takes } from './operator';

/** Throws the code of an operand that is no number. */
export function requireNumeric(name: string, value: unknown, code = 28765): void {
  if (!isNumeric(value)) refuse(code, `${name} only supports numeric types, not ${typeAlias(value)}`);
}

/** Throws code 238 for a decimal. */
export function requireNoDecimal(name: string, value: unknown): void {
  // Functions that are not exact would lose digits of a decimal: refused rather than approximated.
  if (isDecimal(value)) refuse(238, `${name} of a Decimal128 is not supported`);
}

/** An operator on one number that hands null through. */
export function onNumber(apply: (value: unknown) => unknown): OperatorCompiler {
  return (operand, context) =>
    takes(1, 1, (value) => {
      if (isNullish(value)) return null;
      requireNumeric(context.name, value);
      return apply(value);
    })(operand, context);
}

/** A function of one double, with a test of the values it is defined for. */
export function onDouble(
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
