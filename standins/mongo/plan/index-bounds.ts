import type { IndexDefinition, IndexField } from '@/standins/mongo/catalog/index-definition';
import { cutBound } from '@/standins/mongo/catalog/index-keys';
import { endOfPrefix } from '@/standins/mongo/storage/view';
import type { Constraints } from './constraints';
import { EVERYTHING, type Interval, intersect, invert } from './intervals';

/** More ranges than this cost more than reading what lies between them. */
const MAX_RANGES = 2000;

/** A stretch of an index's keys: `lower` <= key < `upper`, both without the index's prefix; the whole if undefined. */
export type KeyRange = { lower: Buffer; upper: Buffer | undefined };

/** Where in an index the documents of a filter are to be found. */
export type IndexBounds = {
  /** In the order of the index, without overlaps. */
  ranges: KeyRange[];
  /** What holds for each field of the index; undefined where nothing does. */
  fields: (Interval[] | undefined)[];
  /** How many fields, from the first on, have points only. */
  pointFields: number;
  /** True for a field that has one and the same value throughout. */
  isConstant: boolean[];
};

/** Works out which stretches of the index to read, wholly if the constraints say nothing of its first field. */
export function boundsOf(index: IndexDefinition, constraints: Constraints): IndexBounds {
  const fields = chooseIntervals(index, constraints);
  let ranges: KeyRange[] = [{ lower: Buffer.alloc(0), upper: undefined }];
  let pointFields = 0;
  for (const [position, intervals] of fields.entries()) {
    if (!intervals) break;
    const field = index.fields[position] as IndexField;
    const ordered = field.direction === 1 ? intervals : intervals.map(invert).reverse();
    const allPoints = ordered.every(({ isPoint }) => isPoint);
    if (ranges.length * ordered.length > MAX_RANGES) {
      const [first, last] = [ordered[0], ordered.at(-1)] as [Interval, Interval];
      if (ranges.length <= MAX_RANGES)
        ranges = extend(ranges, [{ ...last, lower: first.lower, isPoint: false }]);
      break;
    }
    ranges = extend(ranges, ordered);
    if (!allPoints) break;
    pointFields += 1;
  }
  const isConstant = fields.map(
    (intervals, position) =>
      position < pointFields && intervals?.length === 1 && index.multikey[position] !== true,
  );
  return { ranges, fields, pointFields, isConstant };
}

/**
 * Of an array, one element may meet one constraint and another the next: there one of them is used, and one field only.
 */
function chooseIntervals(index: IndexDefinition, constraints: Constraints): (Interval[] | undefined)[] {
  let hasArrayField = false;
  return index.fields.map(({ path }, position) => {
    const known = constraints.get(path);
    if (!known) return undefined;
    if (index.multikey[position]) {
      if (hasArrayField) return undefined;
      hasArrayField = true;
      const best = known.find(({ intervals }) => intervals.every(({ isPoint }) => isPoint)) ?? known[0];
      return best && isUseful(best.intervals) ? best.intervals : undefined;
    }
    const all = known.reduce<Interval[]>((left, { intervals }) => intersect(left, intervals), [EVERYTHING]);
    return isUseful(all) ? all : undefined;
  });
}

function isUseful(intervals: Interval[]): boolean {
  return !intervals.some(
    ({ lower, upper }) => lower.equals(EVERYTHING.lower) && upper.equals(EVERYTHING.upper),
  );
}

function extend(ranges: KeyRange[], intervals: Interval[]): KeyRange[] {
  return ranges.flatMap(({ lower: prefix }) =>
    intervals.map((interval) => {
      const lower = cutBound(Buffer.concat([prefix, interval.lower]));
      if (interval.isPoint) return { lower: lower.bytes, upper: endOfPrefix(lower.bytes) };
      const upper = cutBound(Buffer.concat([prefix, interval.upper]));
      return { lower: lower.bytes, upper: upper.isCut ? endOfPrefix(upper.bytes) : upper.bytes };
    }),
  );
}
