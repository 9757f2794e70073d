import type { Readings } from '../../numbers/read-amount';
import { FIGURE_TOKEN, readFigure, type ShownMark } from '../../tables/decimal-mark';
import { hasFigures } from './shown-figures';

type Written = Parameters<typeof hasFigures>[0];

/** Between figures of a list where commas are decimal marks. */
const LIST = /(\d); (?=\d)/g;

/** A list of figures reads the same with either mark between them. */
const isOfFigures = (spec: Written) => hasFigures({ ...spec, value: spec.value.replace(LIST, '$1, ') });

/** The figures of a value that show which decimal mark they have; none of a value in words. */
export function figuresIn(spec: Written): readonly string[] {
  return isOfFigures(spec) ? (spec.value.match(FIGURE_TOKEN) ?? []) : [];
}

/**
 * Returns the value of a specification as the catalogue has figures, with decimal points and without marks between thousands: `412,5` is
 * 412.5, and `1,0–12.250` in a file with decimal commas `1.0–12250`. Values in words, and what are no figures (`1.2.3`), stay as they
 * are. Both readings where nobody knows the file's mark and it matters.
 */
export function plainFigures(spec: Written, mark: ShownMark): { value: string } | { readings: Readings } {
  let unclear: Readings | undefined;
  let isOther = false;
  if (!isOfFigures(spec)) return { value: spec.value };
  const plain = spec.value.replace(FIGURE_TOKEN, (token) => {
    const figure = readFigure(token, mark);
    if (figure === null) isOther = true;
    else if (typeof figure === 'object') unclear ??= figure;
    return typeof figure === 'string' ? figure : token;
  });
  if (isOther) return { value: spec.value };
  if (unclear) return { readings: unclear };
  return { value: mark === ',' ? plain.replace(LIST, '$1, ') : plain };
}

/** Figures with decimal commas, which have points between thousands: `0,5`, `12.250`, `1.234,5`. */
const WITH_COMMA = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?:,\d+)?(?![\d.,]*\d)|(?<![\d.,])\d+,\d+(?!,?\d)/g;

/** The inverse of `figuresOfFile`: what a page with decimal commas shows is read back as it is stored, thousands with their marks. */
export function figuresOfPage(spec: Written, decimalMark: '.' | ','): string {
  if (decimalMark === '.' || !isOfFigures(spec)) return spec.value;
  return spec.value
    .replace(WITH_COMMA, (figure) => figure.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')))
    .replace(LIST, '$1, ');
}
