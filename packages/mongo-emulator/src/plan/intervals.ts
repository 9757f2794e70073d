import { endOfPrefix } from '#storage/view';
import { TypeOrder, typeOrder } from '#values/bson-type';
import { encodeIndexKey } from '#values/key-string';
import { isNaNValue } from '#values/number';

/** Bounds are encoded for an ascending index: `lower` <= bytes < `upper`. The bytes of a point are `lower`. */
export type Interval = { lower: Buffer; upper: Buffer; isPoint: boolean };

const LEAST_TYPE = Buffer.of(TypeOrder.MinKey);
const BEHIND_ALL_TYPES = Buffer.of(TypeOrder.MaxKey + 1);

export const EVERYTHING: Interval = { lower: LEAST_TYPE, upper: BEHIND_ALL_TYPES, isPoint: false };

export function pointOf(value: unknown): Interval {
  const lower = encodeIndexKey([value], [1]);
  return { lower, upper: endOfPrefix(lower), isPoint: true };
}

export function bracketOfType(tag: TypeOrder): Interval {
  return { lower: Buffer.of(tag), upper: Buffer.of(tag + 1), isPoint: false };
}

export function prefixOf(prefix: string): Interval {
  const lower = Buffer.concat([Buffer.of(TypeOrder.String), Buffer.from(prefix)]);
  return { lower, upper: endOfPrefix(lower), isPoint: false };
}

/** The values that `$gt`, `$gte`, `$lt` and `$lte` accept: those of the bound's own type only. */
export function rangeOf(operator: string, bound: unknown): Interval {
  const tag = typeOrder(bound);
  if (tag === TypeOrder.Null || tag === TypeOrder.Undefined) return pointOf(null);
  const bracket = bracketOfType(tag);
  // An index holds the elements of an array, which do not determine the order of whole arrays.
  if (tag === TypeOrder.Array) return EVERYTHING;
  if (isNaNValue(bound)) return bracket;
  const { lower, upper } = pointOf(bound);
  switch (operator) {
    case '$gt':
      return { ...bracket, lower: upper };
    case '$gte':
      return { ...bracket, lower };
    case '$lt':
      return { ...bracket, upper: lower };
    default:
      return { ...bracket, upper };
  }
}

export function normalize(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals]
    .filter(({ lower, upper }) => Buffer.compare(lower, upper) < 0)
    .sort((a, b) => Buffer.compare(a.lower, b.lower) || Buffer.compare(b.upper, a.upper));
  const joined: Interval[] = [];
  for (const next of sorted) {
    const last = joined.at(-1);
    if (!last || Buffer.compare(next.lower, last.upper) >= 0) joined.push(next);
    else if (Buffer.compare(next.upper, last.upper) > 0) {
      joined[joined.length - 1] = { lower: last.lower, upper: next.upper, isPoint: false };
    }
  }
  return joined;
}

export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const common: Interval[] = [];
  for (const one of a) {
    for (const other of b) {
      const lower = Buffer.compare(one.lower, other.lower) >= 0 ? one.lower : other.lower;
      const upper = Buffer.compare(one.upper, other.upper) <= 0 ? one.upper : other.upper;
      if (Buffer.compare(lower, upper) >= 0) continue;
      common.push({ lower, upper, isPoint: one.isPoint || other.isPoint });
    }
  }
  return normalize(common);
}

export function invert({ lower, upper, isPoint }: Interval): Interval {
  const flip = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => ~byte & 0xff));
  if (isPoint) {
    const point = flip(lower);
    return { lower: point, upper: endOfPrefix(point), isPoint };
  }
  return { lower: endOfPrefix(flip(upper)), upper: endOfPrefix(flip(lower)), isPoint };
}
