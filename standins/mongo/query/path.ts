import { type Document, getField, isDocument } from './bson-type';

/** Where a match inside arrays happened: the index in the outermost array, for the positional operator. */
export interface MatchDetails {
  arrayIndex?: number;
}

/** A test of one value; `undefined` stands for a missing field. */
export type ValueTest = (value: unknown) => boolean;

/** A test of a whole document that notes in `details` which array element made it true. */
export type DocumentTest = (doc: Document, details?: MatchDetails) => boolean;

const ARRAY_INDEX = /^(0|[1-9]\d*)$/;

/** True if a path segment can be an array index: digits without leading zeros. */
export function isArrayIndex(segment: string): boolean {
  return ARRAY_INDEX.test(segment);
}

/** Splits a dotted path. */
export function splitPath(path: string): string[] {
  return path.split('.');
}

/**
 * Compiles a test of the values that a path reaches, with MongoDB's implicit traversal of arrays: arrays on
 * the way are entered element by element (and by number, where the segment is one); an array at the end is
 * tested by each element and then as a whole (`traverseLeaf`), or only as a whole.
 */
export function compilePathTest(path: string, test: ValueTest, traverseLeaf: boolean): DocumentTest {
  const segments = splitPath(path);
  if (segments.length > 1) return (doc, details) => walk(doc, segments, 0, test, traverseLeaf, details);
  const key = path;
  return (doc, details) => {
    const value = getField(doc, key);
    return Array.isArray(value) && traverseLeaf ? testLeafArray(value, test, details) : test(value);
  };
}

function testLeafArray(array: unknown[], test: ValueTest, details?: MatchDetails): boolean {
  for (let i = 0; i < array.length; i++) {
    // A null element is a value here, while undefined would mean a missing field.
    if (test(array[i] === undefined ? null : array[i])) {
      if (details) details.arrayIndex = i;
      return true;
    }
  }
  return test(array);
}

function walk(
  start: unknown,
  segments: string[],
  from: number,
  test: ValueTest,
  traverseLeaf: boolean,
  details?: MatchDetails,
): boolean {
  let value = start;
  for (let i = from; i < segments.length; i++) {
    if (Array.isArray(value)) return walkArray(value, segments, i, test, traverseLeaf, details);
    if (!isDocument(value)) return test(undefined);
    value = getField(value, segments[i]!);
  }
  return Array.isArray(value) && traverseLeaf ? testLeafArray(value, test, details) : test(value);
}

function walkArray(
  array: unknown[],
  segments: string[],
  at: number,
  test: ValueTest,
  traverseLeaf: boolean,
  details?: MatchDetails,
): boolean {
  const segment = segments[at]!;
  const wanted = isArrayIndex(segment) ? Number(segment) : -1;
  const isLast = at === segments.length - 1;
  for (let i = 0; i < array.length; i++) {
    const element = array[i];
    let matched = isDocument(element) && walk(element, segments, at, test, traverseLeaf);
    if (!matched && i === wanted) {
      if (isLast) matched = test(element);
      else if (Array.isArray(element)) matched = walkArray(element, segments, at + 1, test, traverseLeaf);
      else if (isDocument(element)) matched = walk(element, segments, at + 1, test, traverseLeaf);
    }
    if (matched) {
      if (details) details.arrayIndex = i;
      return true;
    }
  }
  return false;
}

/**
 * Every value a sort sees at a path: the elements of arrays one by one, null for a missing field, undefined for
 * an empty array (which mongod orders before null).
 */
export function collectSortValues(doc: Document, segments: string[]): unknown[] {
  const found: unknown[] = [];
  collect(doc, segments, 0, found);
  return found;
}

function collect(start: unknown, segments: string[], from: number, found: unknown[]): void {
  let value = start;
  for (let i = from; i < segments.length; i++) {
    const segment = segments[i]!;
    if (Array.isArray(value)) {
      if (
        isArrayIndex(segment) &&
        !value.some((element) => isDocument(element) && Object.hasOwn(element, segment))
      ) {
        value = value[Number(segment)];
        continue;
      }
      if (value.length === 0) found.push(null);
      for (const element of value) {
        if (isDocument(element)) collect(element, segments, i, found);
        else found.push(null);
      }
      return;
    }
    value = isDocument(value) ? getField(value, segment) : undefined;
  }
  if (Array.isArray(value)) {
    if (value.length === 0) found.push(undefined);
    for (const element of value) found.push(element);
  } else {
    found.push(value ?? null);
  }
}
