import { LANGUAGE_FACTS } from '../../site/language-facts';
import type { Language } from '../../site/languages';
import { type SpecType, specTypeOf } from '../spec-values';

type Spec = { value: string; unit?: string | undefined; type?: SpecType | undefined };

/** Units that a language writes in its own way. */
const UNITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { in: 'Zoll', rpm: 'min⁻¹', '1/min': 'min⁻¹', readings: 'Messwerte' },
  fr: { in: 'po', rpm: 'tr/min', '1/min': 'tr/min', readings: 'mesures' },
};

/** Digits with their marks, as English writes them: `0.5`, `12,250`, `1,234.5`. */
const FIGURE = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d.,]*\d)|(?<![\d.,])\d+\.\d+(?!\.?\d)/g;
const LIST = /(\d), (?=\d)/g;
/** Figures with at most one unit: `12.5 mm`, `1.0–13.0 × 0.5 mm`, but not `ASME B107.54`. */
export const FIGURES_AND_UNIT = /^([±+-]?[\d.,\s×/–-]*\d)(?:(\s?)([^\d\s,][^\d,]{0,19}))?$/;

type Marks = { decimalMark: string; thousandsMark: string };

/** The same figures with other marks, and `;` between those of a list. */
function figuresWith(text: string, { decimalMark, thousandsMark }: Marks): string {
  if (decimalMark === '.') return text;
  const shown = text.replace(FIGURE, (figure) =>
    figure.replace(/[.,]/g, (mark) => (mark === '.' ? decimalMark : thousandsMark)),
  );
  return /\d,\d/.test(shown) ? shown.replace(LIST, '$1; ') : shown;
}

/** Returns whether a value is a size, and nothing but one. */
export function isFigure({ value, unit, type = specTypeOf(value) }: Spec): boolean {
  return Boolean(unit) || type !== 'text';
}

/** Returns whether a value is one of figures, which languages write in their own way: by its unit, its type, or how it looks. */
export function hasFigures(spec: Spec): boolean {
  return isFigure(spec) || FIGURES_AND_UNIT.test(spec.value);
}

/** A specification's value with the decimal mark of a file, as `plainFigures` reads it back. */
export function figuresOfFile(spec: Spec, decimalMark: '.' | ','): string {
  return hasFigures(spec) ? figuresWith(spec.value, { decimalMark, thousandsMark: '.' }) : spec.value;
}

/** How a language writes a unit. */
export function unitIn(unit: string, language: Language): string {
  return UNITS[language]?.[unit] ?? unit;
}

/** A specification's value as a page of this language shows it; values in words stay as they are. */
export function shownSpec({ value, unit, type = specTypeOf(value) }: Spec, language: Language): Spec {
  return {
    value: isFigure({ value, unit, type })
      ? figuresWith(value, LANGUAGE_FACTS[language])
      : shownLabel(value, language),
    ...(unit ? { unit: unitIn(unit, language) } : {}),
  };
}

/** A value with its unit as one text: `12.5 mm` is `12,5 mm` in German. */
export function shownLabel(label: string, language: Language): string {
  const [, figures, gap = '', unit] = FIGURES_AND_UNIT.exec(label) ?? [];
  if (figures === undefined) return label;
  return `${figuresWith(figures, LANGUAGE_FACTS[language])}${unit === undefined ? '' : `${gap}${unitIn(unit, language)}`}`;
}
