import type { IndexDefinition, IndexField } from '#catalog/index-definition';
import { cutBound } from '#catalog/index-keys';
import { endOfPrefix } from '#storage/view';
import type { Constraints } from './constraints';
import { EVERYTHING, type Interval, intersect, invert } from './intervals';

/** Reading more ranges than this costs more than reading also what lies between them. */
const MAX_RANGES = 2000;

/** A range of an index's keys: `lower` <= key < `upper`, without the index's prefix; no upper end if undefined. */
export type KeyRange = { lower: Buffer; upper: Buffer | undefined };

export type IndexBounds = {
  ranges: KeyRange[];
  fields: (Interval[] | undefined)[];
  pointFields: number;
  /** True for a field that has one and the same value throughout. */
  isConstant: boolean[];
};

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
 * Different elements of an array may meet different constraints: of such fields, one is used, with one constraint.
 */
function chooseIntervals(index: IndexDefinition, constraints: Constraints): (Interval[] | undefined)[] {
  let hasArrayField = false;
  return index.fields.map(({ path }, position) => {
    const onPath = constraints.get(path);
    if (!onPath) return undefined;
    if (index.multikey[position]) {
      if (hasArrayField) return undefined;
      hasArrayField = true;
      const best = onPath.find(({ intervals }) => intervals.every(({ isPoint }) => isPoint)) ?? onPath[0];
      return best && isUseful(best.intervals) ? best.intervals : undefined;
    }
    const all = onPath.reduce<Interval[]>((left, { intervals }) => intersect(left, intervals), [EVERYTHING]);
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
