import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { LANGUAGE_FACTS } from '../site/language-facts';
import { LANGUAGES, type Language } from '../site/languages';
import { type NumberReading, readDecimal } from './read-amount';

/**
 * `2.000` is two thousand where the page's language prints it so, and unclear elsewhere. A fraction is returned as it
 * is: the field reports it.
 */
export function readCount(text: string, language: Language = LANGUAGES.default): NumberReading {
  const [, first, mark, last] = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(unifyForms(text).trim()) ?? [];
  return mark === LANGUAGE_FACTS[language].thousandsMark
    ? { value: Number(`${first}${last}`) }
    : readDecimal(text);
}

/** The same for a field that says what is wrong: `-10` is below its minimum. */
export function readTypedCount(text: string, language?: Language): NumberReading {
  const [, positive] = /^\s*[-−]\s*(?=\d)(.*)$/s.exec(text) ?? [];
  if (positive === undefined) return readCount(text, language);
  const reading = readCount(positive, language);
  return 'value' in reading ? { value: -reading.value } : reading;
}

/** Null for anything but a whole number of at least one. */
export function readUnits(typed: string, language: Language = LANGUAGES.default): number | null {
  const reading = readCount(typed, language);
  return 'value' in reading && Number.isSafeInteger(reading.value) && reading.value > 0
    ? reading.value
    : null;
}

/** `1.000`, `1,250,000`, `1'000`, `1 000`. */
const GROUPED = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$/;
/** With decimals after the other mark: `1.250,00`, `1,250.5`, `1 250,00`. */
const GROUPED_DECIMAL =
  /^(?<digits>[1-9]\d{0,2}([.,'’ ])\d{3}(?:\2\d{3})*)(?!\2)(?<mark>[.,])(?<decimals>\d+)$/;
const DECIMAL = /^(?<digits>0|[1-9]\d*)(?<mark>[.,])(?<decimals>\d+)$/;

type Mark = '.' | ',';

/**
 * `mark` is the only one in the text, before three digits: `1.000` is a thousand to most people, and one to programs
 * that write three decimals. `decimalMark` precedes decimals that are all zero.
 */
type ListedCount =
  | { count: number; mark?: Mark; decimalMark?: Mark }
  | { problem: 'quantity-required' | 'quantity-unreadable' | 'quantity-not-whole' };

function whole(digits: string): ListedCount {
  const count = Number(digits.replace(/\D/g, ''));
  return Number.isSafeInteger(count) ? { count } : { problem: 'quantity-unreadable' };
}

function withDecimals(digits: string, decimalMark: Mark, decimals: string): ListedCount {
  return /^0+$/.test(decimals) ? { ...whole(digits), decimalMark } : { problem: 'quantity-not-whole' };
}

/**
 * A count in a list of any origin: `50`, `1.000`, `1,000`, `1'000`, `10,00`, `1.250,00`, full-width digits. Nothing is
 * guessed.
 */
export function readListedCount(text: string): ListedCount {
  const typed = unifyForms(text).trim().replace(/\s+/g, ' ').replace(/^\+/, '');
  if (typed === '') return { problem: 'quantity-required' };
  if (/^\d+$/.test(typed)) return whole(typed);
  if (GROUPED.test(typed)) {
    const [, mark] = /^\d+([.,])\d{3}$/.exec(typed) ?? [];
    return mark === undefined ? whole(typed) : { ...whole(typed), mark: mark as Mark };
  }
  const { digits, mark, decimals } = (DECIMAL.exec(typed) ?? GROUPED_DECIMAL.exec(typed))?.groups ?? {};
  if (digits === undefined || decimals === undefined) return { problem: 'quantity-unreadable' };
  return withDecimals(digits, mark as Mark, decimals);
}
