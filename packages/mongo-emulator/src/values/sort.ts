import { MongoError } from '#errors';
import { type Document, getField, isDocument } from '#values/bson-type';
import { compareValues } from '#values/compare';
import { isNumeric, toDouble } from '#values/number';
import { collectSortValues, splitFieldPath } from '#values/path';

export type DocumentComparator = (a: Document, b: Document) => number;

/**
 * Compiles a sort specification such as `{price: -1, 'buyer.name': 1}`. A missing field counts as null, an array by
 * its least element ascending and by its greatest descending, an empty array before null.
 *
 * @throws MongoError 15976, 15974, 15975, 17312 and those of `splitFieldPath` for malformed specifications
 */
export function compileSort(spec: Document): DocumentComparator {
  const comparators = Object.entries(spec).map(([path, direction]) => compileSortKey(path, direction));
  if (comparators.length === 0) throw new MongoError(15976, '$sort stage must have at least one sort key');
  return (a, b) => {
    for (const compare of comparators) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Compiles the `$sort` of a `$push`: the order of documents in an array, among which other values have no fields. */
export function compileElementSort(spec: unknown): (a: unknown, b: unknown) => number {
  if (!isDocument(spec)) {
    throw new MongoError('NotImplemented', '$sort of $push is supported by fields of documents alone');
  }
  const compare = compileSort(spec);
  const asDocument = (value: unknown): Document => (isDocument(value) ? value : {});
  return (a, b) => compare(asDocument(a), asDocument(b));
}

function compileSortKey(path: string, direction: unknown): DocumentComparator {
  const segments = splitFieldPath(path);
  if (isDocument(direction))
    throw new MongoError(17312, `an expression in $sort is not supported (for ${path})`);
  if (!isNumeric(direction)) {
    throw new MongoError(15974, `Illegal key in $sort specification: ${path}: ${String(direction)}`);
  }
  const sign = toDouble(direction);
  if (Math.abs(sign) !== 1) {
    throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  }
  return (a, b) => sign * compareValues(readKey(a, segments, sign), readKey(b, segments, sign));
}

function readKey(doc: Document, segments: string[], sign: number): unknown {
  if (segments.length === 1) {
    const value = getField(doc, segments[0]!);
    if (!Array.isArray(value)) return value ?? null;
  }
  const values = collectSortValues(doc, segments);
  return values.reduce((best, value) => (sign * compareValues(value, best) < 0 ? value : best));
}
