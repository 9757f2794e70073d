import { type BitSet, hasBit, setBit } from '#arrays/bit-set';
import { PackedStrings } from '#arrays/packed-strings';
import { TERM_CLASSES } from '#indexed-tool';
import type { LanguageRules } from '#languages/language-rules';
import { AddedTerms } from '#terms/added-terms';
import type { ClassedTerms, PackedTerms } from '#terms/packed-terms';
import { type Term, TermPostings } from '#terms/term-postings';
import { EndingTerms } from '#text/ending-terms';
import type { PackedLanguage } from '#text/language-packer';
import { type SimilarWord, SimilarWords } from '#text/similar-words';
import { SlotCollector } from '#text/slot-collector';
import { BestScores, type ScoredSlots } from '#text/slot-scores';
import type { StepBudget } from '#text/step-budget';
import { NO_WORD_SLOTS, type Scratch, type WordSlots } from '#text/word-slots';

const BEST_CLASS = 0;
/** So many letters are before the end of a compound at least. */
const SHORTEST_BEFORE = 3;
const ENDINGS_MAX = 500;

type Options = {
  packed: PackedLanguage;
  rules: LanguageRules;
  /** The slots that are in use: terms of others are not found. The owner changes it in place, or returns a larger one. */
  inUse: () => BitSet;
};

/** The score of a term in each class of its document. */
export type Weights = readonly number[];
export type Scoring = { weights: Weights; quality: number };

/** Term -> the slots it is in, with its class there, in one language. Later documents have higher slots and lie beside the packed. */
export class TextIndex {
  readonly rules: LanguageRules;
  readonly #terms: PackedStrings;
  readonly #packed: PackedTerms;
  readonly #postings: TermPostings;
  readonly #endings: EndingTerms;
  readonly #added = new AddedTerms();
  readonly #addedWords = new Set<string>();
  readonly #similar: SimilarWords;
  readonly #inUse: () => BitSet;
  #scores = new BestScores(0);
  #hasUnused = false;

  constructor(
    { packed, rules, inUse }: Options,
    /** One more than the highest slot there ever was: no list of postings is longer. */
    private slotsEnd: number,
  ) {
    this.rules = rules;
    this.#packed = packed.terms;
    this.#terms = new PackedStrings(packed.terms.strings);
    this.#postings = new TermPostings(packed.terms);
    this.#endings = new EndingTerms(this.#terms, packed.endings);
    this.#inUse = inUse;
    this.#similar = new SimilarWords({
      words: new PackedStrings(packed.words),
      letters: packed.letters,
      others: () => this.#addedWords,
      isInUse: (word) => this.hasIn(rules.stem(word), TERM_CLASSES.specification),
    });
  }

  get slotCount(): number {
    return this.slotsEnd;
  }

  /** Adds a document, whose slot is higher than that of every other. */
  add(slot: number, terms: ClassedTerms, words: Iterable<string>): void {
    this.slotsEnd = Math.max(this.slotsEnd, slot + 1);
    this.#added.add(slot, terms);
    for (const word of words) this.#addedWords.add(word);
  }

  markUnused(): void {
    this.#hasUnused = true;
  }

  /** Returns whether a document has the term. */
  has(term: string): boolean {
    return this.#named(term).some((each) => this.#isInUse(each));
  }

  /** Returns whether a document has it in this class or a better one. */
  hasIn(term: string, worst: number, best = 0): boolean {
    return this.#named(term).some((each) => {
      let isFound = false;
      this.#postings.visit(each, (slot, termClass) => {
        isFound =
          termClass >= best && termClass <= worst && (!this.#hasUnused || hasBit(this.#inUse(), slot));
        // Of a packed term, the best class comes first.
        return !isFound && (termClass <= worst || typeof each !== 'number');
      });
      return isFound;
    });
  }

  /** Returns whether a document has a longer term that ends so. */
  hasEnding(ending: string): boolean {
    return this.#endingLike(ending).some((term) => this.#isInUse(term));
  }

  hasBeginning(beginning: string): boolean {
    const [from, to] = this.#terms.rangeOf(beginning);
    for (let term = from; term < to; term += 1) if (this.#isInUse(term)) return true;
    for (const term of this.#added.values())
      if (term.term.startsWith(beginning) && this.#isInUse(term)) return true;
    return false;
  }

  exact(term: string, { weights, quality }: Scoring, budget: StepBudget): WordSlots {
    const named = this.#named(term);
    if (named.length === 0) return NO_WORD_SLOTS;
    const collector = this.#newCollector(weights);
    for (const each of named) collector.add({ term: each, quality }, budget);
    return collector.take();
  }

  /** The slots of terms that end with this one. */
  ending(ending: string, { weights, quality }: Scoring, budget: StepBudget): WordSlots {
    const longer = this.#endingLike(ending);
    if (longer.length === 0) return NO_WORD_SLOTS;
    const collector = this.#newCollector(weights);
    for (const term of longer) {
      if (!budget.take(1) || !collector.add({ term, quality }, budget)) break;
    }
    return collector.take();
  }

  /** The slots of terms that begin with this one: for search during typing. */
  beginning(word: string, { weights, quality }: Scoring, budget: StepBudget): WordSlots {
    const collector = this.#newCollector(weights);
    const qualityOf = (length: number) => quality * (0.5 + (0.5 * word.length) / length);
    const [from, end] = this.#terms.rangeOf(word);
    const to = Math.min(end, from + budget.left);
    budget.take(to - from);
    this.#addPrefixed(collector, from, to, qualityOf, budget);
    for (const term of this.#added.values()) {
      if (!term.term.startsWith(word)) continue;
      if (!budget.take(1) || !collector.add({ term, quality: qualityOf(term.term.length) }, budget)) break;
    }
    return collector.take();
  }

  similarWords(typed: string, budget: StepBudget): SimilarWord[] {
    return this.#similar.find(typed, budget);
  }

  /** Returns the slots that have a term of the best class that equals a text, with one score, or begins with it, with another. */
  slotsOfBest(text: string, score: { whole: number; beginning: number }, worst = BEST_CLASS): ScoredSlots {
    const { scores, inUse } = this.scratch;
    const collect = (term: Term, length: number) => {
      const own = length === text.length ? score.whole : score.beginning;
      this.#postings.visit(term, (slot, termClass) => {
        const isGood = termClass <= worst;
        if (isGood && (inUse === undefined || hasBit(inUse, slot))) scores.raise(slot, own);
        // Of a packed term, the best class is the first part of its list.
        return isGood || typeof term !== 'number';
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

  #newCollector(weights: Weights): SlotCollector {
    return new SlotCollector({ packed: this.#packed, postings: this.#postings, weights }, this.scratch);
  }

  #isInUse(term: Term): boolean {
    return !this.#hasUnused || this.#postings.hasSlotIn(term, this.#inUse());
  }

  #named(name: string): Term[] {
    const position = this.#terms.find(name);
    const added = this.#added.get(name);
    return [...(position === -1 ? [] : [position]), ...(added ? [added] : [])];
  }

  #endingLike(ending: string): Term[] {
    const found: Term[] = this.#endings.find(ending, SHORTEST_BEFORE, ENDINGS_MAX);
    for (const term of this.#added.values()) {
      if (found.length === ENDINGS_MAX) break;
      const { length } = term.term;
      if (
        length >= ending.length + SHORTEST_BEFORE &&
        /^\p{L}+$/u.test(term.term) &&
        term.term.endsWith(ending)
      )
        found.push(term);
    }
    return found;
  }

  /** Adds the slots of packed terms of a range: the shortest first, unless the budget is enough for all. */
  #addPrefixed(
    collector: SlotCollector,
    from: number,
    to: number,
    qualityOf: (length: number) => number,
    budget: StepBudget,
  ): void {
    const quality = (term: number) => qualityOf(this.#terms.lengthOf(term));
    let steps = 0;
    for (let term = from; term < to && steps <= budget.left; term += 1) steps += this.#postings.count(term);
    if (budget.take(steps)) {
      collector.addRange(from, to, quality);
      return;
    }
    for (const term of this.#byLength(from, to)) {
      if (!collector.add({ term, quality: quality(term) }, budget)) return;
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
