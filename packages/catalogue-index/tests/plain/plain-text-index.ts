import { isWithinEdits } from '#terms/edit-distance';
import { letterSet, missingLetters } from '#terms/letter-set';
import { singularOf } from '#text/split-words';
import type { StepBudget } from '#text/step-budget';

export type WeightedTerms = ReadonlyMap<string, number>;

type TermMatch = { term: string; quality: number };

const SINGULAR_QUALITY = 0.95;
const PREFIX_QUALITY = 0.7;
const TYPO_QUALITY = 0.4;
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** The store's text index as plainly as it can be written: a list of slots and weights a term. */
export class PlainTextIndex {
  private readonly postings = new Map<string, number[]>();
  private sorted: string[] = [];
  private letters = new Int32Array(0);
  /** A letter -> the positions in `sorted` of the terms that have it first or second. */
  private byBeginning = new Map<string, number[]>();
  private isSorted = true;
  private slotsEnd = 0;

  get termCount(): number {
    return this.postings.size;
  }

  /** One more than the highest slot there ever was: no posting is longer. */
  get slotCount(): number {
    return this.slotsEnd;
  }

  add(slot: number, terms: WeightedTerms): void {
    this.slotsEnd = Math.max(this.slotsEnd, slot + 1);
    for (const [term, weight] of terms) {
      const posting = this.postings.get(term);
      if (posting) {
        posting.push(slot, weight);
      } else {
        this.postings.set(term, [slot, weight]);
        this.sorted.push(term);
        this.isSorted = false;
      }
    }
  }

  remove(slot: number, terms: WeightedTerms): void {
    for (const term of terms.keys()) {
      const posting = this.postings.get(term);
      if (!posting) continue;
      for (let position = 0; position < posting.length; position += 2) {
        if (posting[position] !== slot) continue;
        posting.splice(position, 2);
        break;
      }
    }
  }

  /** Calls `each` for every slot that has exactly this term; returns false instead where that exceeds the budget. */
  forEachSlot(term: string, budget: StepBudget, each: (slot: number, weight: number) => void): boolean {
    const posting = this.postings.get(term);
    if (!posting) return true;
    if (!budget.take(posting.length / 2)) return false;
    for (let position = 0; position < posting.length; position += 2) {
      each(posting[position] ?? 0, posting[position + 1] ?? 0);
    }
    return true;
  }

  private hasSlots(term: string): boolean {
    return (this.postings.get(term)?.length ?? 0) > 0;
  }

  termsOf(word: string): TermMatch[] {
    const matches: TermMatch[] = [];
    const singular = singularOf(word);
    if (this.hasSlots(word)) matches.push({ term: word, quality: 1 });
    if (singular !== word && this.hasSlots(singular)) {
      matches.push({ term: singular, quality: SINGULAR_QUALITY });
    }
    return matches;
  }

  termsBegunBy(word: string, budget: StepBudget): TermMatch[] {
    const begun: string[] = [];
    for (const term of this.termsBeginningWith(word)) {
      if (!budget.take(1)) break;
      if (term !== word && this.hasSlots(term)) begun.push(term);
    }
    begun.sort((one, other) => one.length - other.length);
    return begun.map((term) => ({
      term,
      quality: PREFIX_QUALITY * (0.5 + (0.5 * word.length) / term.length),
    }));
  }

  /**
   * Returns the terms that a word may be a misspelling of. Numbers and short words have none: an error would make
   * another one.
   */
  termsNear(word: string, budget: StepBudget): TermMatch[] {
    if (word.length < ONE_TYPO_FROM || /\p{N}/u.test(word)) return [];
    const once = this.termsWithin(word, 1, budget);
    return once.length > 0 || word.length < TWO_TYPOS_FROM ? once : this.termsWithin(word, 2, budget);
  }

  private termsWithin(word: string, most: number, budget: StepBudget): TermMatch[] {
    const matches: TermMatch[] = [];
    const typed = letterSet(word);
    for (const position of this.positionsBegunAlike(word)) {
      if (!budget.take(1)) break;
      // Each typing error accounts for one letter that the term lacks: that alone excludes nearly all terms.
      if (missingLetters(typed, this.letters[position] ?? 0) > most) continue;
      const term = this.sorted[position] ?? '';
      if (term.length < ONE_TYPO_FROM - 1 || !this.hasSlots(term)) continue;
      if (!budget.take(word.length)) break;
      if (isWithinEdits(word, term, most)) matches.push({ term, quality: TYPO_QUALITY / most });
      else if (isWithinEdits(word, term, most, true)) {
        matches.push({ term, quality: (TYPO_QUALITY / most) * (word.length / term.length) });
      }
    }
    return matches;
  }

  /** The positions of terms whose first two letters have one in common with the word's: one error leaves that. */
  private *positionsBegunAlike(word: string): Generator<number> {
    const terms = this.terms();
    const [first = '', second = ''] = word;
    yield* this.byBeginning.get(first) ?? [];
    if (second === first) return;
    for (const position of this.byBeginning.get(second) ?? []) {
      const term = terms[position] ?? '';
      if (term[0] !== first && term[1] !== first) yield position;
    }
  }

  private terms(): readonly string[] {
    if (!this.isSorted) {
      this.sorted.sort();
      this.letters = Int32Array.from(this.sorted, letterSet);
      this.byBeginning = new Map();
      for (const [position, term] of this.sorted.entries()) {
        for (const letter of new Set([term[0], term[1]])) {
          if (letter === undefined) continue;
          const positions = this.byBeginning.get(letter);
          if (positions) positions.push(position);
          else this.byBeginning.set(letter, [position]);
        }
      }
      this.isSorted = true;
    }
    return this.sorted;
  }

  private *termsBeginningWith(beginning: string): Generator<string> {
    const terms = this.terms();
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    for (let position = low; position < terms.length; position += 1) {
      const term = terms[position] ?? '';
      if (!term.startsWith(beginning)) return;
      yield term;
    }
  }
}
