import { MongoError } from '#errors';
import { addNumbers, rankOf } from '#values/arithmetic';
import { describe } from '#values/bson-type';
import { compareValues } from '#values/compare';
import { isNumeric, type Numeric } from '#values/number';
import type { Modify } from './draft';

export const VALUE_MODIFIERS: Record<string, (path: string, operand: unknown) => Modify> = {
  $set: (_, operand) => (draft, segments) => draft.set(segments, operand),
  $setOnInsert:
    (_, operand) =>
    (draft, segments, { isInsert }) => {
      if (isInsert) draft.set(segments, operand);
    },
  $unset: () => (draft, segments) => draft.unset(segments),
  $inc: compileInc,
  $min: (_, operand) => compileExtreme(operand, -1),
  $max: (_, operand) => compileExtreme(operand, 1),
};

function compileInc(path: string, operand: unknown): Modify {
  if (!isNumeric(operand)) throw new MongoError(14, `Cannot increment with non-numeric argument: ${path}`);
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined) {
      draft.set(segments, operand);
      return;
    }
    const id = describe(draft.root._id);
    if (!isNumeric(current)) {
      throw new MongoError(14, `Cannot apply $inc to a value of non-numeric type in {_id: ${id}}`);
    }
    const result = addNumbers(current, operand);
    // A sum of integers that is a double has overflowed int64, which updates refuse.
    if (rankOf(result) === 'double' && isInteger(current) && isInteger(operand)) {
      throw new MongoError(2, `$inc of (${describe(current)}) overflows in {_id: ${id}}`);
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
