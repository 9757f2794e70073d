import { spellOutFractions } from '@forgeline/tool-text/fold-text';
import { unitOf } from '@forgeline/tool-text/units';
import { type Figure, readNumber, THREAD } from '#figures/typed-figures';
import type { ToolSpec } from '#indexed-tool';

type SpecFigure = { low: number; high: number; dimension: string; isMetric: boolean };
export type SpecFigures = {
  figures: readonly SpecFigure[];
  /** It says up to which size: `Jaw capacity`, `Max. torque`. */
  isLimit: boolean;
  /** It says the size of a part, and not of the tool. */
  isMinor: boolean;
};

const FRACTION = String.raw`\d+\/(?:64|32|16|8|4|2)(?!\d)`;
const NUMBER = String.raw`(?:\d+ )?${FRACTION}|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?`;
const VALUES = new RegExp(
  String.raw`(?<thread>\bM(\d+(?:\.\d+)?))|(?<![\p{L}\d.])(?<from>${NUMBER})(?:\s*[–—-]\s*(?<to>${NUMBER}))?(?:\s*(?<unit>[\p{L}°µ%"″]+[²³]?(?:[·/\-][\p{L}²³]+)?))?`,
  'gu',
);
const LIMIT =
  /capacity|\bmax|opening|cuts|depth|load|drilling|thickness|up to|height|kapazit|spannweite|öffnung|schneide|tiefe|traglast|last/i;
const MINOR =
  /shank|stem|spindle|accuracy|graduation|reading|hardness|tray|orbit|port|rail\b|weight with|offset|angle|perforation|dial|bore|wire\b|sheet|schaft|genauigkeit|teilung|härte/i;
const RELATIVE = 1e-4;
/** 6 in is sold as 150 mm, and 24 in as 600 mm. */
const NOMINAL = 0.02;
const NOMINAL_FROM_MM = 25;

/** The quality of a match, from the best: the size itself, within a range, below a limit, of a part. */
export const FIGURE_QUALITIES = [1, 0.85, 0.5, 0.3] as const;

export function readSpecFigures({ name, value, unit }: ToolSpec): SpecFigures {
  const text = spellOutFractions(`${value} ${unit ?? ''}`);
  const figures: (SpecFigure & { unit: string | undefined })[] = [];
  for (const { groups = {} } of text.matchAll(VALUES)) {
    const { thread, from = '', to, unit: own } = groups;
    if (thread !== undefined) {
      const size = Number(thread.slice(1));
      figures.push({ low: size, high: size, dimension: THREAD, isMetric: true, unit: '' });
      continue;
    }
    const bounds = [from, to ?? from].map((number) => readNumber(number.replaceAll(',', '')));
    figures.push({
      low: Math.min(...bounds),
      high: Math.max(...bounds),
      dimension: '',
      isMetric: true,
      unit: own,
    });
  }
  // `8, 10 and 13 mm`: a figure has the unit that comes next.
  let next: string | undefined;
  for (const figure of figures.reverse()) {
    if (figure.dimension === THREAD) continue;
    if (
      figure.unit !== undefined &&
      (unitOf(figure.unit).dimension !== `unit ${figure.unit}` || next === undefined)
    )
      next = figure.unit;
    const { dimension, factor } = unitOf(next ?? '');
    figure.low *= factor;
    figure.high *= factor;
    figure.dimension = dimension;
    figure.isMetric = next !== 'in';
  }
  return { figures, isLimit: LIMIT.test(name), isMinor: MINOR.test(name) };
}

function toleranceOf(typed: Figure, { dimension, isMetric }: SpecFigure, size: number): number {
  const isNamed =
    typed.isNominal &&
    isMetric &&
    (dimension === 'mass' || (dimension === 'length' && size >= NOMINAL_FROM_MM));
  return Math.max(1e-9, size * (isNamed ? NOMINAL : RELATIVE));
}

/** Returns which quality a specification matches a typed size in: a position in FIGURE_QUALITIES, or -1. */
export function matchFigure(typed: Figure, { figures, isLimit, isMinor }: SpecFigures): number {
  let best = -1;
  for (const figure of figures) {
    const quality = qualityOf(typed, figure, isLimit);
    if (quality !== -1 && (best === -1 || quality < best)) best = quality;
  }
  return best !== -1 && isMinor ? 3 : best;
}

function qualityOf(typed: Figure, figure: SpecFigure, isLimit: boolean): number {
  if (typed.dimension !== undefined && typed.dimension !== figure.dimension) return -1;
  const [low, high] = [typed.low, typed.high];
  const tolerance = toleranceOf(typed, figure, high);
  const isRange = figure.high > figure.low;
  if (Math.abs(figure.low - low) <= tolerance && Math.abs(figure.high - high) <= tolerance) return 0;
  if (isRange && figure.low <= low + tolerance && figure.high >= high - tolerance) return 1;
  if (typed.dimension === undefined) return -1;
  if (low < high && figure.low >= low - tolerance && figure.high <= high + tolerance) return 2;
  return isLimit && !isRange && high <= figure.high + tolerance ? 2 : -1;
}
