import { type BitSet, hasBit, setBit } from '#arrays/bit-set';
import { PackedStrings } from '#arrays/packed-strings';
import { AddedTerms } from '#terms/added-terms';
import type { ClassedTerms, PackedTerms } from '#terms/packed-terms';
import { SimilarTerms } from '#terms/similar-terms';
import { type Term, TermPostings } from '#terms/term-postings';
import { SlotCollector, type TermMatch } from '#text/slot-collector';
import { BestScores, type ScoredSlots } from '#text/slot-scores';
import { singularOf } from '#text/split-words';
import type { StepBudget } from '#text/step-budget';
import { NO_WORD_SLOTS, type Scratch, type WordSlots } from '#text/word-slots';

const SINGULAR_QUALITY = 0.95;
const PREFIX_QUALITY = 0.7;
const BEST_CLASS = 0;

type Options = {
  packed: PackedTerms;
  weights: readonly number[];
  /** The slots that are in use: terms of others are not found. The owner changes it in place, or returns a larger one. */
  inUse: () => BitSet;
};

/** Term -> the slots it is in, with its class there. Later documents have higher slots and lie beside the packed. */
export class TextIndex {
  readonly #terms: PackedStrings;
  readonly #packed: PackedTerms;
  readonly #postings: TermPostings;
  readonly #added = new AddedTerms();
  readonly #similar: SimilarTerms;
  readonly #weights: readonly number[];
  readonly #inUse: () => BitSet;
  #scores = new BestScores(0);
  #hasUnused = false;

  constructor(
    { packed, weights, inUse }: Options,
    /** One more than the highest slot there ever was: no list of postings is longer. */
    private slotsEnd: number,
  ) {
    this.#packed = packed;
    this.#terms = new PackedStrings(packed.strings);
    this.#postings = new TermPostings(packed);
    this.#weights = weights;
    this.#inUse = inUse;
    this.#similar = new SimilarTerms({
      terms: this.#terms,
      letters: packed.letters,
      added: this.#added,
      isInUse: (term) => !this.#hasUnused || this.#postings.hasSlotIn(term, this.#inUse()),
    });
  }

  get termCount(): number {
    return this.#terms.length;
  }

  get slotCount(): number {
    return this.slotsEnd;
  }

  /** Adds a document, whose slot is higher than that of every other. */
  add(slot: number, terms: ClassedTerms): void {
    this.slotsEnd = Math.max(this.slotsEnd, slot + 1);
    this.#added.add(slot, terms);
  }

  markUnused(): void {
    this.#hasUnused = true;
  }

  /** Returns the slots of terms that equal a typed word or its singular, or begin with it, for search during typing. */
  slotsLike(word: string, budget: StepBudget): WordSlots {
    const collector = this.#newCollector();
    // The word itself comes first: terms that begin with it must not use up its budget.
    collector.addAll(this.#exactMatches(word), budget);
    const [from, end] = this.#terms.rangeOf(word);
    const to = Math.min(end, from + budget.left);
    budget.take(to - from);
    const isThere = from < to && this.#terms.lengthOf(from) === word.length;
    this.#addPrefixed(collector, word, isThere ? from + 1 : from, to, budget);
    for (const term of this.#added.values()) {
      if (term.term === word || !term.term.startsWith(word)) continue;
      const quality = prefixQuality(word, term.term.length);
      if (!budget.take(1) || !collector.add({ term, quality }, budget)) break;
    }
    return collector.take();
  }

  slotsNear(word: string, budget: StepBudget): WordSlots {
    const matches = this.#similar.find(word, budget);
    if (matches.length === 0) return NO_WORD_SLOTS;
    const collector = this.#newCollector();
    collector.addAll(matches, budget);
    return collector.take();
  }

  /** Returns the slots that have a term of the best class that equals a text, with one score, or begins with it, with another. */
  slotsOfBest(text: string, score: { whole: number; beginning: number }): ScoredSlots {
    const { scores, inUse } = this.scratch;
    const collect = (term: Term, length: number) => {
      const own = length === text.length ? score.whole : score.beginning;
      this.#postings.visit(term, (slot, termClass) => {
        const isBest = termClass === BEST_CLASS;
        if (isBest && (inUse === undefined || hasBit(inUse, slot))) scores.raise(slot, own);
        // Of a packed term, the best class is the first part of its list.
        return isBest || typeof term !== 'number';
      });
    };
    const [from, to] = this.#terms.rangeOf(text);
    for (let term = from; term < to; term += 1) collect(term, this.#terms.lengthOf(term));
    for (const term of this.#added.values()) {
      if (term.term.startsWith(text)) collect(term, term.term.length);
    }
    return scores.take();
  }

  /** Adds the slots that have a term to a set; some may no longer be in use. */
  addSlotsOf(name: string, set: BitSet): void {
    for (const term of this.#named(name)) {
      this.#postings.visit(term, (slot) => {
        setBit(set, slot);
        return true;
      });
    }
  }

  get scratch(): Scratch {
    if (this.#scores.capacity < this.slotsEnd) this.#scores = new BestScores(Math.ceil(this.slotsEnd * 1.1));
    return { scores: this.#scores, inUse: this.#hasUnused ? this.#inUse() : undefined };
  }

  #newCollector(): SlotCollector {
    const sources = { packed: this.#packed, postings: this.#postings, weights: this.#weights };
    return new SlotCollector(sources, this.scratch);
  }

  #exactMatches(word: string): TermMatch[] {
    const singular = singularOf(word);
    const matches = this.#named(word).map((term) => ({ term, quality: 1 }));
    if (singular === word) return matches;
    return [...matches, ...this.#named(singular).map((term) => ({ term, quality: SINGULAR_QUALITY }))];
  }

  #named(name: string): Term[] {
    const position = this.#terms.find(name);
    const added = this.#added.get(name);
    return [...(position === -1 ? [] : [position]), ...(added ? [added] : [])];
  }

  /** Adds the slots of packed terms that begin with a word: the shortest first, unless the budget is enough for all. */
  #addPrefixed(collector: SlotCollector, word: string, from: number, to: number, budget: StepBudget): void {
    const qualityOf = (term: number) => prefixQuality(word, this.#terms.lengthOf(term));
    let steps = 0;
    for (let term = from; term < to && steps <= budget.left; term += 1) steps += this.#postings.count(term);
    if (budget.take(steps)) {
      collector.addRange(from, to, qualityOf);
      return;
    }
    for (const term of this.#byLength(from, to)) {
      if (!collector.add({ term, quality: qualityOf(term) }, budget)) return;
    }
  }

  #byLength(from: number, to: number): number[] {
    const byLength = new Map<number, number[]>();
    for (let term = from; term < to; term += 1) {
      const length = this.#terms.lengthOf(term);
      const terms = byLength.get(length);
      if (terms) terms.push(term);
      else byLength.set(length, [term]);
    }
    return [...byLength.keys()].sort((a, b) => a - b).flatMap((length) => byLength.get(length) ?? []);
  }
}

function prefixQuality(word: string, length: number): number {
  return PREFIX_QUALITY * (0.5 + (0.5 * word.length) / length);
}
