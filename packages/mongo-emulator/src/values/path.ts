import { MongoError } from '#errors';
import { type Document, getField, isDocument } from '#values/bson-type';

/** The index in the outermost array at which a match was found, for the positional operator. */
export interface MatchDetails {
  arrayIndex?: number;
}

/** A test of one value; `undefined` stands for a missing field. */
export type ValueTest = (value: unknown, details?: MatchDetails) => boolean;

export type DocumentTest = (doc: Document, details?: MatchDetails) => boolean;

const ARRAY_INDEX = /^(0|[1-9]\d*)$/;

export function isArrayIndex(segment: string): boolean {
  return ARRAY_INDEX.test(segment);
}

/** Splits the dotted path of a field. Throws codes 40352, 15998 and 16410 for one that names no field. */
export function splitFieldPath(path: string): string[] {
  if (path === '') throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  const segments = path.split('.');
  for (const segment of segments) {
    if (segment === '') throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
    if (segment.startsWith('$')) {
      throw new MongoError(16410, `FieldPath field names may not start with '$': ${path}`);
    }
  }
  return segments;
}

/**
 * Compiles a test of the values that a path reaches, with MongoDB's implicit traversal of arrays: arrays on the way
 * are entered element by element (and by number, where the segment is one); an array at the end is tested by each
 * element and then as a whole (`entersLeaf`), or only as a whole.
 */
export function compilePathTest(path: string, test: ValueTest, entersLeaf: boolean): DocumentTest {
  const segments = path.split('.');

  function walk(start: unknown, from: number, details?: MatchDetails): boolean {
    let value = start;
    for (let at = from; at < segments.length; at++) {
      if (Array.isArray(value)) return walkArray(value, at, details);
      if (!isDocument(value)) return test(undefined);
      value = getField(value, segments[at]!);
    }
    if (!entersLeaf || !Array.isArray(value)) return test(value, details);
    return someElement(value, (element) => test(element), details) || test(value);
  }

  function walkArray(array: unknown[], at: number, details?: MatchDetails): boolean {
    const segment = segments[at]!;
    const index = isArrayIndex(segment) ? Number(segment) : -1;
    const testAtIndex = (element: unknown): boolean => {
      if (at === segments.length - 1) return test(element);
      return (Array.isArray(element) || isDocument(element)) && walk(element, at + 1);
    };
    return someElement(
      array,
      (element, i) => (isDocument(element) && walk(element, at)) || (i === index && testAtIndex(element)),
      details,
    );
  }

  return (doc, details) => walk(doc, 0, details);
}

function someElement(
  array: unknown[],
  test: (element: unknown, index: number) => boolean,
  details: MatchDetails | undefined,
): boolean {
  const index = array.findIndex(test);
  if (index >= 0 && details) details.arrayIndex = index;
  return index >= 0;
}

/** Elements of arrays one by one, null for a missing field, undefined for an empty array (before null in mongod). */
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
