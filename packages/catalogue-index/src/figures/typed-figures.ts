import { joinMixedNumbers, spellOutFractions } from '@forgeline/tool-text/fold-text';
import { unitOf } from '@forgeline/tool-text/units';
import { withPoint } from '@forgeline/tool-text/with-point';

/** A size that was typed, in the base unit of its dimension; of one figure both bounds are the same. */
export type Figure = {
  typed: string;
  low: number;
  high: number;
  /** Undefined without a unit. */
  dimension: string | undefined;
  /** In inches, feet, pounds or ounces: the metric size of that name is meant as well. */
  isNominal: boolean;
};

export const THREAD = 'thread';

/** How people write units, in lower case -> as `units` has them. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...spelt('mm', 'mm millimeter millimeters millimetre millimetres milimeter millimètre millimètres'),
  ...spelt('cm', 'cm centimeter centimeters centimetre centimetres zentimeter centimètre centimètres'),
  ...spelt('m', 'm meter meters metre metres mètre mètres'),
  ...spelt('in', "in inch inches zoll pouce pouces \" ″ ” ''"),
  ...spelt('ft', 'ft foot feet fuß fuss'),
  ...spelt('Nm', 'nm n·m newtonmeter newton-meter newtonmetre'),
  ...spelt('ft·lb', 'ft·lb'),
  ...spelt('in·lb', 'in·lb'),
  ...spelt('V', 'v volt volts'),
  ...spelt('kV', 'kv'),
  ...spelt('W', 'w watt watts'),
  ...spelt('kW', 'kw'),
  ...spelt('Ah', 'ah amperestunden'),
  ...spelt('mAh', 'mah'),
  ...spelt('Wh', 'wh wattstunden'),
  ...spelt('kg', 'kg kilo kilos kilogram kilogramm kilogramme kilogrammes'),
  ...spelt('g', 'g gr gram grams gramm gramme grammes'),
  ...spelt('lb', 'lb lbs pound pounds livre livres'),
  ...spelt('oz', 'oz ounce ounces unzen'),
  ...spelt('kN', 'kn'),
  ...spelt('N', 'n newton'),
  ...spelt('rpm', 'rpm u/min 1/min min-1 tr/min'),
  ...spelt('TPI', 'tpi zpz'),
  ...spelt('J', 'j joule joules'),
  ...spelt('°', '° deg degree degrees grad degré degrés'),
  ...spelt('HRC', 'hrc'),
  ...spelt('mm²', 'mm² mm2 qmm'),
  ...spelt('', 'pieces piece pcs pc -piece tlg tlg. teilig teilige teiliger teiliges -teilig pièce pièces'),
};
const NOMINAL = new Set(['in', 'ft', 'lb', 'oz']);
/** Two units with any joint between them, or none: `ft lb`, `ft.-lbs`, `foot-pounds`, `lbf·ft`, `lb/ft`. */
const JOINT = String.raw`\.?\s*[-‐‑–·⋅∙•*×/]?\s*`;
const POUND = '(?:lbs?f?|lbfs|pounds?(?:[ -]?force)?|pfund)';
const FOOT = '(?:ft|foot|feet|fu(?:ß|ss))';
const INCH = '(?:in|inch(?:es)?|zoll)';
const NO_LETTER = String.raw`(?:[ -]?force\b)?\.?(?![\p{L}\p{N}])`;
const TORQUE: readonly [written: RegExp, unit: string][] = [
  [
    new RegExp(
      String.raw`(?<=\d)\s*-?(?:${FOOT}${JOINT}${POUND}|${POUND}${JOINT}${FOOT})${NO_LETTER}`,
      'giu',
    ),
    ' ft·lb ',
  ],
  [new RegExp(String.raw`(?<=\d)\s*-?${INCH}${JOINT}${POUND}${NO_LETTER}`, 'giu'), ' in·lb '],
  // `5 lb in stock` is no torque.
  [
    new RegExp(
      String.raw`(?<=\d)\s*-?(?:${POUND}\.?\s*[-‐‑·⋅∙•*×/]\s*${INCH}|lbf?s?in|lbf\s+${INCH}|${POUND}\.?\s+${INCH}(?=\.?\s*$))${NO_LETTER}`,
      'giu',
    ),
    ' in·lb ',
  ],
];
const SPELT_OUT: readonly [words: RegExp, figure: string][] = [
  [/\b(?:drei\s?-?viertel|three\s?-?quarters?)\s*-?(?=zoll|inch)/gi, '3/4 '],
  [/\b(?:drei\s?-?achtel|three\s?-?eighths?)\s*-?(?=zoll|inch)/gi, '3/8 '],
  [/\b(?:halb(?:e[rs]?)?|half)\s*-?(?=zoll|inch)/gi, '1/2 '],
  [/\b(?:viertel|quarter)\s*-?(?=zoll|inch)/gi, '1/4 '],
];

/** Sizes that trades write in a way of their own. */
const TRADE: readonly [written: RegExp, size: string][] = [
  // How many are wanted: `2x hammer`.
  [/^\s*\d{1,4}\s*[x×*]\s*(?=\p{L}{3})/iu, ''],
  // A width across flats: `SW 13`, `13 AF`.
  [/\b(?:sw|schl(?:ü|ue)sselweite)\s*(\d{1,2})(?![\d.])(?:\s*mm)?/giu, '$1 mm '],
  [/\b(\d{1,2})\s*(?:mm)?\s*a\/?f\b/gi, '$1 mm '],
  [
    /\b(?:phillips|kreuzschlitz|kreuz|cruciforme)\s*(?:#|nr\.?|no\.?|size|größe)?\s*([0-4])(?![\d.,/]|\s*(?:mm|x))/giu,
    'PH$1 ',
  ],
  [/\b(?:pozidriv|pozi)\s*(?:#|nr\.?|no\.?|size|größe)?\s*([0-4])(?![\d.,/]|\s*(?:mm|x))/giu, 'PZ$1 '],
  [/\b(?:grit|korn|körnung|grain)\s*(\d{2,4})\b/giu, '$1 grit '],
];

function spelt(unit: string, forms: string): Record<string, string> {
  return Object.fromEntries(forms.split(' ').map((form) => [form, unit]));
}

const FRACTION = String.raw`\d+\/(?:64|32|16|8|4|2)(?!\d)`;
const NUMBER = String.raw`(?:\d+[ -])?${FRACTION}|\d+(?:\.\d+)?(?!\/\d)`;
const UNIT = Object.keys(WRITTEN)
  .sort((one, other) => other.length - one.length)
  .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|');
const BEFORE = String.raw`(?<![\p{L}\p{N}.,/\-])`;
const AFTER = String.raw`(?![\p{L}\p{N}])`;
const TIMES = String.raw`\s*[x×*]\s*`;
const FIGURES = new RegExp(
  [
    String.raw`${BEFORE}m\s?(?<thread>\d{1,2}(?:\.\d)?)(?:${TIMES}\d+(?:\.\d+)?)?${AFTER}`,
    String.raw`${BEFORE}(?<sides>(?:${NUMBER})(?:\s*(?:${UNIT}))?(?:${TIMES}(?:${NUMBER})){1,2})(?:\s*-?(?<sidesUnit>${UNIT})${AFTER}|${AFTER})`,
    String.raw`${BEFORE}(?<from>${NUMBER})\s*(?:${UNIT})?\s*(?:[-–—−]|\bto\b|\bbis\b|(?<=\s)à(?=\s))\s*(?<to>${NUMBER})(?:\s*-?(?<rangeUnit>${UNIT})${AFTER}|${AFTER})`,
    String.raw`${BEFORE}(?<size>\d+(?:\.\d+)?)-?er${AFTER}`,
    String.raw`${BEFORE}(?<one>${NUMBER})(?:\s*-?(?<unit>${UNIT})${AFTER}|${AFTER})`,
  ].join('|'),
  'giu',
);
/** A sign of inches is no letter: what follows it does not matter. */
const INCH_SIGNS = /(\d)\s*(?:["″”]|'')/g;

export function readNumber(text: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over !== undefined) return Number(whole) + Number(over) / Number(under);
  return Number(text);
}

/** The sizes that a search has, and its text without them. Pure. */
export function readFigures(query: string): { figures: Figure[]; rest: string } {
  if (!HAS_FIGURE.test(query)) return { figures: [], rest: query };
  const text = spelledOut(query);
  const figures = [...text.matchAll(FIGURES)].flatMap(figuresIn);
  return { figures, rest: text.replace(FIGURES, ' ') };
}

/** A size of a search as a filter that can be taken off: `10`, `40–200`, `125 × 1`, `M10`, with its unit. */
export type TypedSize = {
  size: string;
  /** The unit as in `units`. */
  unit?: string | undefined;
  /** The search without it. */
  without: string;
};

export function typedSizes(query: string): TypedSize[] {
  const text = spelledOut(query);
  return [...text.matchAll(FIGURES)].map((match) => {
    const { thread, sides, sidesUnit, from, to, rangeUnit, size, one, unit } = match.groups ?? {};
    const written = sidesUnit ?? rangeUnit ?? unit ?? (size === undefined ? undefined : 'mm');
    const name = written === undefined ? undefined : WRITTEN[written.toLowerCase()];
    const range = from === undefined ? undefined : `${from}–${to}`;
    const shown = sides?.split(SIDE).map(sideOf).join(' × ') ?? range ?? size ?? one ?? '';
    const without = text.slice(0, match.index) + text.slice(match.index + match[0].length);
    return {
      size: thread === undefined ? shown.trim() : `M${thread}`,
      unit: name ?? (shown.includes('/') ? 'in' : undefined),
      without: without.replace(/\s+/g, ' ').trim(),
    };
  });
}

/** In figures, as a fraction sign, or in words. */
const HAS_FIGURE = /\p{N}|zoll|inch|pouce/iu;

function spelledOut(query: string): string {
  let text = withPoint(joinMixedNumbers(spellOutFractions(query))).replace(/(\d),(?=\d{3}(?!\d))/g, '$1');
  for (const [written, size] of TRADE) text = text.replace(written, size);
  for (const [written, unit] of TORQUE) text = text.replace(written, unit);
  for (const [words, figure] of SPELT_OUT) text = text.replace(words, figure);
  return text.replace(INCH_SIGNS, '$1 in ');
}

const SIDE = /[x×*]/;
const sideOf = (side: string) => side.replace(/[^\d./ ]/g, '').trim();

function figuresIn(match: RegExpExecArray): Figure[] {
  const { thread, sides, sidesUnit, from, to, rangeUnit, size, one, unit } = match.groups ?? {};
  const typed = match[0].trim();
  if (thread !== undefined) {
    const value = Number(thread);
    return [{ typed: `M${thread}`, low: value, high: value, dimension: THREAD, isNominal: false }];
  }
  if (sides !== undefined) return sides.split(SIDE).map((side) => figure(sideOf(side), undefined, sidesUnit));
  if (from !== undefined) return [{ ...figure(from, to, rangeUnit), typed }];
  if (size !== undefined) return [{ ...figure(size, undefined, 'mm'), typed }];
  return [figure(one ?? '', undefined, unit, typed)];
}

function figure(from: string, to: string | undefined, written: string | undefined, typed = from): Figure {
  const name =
    written === undefined ? (from.includes('/') ? 'in' : undefined) : WRITTEN[written.toLowerCase()];
  const { dimension, factor } = unitOf(name ?? '');
  const bounds = [from, to ?? from].map((text) => readNumber(text) * factor);
  return {
    typed: typed.trim(),
    low: Math.min(...bounds),
    high: Math.max(...bounds),
    dimension: name === undefined ? undefined : dimension,
    isNominal: name !== undefined && NOMINAL.has(name),
  };
}
