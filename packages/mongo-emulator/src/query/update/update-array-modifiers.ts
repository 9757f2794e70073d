import { MongoError } from '#errors';
import { compileFilter } from '#query/filter/filter';
import { type Document, describe, isDocument, isRegex, typeAlias } from '#values/bson-type';
import { compareValues } from '#values/compare';
import { toInteger } from '#values/number';
import { compileElementSort } from '#values/sort';
import type { Draft, Modify } from './draft';

const bad = (message: string): MongoError => new MongoError('BadValue', message);

export const ARRAY_MODIFIERS: Record<string, (path: string, operand: unknown) => Modify> = {
  $push: compilePush,
  $addToSet: compileAddToSet,
  $pull: compilePull,
};

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

function requireModifiers(operator: string, modifiers: Document, allowed: string[]): void {
  const unknown = Object.keys(modifiers).find((key) => !allowed.includes(key));
  if (unknown !== undefined) throw bad(`Unrecognized clause in ${operator}: ${unknown}`);
}

function currentArray(draft: Draft, segments: string[]): unknown[] | undefined {
  const current = draft.get(segments);
  if (current === undefined || Array.isArray(current)) return current;
  throw bad(
    `The field '${segments.join('.')}' must be an array but is of type ${typeAlias(current)} in document {_id: ${describe(draft.root._id)}}`,
  );
}

function readSlice(modifiers: Document): number | undefined {
  if (!Object.hasOwn(modifiers, '$slice')) return undefined;
  const value = toInteger(modifiers.$slice);
  if (value === undefined) throw bad('The value for $slice must be an integer value');
  return value;
}

function compilePush(_path: string, operand: unknown): Modify {
  const { each, modifiers } = readEach('$push', operand);
  requireModifiers('$push', modifiers, ['$slice', '$sort']);
  const slice = readSlice(modifiers);
  const order = Object.hasOwn(modifiers, '$sort') ? compileElementSort(modifiers.$sort) : undefined;
  return (draft, segments) => {
    let array = [...(currentArray(draft, segments) ?? []), ...each];
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

function compilePull(_path: string, operand: unknown): Modify {
  const shouldRemove = compilePullTest(operand);
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined) {
      draft.requireViable(segments);
      return;
    }
    if (!Array.isArray(current)) throw bad('Cannot apply $pull to a non-array value');
    const remaining = current.filter((element) => !shouldRemove(element));
    if (remaining.length < current.length) draft.set(segments, remaining);
  };
}

/** Operators apply to the whole element; any other document is a filter for elements that are documents. */
function compilePullTest(operand: unknown): (element: unknown) => boolean {
  const [first] = isDocument(operand) ? Object.keys(operand) : [];
  const isCondition = first?.startsWith('$') === true && !['$and', '$or', '$expr'].includes(first);
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
