import type { Concept } from '#search/concepts/concept';
import { KIND_WEIGHTS, slotsOfConcept } from '#search/concepts/concept-slots';
import type { Phrase } from '#search/lexicon';
import type { SearchContext } from '#search/matches';
import type { MetNeed } from '#search/needs';
import { NO_SLOTS, type ScoredSlots } from '#text/slot-scores';
import type { StepBudget } from '#text/step-budget';
import { flatten } from '#text/word-slots';

const NEED_SCORE = 40;
const NEED_STEP = 0.08;
const KINDS_MAX = 6;

/** The tools of the kinds that serve some needs: those of the first kinds score most. */
export function needSlots(
  context: SearchContext,
  needs: readonly MetNeed[],
  budget: StepBudget,
): ScoredSlots {
  if (needs.length === 0) return NO_SLOTS;
  const { index } = context;
  const best = new Map<number, number>();
  for (const { kinds } of needs) {
    for (const [rank, kind] of kinds.slice(0, KINDS_MAX).entries()) {
      const alternatives = alternativesOf(context, kind);
      const scoring = { head: KIND_WEIGHTS, others: KIND_WEIGHTS };
      const { slots, scores } = flatten(
        slotsOfConcept(index, { alternatives }, scoring, budget),
        index.scratch,
      );
      for (let at = 0; at < slots.length; at += 1) {
        const score = NEED_SCORE * (1 - NEED_STEP * rank) * (scores[at] as number);
        const slot = slots[at] as number;
        best.set(slot, Math.max(best.get(slot) ?? 0, score));
      }
    }
  }
  const slots = Uint32Array.from([...best.keys()].sort((a, b) => a - b));
  return { slots, scores: Float64Array.from(slots, (slot) => best.get(slot) as number) };
}

function alternativesOf({ lexicon }: SearchContext, { words, stems }: Phrase): Concept['alternatives'] {
  const own = { stems, quality: 1, by: stems.length === 1 ? ('ending' as const) : ('word' as const) };
  const targets = lexicon.targetsOf(words) ?? [];
  return [own, ...targets.map((target) => ({ stems: target.stems, quality: 0.92, by: 'word' as const }))];
}
