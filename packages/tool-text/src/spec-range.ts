import { type Measure, readMeasure } from './read-measure';
import { unitOf } from './units';
import { withPoint } from './with-point';

/** A range of a specification, by its name in addresses; bounds in the base unit of its dimension, both included. */
export type SpecRange = { name: string; low: number; high: number; dimension: string };

/** A range as it is written: `opening:10..16:mm`. A bound may be left out. */
const RANGE = /^([^:]{1,80}):([^:]{0,20})\.\.([^:]{0,20}):([^:]{0,20})$/;
/** So close to a bound counts as within: 1/2 in is 12.7 mm. */
const RELATIVE_TOLERANCE = 1e-6;

type WrittenRange = { name: string; from: string; to: string; unit: string };

export function splitRange(token: string): WrittenRange | null {
  const [, name, from = '', to = '', unit = ''] = RANGE.exec(token) ?? [];
  return name === undefined ? null : { name, from, to, unit };
}

/** Returns a bound in the base unit: a number, with a decimal comma too, or a fraction. NaN for anything else. */
function readBound(text: string, unit: string): number {
  const measure = readMeasure({ value: withPoint(text.trim()) });
  return measure?.dimension === 'number' && measure.low === measure.high
    ? measure.low * unitOf(unit).factor
    : Number.NaN;
}

/** Reads a range from an address; null without a bound, or with one that is not a number. Pure. */
export function readRange(token: string): SpecRange | null {
  const written = splitRange(token);
  if (!written) return null;
  const { name, unit } = written;
  const [from, to] = [written.from.trim(), written.to.trim()];
  if (from === '' && to === '') return null;
  const one = from === '' ? Number.NEGATIVE_INFINITY : readBound(from, unit);
  const other = to === '' ? Number.POSITIVE_INFINITY : readBound(to, unit);
  if (Number.isNaN(one) || Number.isNaN(other)) return null;
  return { name, low: Math.min(one, other), high: Math.max(one, other), dimension: unitOf(unit).dimension };
}

/** Returns whether a measure lies in a range, or a range of figures reaches into it. */
export function isInRange({ low, high, dimension }: Measure, range: SpecRange): boolean {
  if (dimension !== range.dimension) return false;
  const tolerance = RELATIVE_TOLERANCE * Math.max(Math.abs(low), Math.abs(high));
  return high >= range.low - tolerance && low <= range.high + tolerance;
}
