import { joinMixedNumbers, spellOutFractions } from './fold-text';
import { unitOf } from './units';

/** A figure or a range of figures, in the base unit of its dimension. Of one figure both bounds are the same. */
export type Measure = {
  low: number;
  high: number;
  dimension: string;
  /** The unit as it is written; empty for a plain number. */
  unit: string;
};

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|(?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?`;
const MEASURE = new RegExp(
  String.raw`^[±+]?(-?(?:${NUMBER}))(?:\s*(?:[-–—]|to|bis)\s*(-?(?:${NUMBER})))?(?:\s*((?:1/)?(?!\d)\S(?:.{0,28}\S)?))?$`,
);
/** Text that may follow a figure without being a unit: `25 × 6`, `8, 10 and 13`, `18 V / 4 Ah`. */
const NO_UNIT = /\d.*\d|[×,;()]|\d\s|\sx\s|^[x/]/;

/** Reads `12.5`, `12,250`, `1/2` and `1 1/2`. */
function readNumber(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const [, whole, over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text.replace('-', '')) ?? [];
  if (over !== undefined && under !== undefined)
    return sign * (Number(whole ?? 0) + Number(over) / Number(under));
  return Number(text.replaceAll(',', ''));
}

/** `1/2` with `in` is 12.7 of length, `40–200 Nm` a range of torque. Null for words and several figures (`25 × 6 mm`). */
export function readMeasure({
  value,
  unit = '',
}: {
  value: string;
  unit?: string | undefined;
}): Measure | null {
  const [, from, to, after = ''] =
    MEASURE.exec(joinMixedNumbers(spellOutFractions(`${value} ${unit}`)).trim()) ?? [];
  if (from === undefined || NO_UNIT.test(after)) return null;
  const { dimension, factor } = unitOf(after);
  const bounds = [from, to ?? from].map((text) => readNumber(text) * factor);
  if (!bounds.every(Number.isFinite)) return null;
  return { low: Math.min(...bounds), high: Math.max(...bounds), dimension, unit: after };
}
