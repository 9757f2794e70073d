import { hasBit } from '#arrays/bit-set';
import type { SlotMap } from '#arrays/slot-map';
import { CLASS_BITS, CLASS_MASK, IS_SINGLE, type PackedTerms } from '#terms/packed-terms';
import { PostingsReader } from '#terms/posting-lists';
import type { Term, TermPostings } from '#terms/term-postings';
import type { StepBudget } from '#text/step-budget';
import type { Scratch, WordSlots } from '#text/word-slots';

export type TermMatch = { term: Term; quality: number };

type Sources = { packed: PackedTerms; postings: TermPostings; weights: readonly number[] };

export class SlotCollector {
  readonly #maps: SlotMap[] = [];
  /** Later classes score nothing. */
  readonly #lastScored: number;

  constructor(
    private readonly sources: Sources,
    private readonly scratch: Scratch,
  ) {
    this.#lastScored = sources.weights.findLastIndex((weight) => weight > 0);
  }

  /** Adds the slots of a term. Returns false, and adds none, where that exceeds the budget. */
  add({ term, quality }: TermMatch, budget: StepBudget): boolean {
    if (!budget.take(this.sources.postings.count(term))) return false;
    if (typeof term !== 'number') {
      for (const posting of term.postings) this.#addPosting(posting, quality);
      return true;
    }
    this.#addPacked(term, quality);
    return true;
  }

  addAll(matches: readonly TermMatch[], budget: StepBudget): void {
    for (const match of matches) if (!this.add(match, budget)) return;
  }

  /** Adds packed terms whatever they cost: often very many, of one document each. */
  addRange(from: number, to: number, qualityOf: (term: number) => number): void {
    for (let term = from; term < to; term += 1) this.#addPacked(term, qualityOf(term));
  }

  /** Returns what was collected; the scratch is empty again. */
  take(): WordSlots {
    return { lists: [this.scratch.scores.take()], maps: this.#maps };
  }

  #addPacked(term: number, quality: number): void {
    const reference = this.sources.packed.references[term] as number;
    if ((reference & IS_SINGLE) !== 0) this.#addPosting(reference & ~IS_SINGLE, quality);
    else this.#addList(reference, quality);
  }

  #addList(reference: number, quality: number): void {
    const { scores, inUse } = this.scratch;
    const reader = new PostingsReader(this.sources.packed.postings, reference);
    while (reader.next() && reader.termClass <= this.#lastScored) {
      const score = (this.sources.weights[reader.termClass] as number) * quality;
      if (reader.isMap) {
        const map = reader.readMap(score);
        if (score > 0) this.#addMap(map);
      } else reader.raise(scores.best, scores.touched, score, inUse);
    }
  }

  #addPosting(posting: number, quality: number): void {
    const { scores, inUse } = this.scratch;
    const slot = posting >>> CLASS_BITS;
    if (inUse !== undefined && !hasBit(inUse, slot)) return;
    scores.raise(slot, (this.sources.weights[posting & CLASS_MASK] as number) * quality);
  }

  #addMap(map: SlotMap): void {
    const { inUse } = this.scratch;
    let isUsed = inUse === undefined;
    if (inUse !== undefined) {
      map.visit((slot) => {
        isUsed = hasBit(inUse, slot);
        return !isUsed;
      });
    }
    if (isUsed) this.#maps.push(map);
  }
}
