import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, isRegex, typeAlias } from './bson-type';
import { compareValues } from './compare';
import { describe } from './describe';
import { compileFilter } from './filter';
import { isNumeric, toDouble } from './number';
import { compileSort } from './sort';
import type { Modify } from './update-modifiers';
import type { Draft } from './update-path';

const bad = (message: string): MongoStandinError => new MongoStandinError(2, message);

/** Compiles the operators that change arrays. */
export function compileArrayModifier(operator: string, path: string, operand: unknown): Modify {
  switch (operator) {
    case '$push':
      return compilePush(path, operand);
    case '$addToSet':
      return compileAddToSet(path, operand);
    case '$pop':
      return compilePop(path, operand);
    case '$pull':
      return compileRemoval('$pull', compilePullTest(operand));
    case '$pullAll':
      return compilePullAll(operand);
    default:
      throw new MongoStandinError(9, `Unknown modifier: ${operator}. Expected a valid update modifier`);
  }
}

function readEach(operator: string, operand: unknown): { each: unknown[]; modifiers: Document } | undefined {
  if (!isDocument(operand)) return undefined;
  const [first] = Object.keys(operand);
  const isEachForm = operator === '$push' ? Object.hasOwn(operand, '$each') : first === '$each';
  if (!isEachForm) {
    if (first?.startsWith('$') && first !== '$ref' && first !== '$id') {
      throw new MongoStandinError(
        52,
        `The dollar ($) prefixed field '${first}' in '${first}' is not valid for storage.`,
      );
    }
    return undefined;
  }
  const { $each: each, ...modifiers } = operand;
  if (!Array.isArray(each)) {
    if (operator === '$addToSet') {
      throw new MongoStandinError(
        14,
        `The argument to $each in $addToSet must be an array but it was of type ${typeAlias(each)}`,
      );
    }
    throw bad(`The argument to $each in ${operator} must be an array but it was of type: ${typeAlias(each)}`);
  }
  return { each, modifiers };
}

function currentArray(draft: Draft, segments: string[], operator: string): unknown[] | undefined {
  const current = draft.get(segments);
  if (current === undefined) return undefined;
  if (Array.isArray(current)) return current;
  const name = segments.join('.');
  if (operator === '$addToSet') {
    throw bad(
      `Cannot apply $addToSet to non-array field. Field named '${segments[segments.length - 1]}' has non-array type ${typeAlias(current)}`,
    );
  }
  throw bad(
    `The field '${name}' must be an array but is of type ${typeAlias(current)} in document {_id: ${describe(draft.root._id)}}`,
  );
}

function readInteger(name: string, value: unknown): number {
  const number = isNumeric(value) ? toDouble(value) : Number.NaN;
  if (!Number.isInteger(number)) {
    throw bad(`The value for ${name} must be an integer value but was given type: ${typeAlias(value)}`);
  }
  return number;
}

function compilePush(path: string, operand: unknown): Modify {
  const form = readEach('$push', operand);
  if (!form) {
    return (draft, segments) => {
      draft.set(segments, [...(currentArray(draft, segments, '$push') ?? []), operand]);
    };
  }
  const { each, modifiers } = form;
  for (const key of Object.keys(modifiers)) {
    if (!['$slice', '$sort', '$position'].includes(key)) {
      throw bad(`Unrecognized clause in $push: ${key} (for ${path})`);
    }
  }
  const position = Object.hasOwn(modifiers, '$position')
    ? readInteger('$position', modifiers.$position)
    : undefined;
  const slice = Object.hasOwn(modifiers, '$slice') ? readInteger('$slice', modifiers.$slice) : undefined;
  const order = Object.hasOwn(modifiers, '$sort') ? compileElementSort(modifiers.$sort) : undefined;
  return (draft, segments) => {
    let array = (currentArray(draft, segments, '$push') ?? []).slice();
    if (position === undefined || position >= array.length) array.push(...each);
    else array.splice(position < 0 ? Math.max(0, array.length + position) : position, 0, ...each);
    if (order) array.sort(order);
    if (slice !== undefined) array = slice < 0 ? array.slice(slice) : array.slice(0, slice);
    draft.set(segments, array);
  };
}

/** The order of array elements that `$push … $sort` asks for. */
function compileElementSort(spec: unknown): (a: unknown, b: unknown) => number {
  if (isNumeric(spec)) {
    const sign = toDouble(spec);
    if (sign !== 1 && sign !== -1) throw bad('The $sort element value must be either 1 or -1');
    return (a, b) => sign * compareValues(a, b);
  }
  if (!isDocument(spec))
    throw bad(
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  if (Object.keys(spec).length === 0)
    throw bad('The $sort pattern is empty when it should be a set of fields.');
  for (const [key, direction] of Object.entries(spec)) {
    if (!isNumeric(direction) || Math.abs(toDouble(direction)) !== 1) {
      throw bad('The $sort element value must be either 1 or -1');
    }
    if (key === '' || key.split('.').includes(''))
      throw bad(`The $sort field is a dotted field but has an empty part: ${key}`);
  }
  const compare = compileSort(spec);
  const asDocument = (value: unknown): Document => (isDocument(value) ? value : {});
  return (a, b) => compare(asDocument(a), asDocument(b));
}

function compileAddToSet(path: string, operand: unknown): Modify {
  const form = readEach('$addToSet', operand);
  const values = form ? form.each : [operand];
  if (form) {
    const [extra] = Object.keys(form.modifiers);
    if (extra !== undefined) {
      throw bad(`Found unexpected fields after $each in $addToSet: ${extra} (for ${path})`);
    }
  }
  return (draft, segments) => {
    const current = currentArray(draft, segments, '$addToSet');
    const result = [...(current ?? [])];
    for (const value of values) {
      if (!result.some((element) => compareValues(element, value) === 0)) result.push(value);
    }
    if (current === undefined || result.length > current.length) draft.set(segments, result);
  };
}

function compilePop(path: string, operand: unknown): Modify {
  const end = isNumeric(operand) ? toDouble(operand) : Number.NaN;
  if (end !== 1 && end !== -1) {
    throw new MongoStandinError(9, `$pop expects 1 or -1, found: ${describe(operand)}`);
  }
  return (draft, segments) => {
    const current = draft.get(segments);
    if (current === undefined) {
      draft.requireViable(segments);
      return;
    }
    if (!Array.isArray(current)) {
      throw new MongoStandinError(
        14,
        `Path '${path}' contains an element of non-array type '${typeAlias(current)}'`,
      );
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

function compilePullTest(operand: unknown): (element: unknown) => boolean {
  const isCondition = isDocument(operand) && Object.keys(operand)[0]?.startsWith('$') === true;
  if (isCondition && !['$and', '$or', '$nor', '$expr'].includes(Object.keys(operand as Document)[0]!)) {
    const matcher = compileFilter({ element: operand });
    return (element) => matcher.matches({ element });
  }
  if (isRegex(operand)) {
    const matcher = compileFilter({ element: operand });
    return (element) => matcher.matches({ element });
  }
  if (isDocument(operand)) {
    const matcher = compileFilter(operand);
    return (element) => isDocument(element) && matcher.matches(element);
  }
  return (element) => compareValues(element, operand) === 0;
}

function compilePullAll(operand: unknown): Modify {
  if (!Array.isArray(operand)) {
    throw bad(`$pullAll requires an array argument but was given a ${typeAlias(operand)}`);
  }
  return compileRemoval('$pullAll', (element) =>
    operand.some((value) => compareValues(element, value) === 0),
  );
}
