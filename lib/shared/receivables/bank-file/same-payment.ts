import { plainText } from './named-papers';

/** Banks write one of these where a transfer has no reference. */
const NO_REFERENCE = new Set(['', 'notprovided', 'nonref', 'nichtangegeben', 'none', 'na', 'keine']);
export const isNoReference = (reference: string): boolean => NO_REFERENCE.has(plainText(reference));

/** Money as a bank's file, or whoever recorded it, says it. `text` is absent of what was recorded by hand. */
export type SaidPayment = {
  date: string;
  cents: number;
  reference: string;
  text?: string | undefined;
  companyId?: string | undefined;
};

const TYPED_MIN = 5;

/** The parts of a payment as they are compared, made once for each. */
export class ComparedPayment {
  readonly key: string;
  readonly #reference: string;
  readonly #text: string | undefined;
  readonly #companyId: string | undefined;

  constructor({ date, cents, reference, text, companyId }: SaidPayment) {
    this.key = `${date} ${cents}`;
    this.#reference = isNoReference(reference) ? '' : plainText(reference);
    this.#text = text === undefined ? undefined : plainText(text);
    this.#companyId = companyId;
  }

  /**
   * Returns whether both are the same money: of one day and amount, with one reference or text; where they are of two companies,
   * with both. What somebody typed by hand may be a part of what the bank writes.
   */
  isSame(other: ComparedPayment): boolean {
    if (this.key !== other.key) return false;
    const hasReference = this.#reference !== '' && this.#reference === other.#reference;
    const hasText = this.#text !== undefined && this.#text !== '' && this.#text === other.#text;
    const isOfTwo =
      this.#companyId !== undefined && other.#companyId !== undefined && this.#companyId !== other.#companyId;
    if (isOfTwo) return hasReference && hasText;
    return hasReference || hasText || this.#isTyped(other) || other.#isTyped(this);
  }

  #isTyped(bank: ComparedPayment): boolean {
    if (this.#text !== undefined || this.#reference.length < TYPED_MIN) return false;
    return bank.#reference.includes(this.#reference) || (bank.#text ?? '').includes(this.#reference);
  }
}
