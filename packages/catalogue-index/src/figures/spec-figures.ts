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
  /** `8, 10, 13 mm` */
  isSeveral: boolean;
  /** It says how exact the tool is: steps of 5 Nm make no wrench of 5 Nm. */
  isPrecision: boolean;
};

const FRACTION = String.raw`\d+\/(?:64|32|16|8|4|2)(?!\d)`;
const NUMBER = String.raw`(?:\d+ )?${FRACTION}|\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?`;
const VALUES = new RegExp(
  String.raw`(?<thread>\bM(\d+(?:\.\d+)?))|(?<![\p{L}\d.])(?<from>${NUMBER})(?:\s*[–—-]\s*(?<to>${NUMBER}))?(?:\s*(?<unit>[\p{L}°µ%"″]+[²³]?(?:[·/\-][\p{L}²³]+)?))?`,
  'gu',
);
const LIMIT =
  /capacity|\bmax|opening|cuts|depth|load|drilling|thickness|up to|height|kapazit|spannweite|öffnung|schneide|tiefe|traglast|last|capacit|ouverture|profondeur|charge|paisseur|hauteur/i;
const MINOR =
  /shank|stem|spindle|accuracy|graduation|reading|hardness|tray|orbit|port|rail\b|weight with|offset|angle|perforation|dial|bore|wire\b|sheet|schaft|genauigkeit|teilung|härte|queue|précision|résolution|dureté/i;
/** It says how exact something is. */
const PRECISION = /accuracy|graduation|hardness|genauigkeit|teilung|härte|précision|résolution|dureté/i;
const LENGTH = 'length';
const RELATIVE = 1e-4;
/** 6 in is sold as 150 mm, and 24 in as 600 mm. */
const NOMINAL = 0.02;
/** Heads of hammers are made in steps: one of 10 lb is sold as 5 kg. */
const NOMINAL_MASS = 0.11;
const NOMINAL_FROM_MM = 25;

/** The quality of a match, from the best: the size itself, one of several, within a range, below a limit, of a part. */
export const FIGURE_QUALITIES = [1, 0.95, 0.85, 0.5, 0.3] as const;
const [ITSELF, ONE_OF_SEVERAL, IN_RANGE, BELOW_LIMIT, OF_PART] = [0, 1, 2, 3, 4] as const;
const SEVERAL = /,/;

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
  return {
    figures,
    isLimit: LIMIT.test(name),
    isMinor: MINOR.test(name),
    isSeveral: figures.length > 1 && SEVERAL.test(value),
    isPrecision: PRECISION.test(name),
  };
}

function toleranceOf(typed: Figure, { dimension, isMetric }: SpecFigure, size: number): number {
  const isNamed = typed.isNominal && isMetric;
  const isLong = dimension === LENGTH && size >= NOMINAL_FROM_MM;
  const share = isNamed && dimension === 'mass' ? NOMINAL_MASS : isNamed && isLong ? NOMINAL : RELATIVE;
  return Math.max(1e-9, size * share);
}

/** Returns which quality a specification matches a typed size in: a position in FIGURE_QUALITIES, or -1. */
export function matchFigure(
  typed: Figure,
  { figures, isLimit, isMinor, isSeveral, isPrecision }: SpecFigures,
): number {
  if (isPrecision && typed.dimension !== undefined && typed.dimension !== LENGTH) return -1;
  let best = -1;
  for (const figure of figures) {
    const quality = qualityOf(typed, figure, isLimit);
    if (quality !== -1 && (best === -1 || quality < best)) best = quality;
  }
  if (best !== -1 && isMinor) return OF_PART;
  return best === ITSELF && isSeveral ? ONE_OF_SEVERAL : best;
}

function qualityOf(typed: Figure, figure: SpecFigure, isLimit: boolean): number {
  if (typed.dimension !== undefined && typed.dimension !== figure.dimension) return -1;
  const [low, high] = [typed.low, typed.high];
  const tolerance = toleranceOf(typed, figure, high);
  const isRange = figure.high > figure.low;
  if (Math.abs(figure.low - low) <= tolerance && Math.abs(figure.high - high) <= tolerance) return ITSELF;
  if (isRange && figure.low <= low + tolerance && figure.high >= high - tolerance) return IN_RANGE;
  if (typed.dimension === undefined) return -1;
  if (low < high && figure.low >= low - tolerance && figure.high <= high + tolerance) return BELOW_LIMIT;
  return isLimit && !isRange && high <= figure.high + tolerance ? BELOW_LIMIT : -1;
}
