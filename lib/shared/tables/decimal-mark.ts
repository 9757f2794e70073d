import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { type NumberReading, type Readings, readDecimal } from '../numbers/read-amount';
import { CURRENCY } from '../site/currency';

export type DecimalMark = '.' | ',';

/** The decimal mark that cells show: `ambiguous` where they contradict each other, or none of them shows it. */
export type ShownMark = DecimalMark | 'ambiguous';

/** A longer text is no number, and costs nothing. */
const LETTERS_MAX = 60;

const OTHER = { '.': ',', ',': '.' } as const;

/** A number with its sign, its currency before or behind it, and a unit: `-1.250,50 €`, `USD 12.5`, `12,5 mm`, `5,0-`. */
const NUMBER =
  /^[-+−(]?\s*(?:\p{Sc}|[A-Z]{2}\$|(?:EUR|USD|CHF|GBP)(?=\s*\d))?\s*[-+−]?\s*(\d[\d.,'’\s]*)(?:\s?[^\d.,'’\s][^\d]{0,11})?$/u;
const ONE_MARK = /^(\d+)([.,])(\d+)$/;
const GROUPS = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})+$/;
const GROUPS_AND_DECIMALS = /^[1-9]\d{0,2}(?:([.,])\d{3})+(?!\1)([.,])\d+$/;

/** The decimal mark that a cell shows by itself: of `12,50` and `1.250,5` the comma, of `1.250` none. */
function markIn(cell: string, isWhole: boolean): DecimalMark | null {
  if (cell.length > LETTERS_MAX || !/[.,]/.test(unifyForms(cell))) return null;
  const typed = unifyForms(cell).trim();
  const [, number = ''] = NUMBER.exec(typed.replace(CURRENCY.code, '').trim()) ?? [];
  const digits = number.trim().replace(/['’\s](?=\d{3}(?!\d))/g, '');
  const [, units = '', mark, decimals = ''] = ONE_MARK.exec(digits) ?? [];
  if (mark) {
    if (decimals.length !== 3 || units.length > 3 || units.startsWith('0')) return mark as DecimalMark;
    // There is no fraction of a whole number.
    return isWhole && decimals !== '000' ? OTHER[mark as DecimalMark] : null;
  }
  const [, thousands] = GROUPS.exec(digits) ?? [];
  if (thousands) return OTHER[thousands as DecimalMark];
  return (GROUPS_AND_DECIMALS.exec(digits)?.[2] as DecimalMark | undefined) ?? null;
}

/** Collects what the cells of a column show, one by one. */
export class MarkEvidence {
  readonly #isWhole: boolean;
  readonly #seen = new Set<DecimalMark>();

  /** `isWhole`: the column has whole numbers alone, such as quantities. */
  constructor({ isWhole = false } = {}) {
    this.#isWhole = isWhole;
  }

  add(cell: string): void {
    if (this.#seen.size === 2) return;
    const mark = markIn(cell, this.#isWhole);
    if (mark) this.#seen.add(mark);
  }

  /** Null where no cell shows it. */
  get mark(): ShownMark | null {
    const [mark, ...others] = this.#seen;
    if (mark === undefined) return null;
    return others.length > 0 ? 'ambiguous' : mark;
  }
}

/** Returns the mark that these cells show; null where none shows anything. */
export function shownMark(cells: Iterable<string>, options: { isWhole?: boolean } = {}): ShownMark | null {
  const evidence = new MarkEvidence(options);
  for (const cell of cells) evidence.add(cell);
  return evidence.mark;
}

/** Reads a number; one that can be read in two ways is read by the mark of its file, and stays unclear without. */
export function readNumber(
  text: string,
  mark: ShownMark,
  read: (text: string) => NumberReading = readDecimal,
): NumberReading {
  if (text.length > LETTERS_MAX) return { problem: 'unreadable' };
  const reading = read(text);
  if (!('readings' in reading) || mark === 'ambiguous') return reading;
  const { whole, units, decimals } = reading.readings;
  const [, written] = /([.,])\d{3}\D*$/.exec(unifyForms(text)) ?? [];
  return { value: written === mark ? Number(`${units}.${decimals}`) : Number(whole) };
}

/** The same of a column of whole numbers, which no fraction can be meant by: `1.250` is 1250 where nothing says otherwise. */
export function readWhole(text: string, mark: ShownMark): NumberReading {
  const reading = readNumber(text, mark);
  if (!('readings' in reading) || /000\D*$/.test(unifyForms(text))) return reading;
  return { value: Number(reading.readings.whole) };
}

/** Reads a number with a sign in front or behind, or in brackets as bookkeepers write it: `-5`, `12,50-`, `(12.50)`. */
export function readSigned(
  text: string,
  mark: ShownMark,
  read: (text: string, mark: ShownMark) => NumberReading = readNumber,
): NumberReading {
  const typed = text.trim();
  if (typed.length > LETTERS_MAX) return { problem: 'unreadable' };
  const [, inBrackets] = /^\((.*)\)$/s.exec(typed) ?? [];
  const [, front = '', rest = typed, behind = ''] =
    /^([-−+]?)\s*(?=\S)(.*?)\s*([-−+]?)$/s.exec(inBrackets ?? typed) ?? [];
  const signs = `${front}${behind}${inBrackets === undefined ? '' : '-'}`;
  if (signs.length > 1) return { problem: 'unreadable' };
  const reading = read(rest, mark);
  if (signs === '' || signs === '+' || !('value' in reading)) return reading;
  return { value: reading.value === 0 ? 0 : -reading.value };
}

/** A run of digits in a text, with the marks within it. */
export const FIGURE_TOKEN = /\d(?:[\d.,'’]*\d)?/g;

/**
 * Reads digits with marks as a text of a plain number that keeps its decimals: `1.250,50` is `1250.50`. Both readings where the mark
 * matters and is not known; null for what is no number, or none of this mark.
 */
export function readFigure(token: string, mark: ShownMark): string | Readings | null {
  if (/^\d+$/.test(token)) return token;
  if (token.length > LETTERS_MAX) return null;
  const digits = token.replace(/['’](?=\d{3}(?!\d))/g, '');
  const [, units = '', written, decimals = ''] = ONE_MARK.exec(digits) ?? [];
  if (written) {
    const own = markIn(digits, false);
    if (own === null && mark === 'ambiguous') return { whole: units + decimals, units, decimals };
    if (own !== null && mark !== 'ambiguous' && own !== mark) return null;
    return (own ?? mark) === written ? `${units}.${decimals}` : `${units}${decimals}`;
  }
  if (/^\d+$/.test(digits)) return digits;
  const shown = markIn(digits, false);
  if (shown === null || (mark !== 'ambiguous' && shown !== mark)) return null;
  const [whole = '', fraction] = digits.split(shown);
  const plain = whole.replace(/[.,]/g, '');
  return fraction === undefined ? plain : `${plain}.${fraction}`;
}
