import type { Concept } from '#search/concepts/concept';
import type { ScoredSlots } from '#text/slot-scores';
import { bestIn, type WordSlots } from '#text/word-slots';

/** The reason for a part of a score. */
export type ScoreReason = 'number' | 'name' | 'synonym' | 'slip' | 'need' | 'size' | 'category';
export type ScorePart = { by: ScoreReason; typed: string; word: string; points: number };

type Alternative = Concept['alternatives'][number];

/** Records what the score of one slot consists of. */
export class SearchTrace {
  readonly parts: ScorePart[] = [];

  constructor(private readonly slot: number) {}

  /** Records the alternative of a concept that gives most. */
  concept(concept: Concept, slotsOf: (alternative: Alternative) => WordSlots): void {
    let best: ScorePart | undefined;
    for (const alternative of concept.alternatives) {
      const points = this.#points(slotsOf(alternative));
      if (points <= (best?.points ?? 0)) continue;
      const by = concept.takenFor !== undefined ? 'slip' : alternative.quality === 1 ? 'name' : 'synonym';
      best = { by, typed: concept.typed, word: concept.takenFor ?? alternative.stems.join(' '), points };
    }
    if (best) this.parts.push(best);
  }

  scores(by: ScoreReason, typed: string, found: ScoredSlots): void {
    this.#add(by, typed, this.#points({ lists: [found], maps: [] }));
  }

  /** Records what a step added. */
  step(by: ScoreReason, typed: string, before: ScoredSlots, after: ScoredSlots): void {
    const points = (scored: ScoredSlots) => this.#points({ lists: [scored], maps: [] });
    this.#add(by, typed, points(after) - points(before));
  }

  #add(by: ScoreReason, typed: string, points: number): void {
    if (points > 0) this.parts.push({ by, typed, word: '', points });
  }

  #points(slots: WordSlots): number {
    return bestIn(slots, Uint32Array.of(this.slot))[0] ?? 0;
  }
}
