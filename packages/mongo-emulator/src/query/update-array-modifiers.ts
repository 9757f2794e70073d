import { MongoError } from '#errors';
import { type Document, describe, isDocument, isRegex, typeAlias } from './bson-type';
import { compareValues } from './compare';
import type { Draft } from './draft';
import { compileFilter } from './filter';
import { isNumeric, toDouble, toInteger } from './number';
import { compileElementSort } from './sort';
import type { Modify } from './update-modifiers';

const bad = (message: string): MongoError => new MongoError('BadValue', message);

/** The operators that change arrays. */
export const ARRAY_MODIFIERS: Record<string, (path: string, operand: unknown) => Modify> = {
  $push: compilePush,
  $addToSet: compileAddToSet,
  $pop: compilePop,
  $pull: (_, operand) => compileRemoval('$pull', compilePullTest(operand)),
  $pullAll(_, operand) {
    if (!Array.isArray(operand))
      throw bad(`$pullAll requires an array but was given a ${typeAlias(operand)}`);
    return compileRemoval('$pullAll', (element) =>
      operand.some((value) => compareValues(element, value) === 0),
    );
  },
};

/** The elements to add, with the modifiers beside `$each`. */
function readEach(operator: string, operand: unknown): { each: unknown[]; modifiers: Document } {
  if (!isDocument(operand)) return { each: [operand], modifiers: {} };
  if (!Object.hasOwn(operand, '$each')) {
    const [first] = Object.keys(operand);
    if (first?.startsWith('$') && first !== '$ref' && first !== '$id') {
      throw new MongoError(52, `The dollar ($) prefixed field '${first}' is not valid for storage.`);
    }
    return { each: [operand], modifiers: {} };
  }
  const { $each: each, ...modifiers } = operand;
  if (!Array.isArray(each)) {
    throw new MongoError(operator === '$addToSet' ? 14 : 2, `$each in ${operator} must be an array`);
  }
  return { each, modifiers };
}

function requireModifiers(operator: string, modifiers: Document, known: string[]): void {
  const unknown = Object.keys(modifiers).find((key) => !known.includes(key));
  if (unknown !== undefined) throw bad(`Unrecognized clause in ${operator}: ${unknown}`);
}

function currentArray(draft: Draft, segments: string[]): unknown[] | undefined {
  const current = draft.get(segments);
  if (current === undefined || Array.isArray(current)) return current;
  throw bad(
    `The field '${segments.join('.')}' must be an array but is of type ${typeAlias(current)} in document {_id: ${describe(draft.root._id)}}`,
  );
}

function readInteger(name: string, modifiers: Document): number | undefined {
  if (!Object.hasOwn(modifiers, name)) return undefined;
  const value = toInteger(modifiers[name]);
  if (value === undefined) throw bad(`The value for ${name} must be an integer value`);
  return value;
}

function compilePush(_path: string, operand: unknown): Modify {
  const { each, modifiers } = readEach('$push', operand);
  requireModifiers('$push', modifiers, ['$slice', '$sort', '$position']);
  const position = readInteger('$position', modifiers);
  const slice = readInteger('$slice', modifiers);
  const order = Object.hasOwn(modifiers, '$sort') ? compileElementSort(modifiers.$sort) : undefined;
  return (draft, segments) => {
    let array = (currentArray(draft, segments) ?? []).slice();
    if (position === undefined || position >= array.length) array.push(...each);
    else array.splice(position < 0 ? Math.max(0, array.length + position) : position, 0, ...each);
    if (order) array.sort(order);
    if (slice !== undefined) array = slice < 0 ? array.slice(slice) : array.slice(0, slice);
    draft.set(segments, array);
  };
}

function compileAddToSet(_path: string, operand: unknown): Modify {
  const { each, modifiers } = readEach('$addToSet', operand);
  requireModifiers('$addToSet', modifiers, []);
  return (draft, segments) => {
    const current = currentArray(draft, segments);
    const result = [...(current ?? [])];
    for (const value of each) {
      if (!result.some((element) => compareValues(element, value) === 0)) result.push(value);
    }
    if (current === undefined || result.length > current.length) draft.set(segments, result);
  };
}

function compilePop(path: string, operand: unknown): Modify {
  const end = isNumeric(operand) ? toDouble(operand) : Number.NaN;
  if (Math.abs(end) !== 1) throw new MongoError(9, `$pop expects 1 or -1, found: ${describe(operand)}`);
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined) {
      draft.requireViable(segments);
      return;
    }
    if (!Array.isArray(current)) {
      throw new MongoError(14, `Path '${path}' is of non-array type '${typeAlias(current)}'`);
    }
    if (current.length > 0) draft.set(segments, end === 1 ? current.slice(0, -1) : current.slice(1));
  };
}

function compileRemoval(operator: string, shouldRemove: (element: unknown) => boolean): Modify {
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined) {
      draft.requireViable(segments);
      return;
    }
    if (!Array.isArray(current)) throw bad(`Cannot apply ${operator} to a non-array value`);
    const kept = current.filter((element) => !shouldRemove(element));
    if (kept.length < current.length) draft.set(segments, kept);
  };
}

/** Operators apply to the whole element; any other document is a filter for elements that are documents. */
function compilePullTest(operand: unknown): (element: unknown) => boolean {
  const [first] = isDocument(operand) ? Object.keys(operand) : [];
  const isCondition = first?.startsWith('$') === true && !['$and', '$or', '$nor', '$expr'].includes(first);
  if (isCondition || isRegex(operand)) {
    const matcher = compileFilter({ element: operand });
    return (element) => matcher.matches({ element });
  }
  if (isDocument(operand)) {
    const matcher = compileFilter(operand);
    return (element) => isDocument(element) && matcher.matches(element);
  }
  return (element) => compareValues(element, operand) === 0;
}
