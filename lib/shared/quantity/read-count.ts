/** Thousands in groups of three: `1.000`, `1,250,000`, `1'000`, `1 000`. */
const GROUPED = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$/;
/** The same with decimals, written with the other mark: `1.250,00`, `1,250.5`, `1 250,00`. */
const GROUPED_DECIMAL =
  /^(?<digits>[1-9]\d{0,2}([.,'’ ])\d{3}(?:\2\d{3})*)(?!\2)(?<mark>[.,])(?<decimals>\d+)$/;
const DECIMAL = /^(?<digits>0|[1-9]\d*)(?<mark>[.,])(?<decimals>\d+)$/;

type Mark = '.' | ',';

/**
 * A count, or why there is none. `mark` is the only one in the text, before three digits: `1.000` is a thousand to most
 * people, and one to programs that write three decimals. `decimalMark` stands before decimals that are all zero.
 */
export type CountReading =
  | { count: number; mark?: Mark; decimalMark?: Mark }
  | { problem: 'quantity-required' | 'quantity-unreadable' | 'quantity-not-whole' };

function whole(digits: string): CountReading {
  const count = Number(digits.replace(/\D/g, ''));
  return Number.isSafeInteger(count) ? { count } : { problem: 'quantity-unreadable' };
}

function withDecimals(digits: string, decimalMark: Mark, decimals: string): CountReading {
  return /^0+$/.test(decimals) ? { ...whole(digits), decimalMark } : { problem: 'quantity-not-whole' };
}

/**
 * Reads a count as people and programs write it: `50`, `1.000`, `1,000`, `1'000`, `10,00`, `1.250,00`, full-width digits.
 * Anything that is not plainly a number is not guessed at.
 */
export function readCount(text: string): CountReading {
  const typed = text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/^\+/, '');
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
