import { CLASS_BITS, type ClassedTerms } from './packed-terms';

export type AddedTerm = {
  term: string;
  postings: number[];
};

export class AddedTerms {
  readonly #terms = new Map<string, AddedTerm>();

  add(slot: number, terms: ClassedTerms): void {
    for (const [term, termClass] of terms) {
      const posting = (slot << CLASS_BITS) | termClass;
      const entry = this.#terms.get(term);
      if (entry) entry.postings.push(posting);
      else this.#terms.set(term, { term, postings: [posting] });
    }
  }

  get(term: string): AddedTerm | undefined {
    return this.#terms.get(term);
  }

  values(): Iterable<AddedTerm> {
    return this.#terms.values();
  }
}
