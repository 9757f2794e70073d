/** Thousands in groups of three: `1.000`, `1,250,000`, `1'000`, `1 000`. */
const GROUPED = /^[1-9]\d{0,2}([.,'’ ])\d{3}(?:\1\d{3})*$/;
/** The same with decimals, written with the other mark: `1.250,00`, `1,250.5`, `1 250,00`. */
const GROUPED_DECIMAL = /^([1-9]\d{0,2}([.,'’ ])\d{3}(?:\2\d{3})*)(?!\2)[.,](\d+)$/;
const DECIMAL = /^(0|[1-9]\d*)[.,](\d+)$/;

/**
 * A count, or why there is none. `decimal` is the other thing the text may say where its one mark stands before three
 * digits: `1.000` is a thousand to most people, and one to programs that write three decimals.
 */
export type CountReading =
  | { count: number; decimal?: number }
  | { problem: 'quantity-required' | 'quantity-unreadable' | 'quantity-not-whole' };

function whole(digits: string): CountReading {
  const count = Number(digits.replace(/\D/g, ''));
  return Number.isSafeInteger(count) ? { count } : { problem: 'quantity-unreadable' };
}

function withDecimals(digits: string, decimals: string): CountReading {
  return /^0+$/.test(decimals) ? whole(digits) : { problem: 'quantity-not-whole' };
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
    const read = whole(typed);
    const single = /^(\d+)[.,](\d{3})$/.exec(typed);
    return 'count' in read && single ? { ...read, decimal: Number(`${single[1]}.${single[2]}`) } : read;
  }
  const [, digits = '', decimals] =
    DECIMAL.exec(typed) ?? GROUPED_DECIMAL.exec(typed)?.filter((_, index) => index !== 2) ?? [];
  return decimals === undefined ? { problem: 'quantity-unreadable' } : withDecimals(digits, decimals);
}
