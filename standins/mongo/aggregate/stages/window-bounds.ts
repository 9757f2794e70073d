import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, getField, isDocument } from '@/standins/mongo/query/bson-type';
import { describe } from '@/standins/mongo/query/describe';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { addMonths, DAY_MS } from '../operators/calendar';
import type { Partition } from './window';

/** For a partition, the window of each of its documents as positions: from (inclusive) to (exclusive). */
export type WindowBounds = (partition: Partition) => (index: number) => [from: number, to: number];

const MONTHS_OF: Record<string, number> = { year: 12, quarter: 3, month: 1 };
const MILLISECONDS_OF: Record<string, number> = {
  week: 7 * DAY_MS,
  day: DAY_MS,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
};

/** Compiles the `window` of an output field; without one, a window is the whole partition. */
export function compileBounds(spec: unknown, sortBy: Document | undefined): WindowBounds {
  if (spec === undefined)
    return ({ docs }) =>
      () => [0, docs.length];
  if (!isDocument(spec)) throw new MongoStandinError(9, "'window' field must be an object");
  const unknownKey = Object.keys(spec).find((key) => !['documents', 'range', 'unit'].includes(key));
  if (unknownKey !== undefined) {
    throw new MongoStandinError(
      9,
      `'window' field can only contain 'documents' or 'range' or 'unit', not ${unknownKey}`,
    );
  }
  if (Object.hasOwn(spec, 'documents')) {
    if (Object.hasOwn(spec, 'range') || Object.hasOwn(spec, 'unit')) {
      throw new MongoStandinError(9, "Window bounds can specify either 'documents' or 'unit', not both.");
    }
    return documentBounds(readPair(spec.documents), sortBy);
  }
  if (!Object.hasOwn(spec, 'range'))
    return ({ docs }) =>
      () => [0, docs.length];
  return rangeBounds(readPair(spec.range), spec.unit, sortBy);
}

function readPair(value: unknown): [unknown, unknown] {
  if (!Array.isArray(value) || value.length !== 2) {
    throw new MongoStandinError(9, `Window bounds must be a 2-element array: ${describe(value)}`);
  }
  for (const bound of value) {
    if (bound !== 'unbounded' && bound !== 'current' && !isNumeric(bound)) {
      throw new MongoStandinError(
        9,
        `Window bounds must be 'unbounded', 'current', or a number: ${describe(bound)}`,
      );
    }
  }
  return [value[0], value[1]];
}

const offsetOf = (bound: unknown): number => (bound === 'current' ? 0 : toDouble(bound));

function documentBounds([lower, upper]: [unknown, unknown], sortBy: Document | undefined): WindowBounds {
  for (const bound of [lower, upper]) {
    if (isNumeric(bound) && !Number.isInteger(toDouble(bound))) {
      throw new MongoStandinError(9, `Numeric document-based bounds must be an integer: ${describe(bound)}`);
    }
  }
  if (!sortBy && (lower !== 'unbounded' || upper !== 'unbounded')) {
    throw new MongoStandinError(5339901, 'Document-based bounds require a sortBy');
  }
  requireOrdered(lower, upper);
  return ({ docs }) =>
    (index) => {
      const from = lower === 'unbounded' ? 0 : Math.max(0, index + offsetOf(lower));
      const to = upper === 'unbounded' ? docs.length : Math.min(docs.length, index + offsetOf(upper) + 1);
      return [Math.min(from, docs.length), Math.max(from, to)];
    };
}

function requireOrdered(lower: unknown, upper: unknown): void {
  if (lower === 'unbounded' || upper === 'unbounded') return;
  if (offsetOf(lower) > offsetOf(upper)) {
    throw new MongoStandinError(
      5339900,
      `Lower bound must not exceed upper bound: ${describe([lower, upper])}`,
    );
  }
}

function rangeBounds(
  [lower, upper]: [unknown, unknown],
  unit: unknown,
  sortBy: Document | undefined,
): WindowBounds {
  const [path, ...others] = Object.keys(sortBy ?? {});
  if (path === undefined || others.length > 0 || sortBy?.[path] !== 1) {
    throw new MongoStandinError(5339902, 'Range-based bounds require a sortBy a single field');
  }
  if (unit !== undefined && !(typeof unit === 'string' && (unit in MONTHS_OF || unit in MILLISECONDS_OF))) {
    throw new MongoStandinError(9, `unknown time unit value: ${describe(unit)}`);
  }
  requireOrdered(lower, upper);
  const segments = path.split('.');
  return ({ docs }) => {
    const keys = docs.map((doc) => readKey(doc, segments, unit));
    return (index) => {
      const own = keys[index]!;
      const least = lower === 'unbounded' ? Number.NEGATIVE_INFINITY : shift(own, offsetOf(lower), unit);
      const most = upper === 'unbounded' ? Number.POSITIVE_INFINITY : shift(own, offsetOf(upper), unit);
      let from = 0;
      while (from < keys.length && keys[from]! < least) from++;
      let to = from;
      while (to < keys.length && keys[to]! <= most) to++;
      return [from, to];
    };
  };
}

function readKey(doc: Document, segments: string[], unit: unknown): number {
  let value: unknown = doc;
  for (const segment of segments) value = isDocument(value) ? getField(value, segment) : undefined;
  if (unit !== undefined) {
    if (!(value instanceof Date)) {
      throw new MongoStandinError(
        5429513,
        'PlanExecutor error: Invalid range: Expected the sortBy field to be a Date',
      );
    }
    return value.getTime();
  }
  if (!isNumeric(value)) {
    throw new MongoStandinError(
      5429414,
      'PlanExecutor error: Invalid range: Expected the sortBy field to be a number',
    );
  }
  return toDouble(value);
}

function shift(key: number, by: number, unit: unknown): number {
  if (typeof unit !== 'string') return key + by;
  const months = MONTHS_OF[unit];
  return months === undefined
    ? key + by * MILLISECONDS_OF[unit]!
    : addMonths(new Date(key), by * months).getTime();
}
