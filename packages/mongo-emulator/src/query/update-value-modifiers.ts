import { MongoError } from '#errors';
import { addNumbers, multiplyNumbers, rankOf } from './arithmetic';
import { describe, isDocument } from './bson-type';
import { compareValues } from './compare';
import { isNumeric, type Numeric } from './number';
import type { Modify } from './update-modifiers';

type CompileModifier = (path: string, operand: unknown, now: Date) => Modify;

/** The operators that write a single value. */
export const VALUE_MODIFIERS: Record<string, CompileModifier> = {
  $set: (_, operand) => (draft, segments) => draft.set(segments, operand),
  $setOnInsert:
    (_, operand) =>
    (draft, segments, { isInsert }) => {
      if (isInsert) draft.set(segments, operand);
    },
  $unset: () => (draft, segments) => draft.unset(segments),
  $inc: (path, operand) => compileArithmetic('$inc', path, operand),
  $mul: (path, operand) => compileArithmetic('$mul', path, operand),
  $min: (_, operand) => compileExtreme(operand, -1),
  $max: (_, operand) => compileExtreme(operand, 1),
  $currentDate: compileCurrentDate,
};

function compileArithmetic(operator: '$inc' | '$mul', path: string, operand: unknown): Modify {
  if (!isNumeric(operand)) {
    throw new MongoError(14, `Cannot apply ${operator} with non-numeric argument: ${path}`);
  }
  const combine = operator === '$inc' ? addNumbers : multiplyNumbers;
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined) {
      draft.set(segments, operator === '$inc' ? operand : multiplyNumbers(operand, 0));
      return;
    }
    const id = describe(draft.root._id);
    if (!isNumeric(current)) {
      throw new MongoError(14, `Cannot apply ${operator} to a value of non-numeric type in {_id: ${id}}`);
    }
    const result = combine(current, operand);
    // A sum of integers that is a double has overflowed int64, which updates refuse.
    if (rankOf(result) === 'double' && isInteger(current) && isInteger(operand)) {
      throw new MongoError(2, `${operator} of (${describe(current)}) overflows in {_id: ${id}}`);
    }
    draft.set(segments, result);
  };
}

function isInteger(value: Numeric): boolean {
  return rankOf(value) !== 'double';
}

function compileExtreme(operand: unknown, sign: 1 | -1): Modify {
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined || sign * compareValues(operand, current) > 0) draft.set(segments, operand);
  };
}

function compileCurrentDate(path: string, operand: unknown, now: Date): Modify {
  const isDate = typeof operand === 'boolean' || (isDocument(operand) && operand.$type === 'date');
  if (!isDate) {
    throw new MongoError(2, `$currentDate supports only dates, not ${describe(operand)} (for ${path})`);
  }
  return (draft, segments) => draft.set(segments, new Date(now));
}
