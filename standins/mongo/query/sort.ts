import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, getField, isDocument } from './bson-type';
import { compareValues } from './compare';
import { collectSortValues, splitPath } from './path';
import { getTextScore } from './text-score';

/** Orders two documents as a sort specification says; 0 keeps their order. */
export type DocumentComparator = (a: Document, b: Document) => number;

/**
 * Compiles a sort specification such as `{price: -1, 'buyer.name': 1}`. A missing field counts as null, an
 * array by its least element ascending and by its greatest descending, an empty array before null.
 *
 * @throws MongoStandinError 15976, 15974, 15975, 17312, 16410 for malformed specifications
 */
export function compileSort(spec: Document): DocumentComparator {
  const entries = Object.entries(spec);
  const comparators = entries.map(([path, direction]) => compileSortKey(path, direction));
  if (comparators.length === 0)
    throw new MongoStandinError(15976, '$sort stage must have at least one sort key');
  const [first] = comparators;
  if (comparators.length === 1) return first!;
  return (a, b) => {
    for (const compare of comparators) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function compileSortKey(path: string, direction: unknown): DocumentComparator {
  if (isDocument(direction)) {
    if (direction.$meta !== 'textScore' || Object.keys(direction).length !== 1) {
      throw new MongoStandinError(
        17312,
        `$meta is the only expression supported by $sort right now (for ${path})`,
      );
    }
    return (a, b) => getTextScore(b) - getTextScore(a);
  }
  const sign = readDirection(path, direction);
  const read = compileKeyReader(path, sign);
  return (a, b) => sign * compareValues(read(a), read(b));
}

function readDirection(path: string, direction: unknown): 1 | -1 {
  if (path === '' || path.split('.').includes('')) {
    throw new MongoStandinError(
      path === '' ? 40352 : 15998,
      'FieldPath field names may not be empty strings.',
    );
  }
  if (path.startsWith('$')) {
    throw new MongoStandinError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  }
  const value = typeof direction === 'object' && direction !== null ? Number(direction) : direction;
  if (typeof value !== 'number') {
    throw new MongoStandinError(15974, `Illegal key in $sort specification: ${path}: ${String(direction)}`);
  }
  if (value !== 1 && value !== -1) {
    throw new MongoStandinError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  }
  return value;
}

function compileKeyReader(path: string, sign: 1 | -1): (doc: Document) => unknown {
  const segments = splitPath(path);
  const isPlain = segments.length === 1;
  return (doc) => {
    if (isPlain) {
      const value = getField(doc, path);
      if (!Array.isArray(value)) return value ?? null;
    }
    const values = collectSortValues(doc, segments);
    let best = values[0];
    for (let i = 1; i < values.length; i++) {
      if (sign * compareValues(values[i], best) < 0) best = values[i];
    }
    return best;
  };
}
