import { TERM_CLASSES } from '#indexed-tool';
import type { Alternative, Concept } from '#search/concepts/concept';
import type { StepBudget } from '#text/step-budget';
import type { TextIndex, Weights } from '#text/text-index';
import { intersect, isEmpty, NO_WORD_SLOTS, union, type WordSlots } from '#text/word-slots';

const { wholeSku, sku, kind, name, category, specification, description } = TERM_CLASSES;

function weights(scores: readonly (readonly [termClass: number, score: number])[]): Weights {
  const list = new Array<number>(description + 1).fill(0);
  for (const [termClass, score] of scores) list[termClass] = score;
  return list;
}

const OTHERS = [
  [wholeSku, 8],
  [sku, 8],
  [name, 5],
  [category, 2.5],
] as const;
/** The word that says what is looked for weighs so much in each class. */
export const HEAD_WEIGHTS = weights([...OTHERS, [kind, 10], [specification, 1.5], [description, 1]]);
/** Words that say which one is looked for weigh less. */
export const MODIFIER_WEIGHTS = weights([...OTHERS, [kind, 5], [specification, 2], [description, 1.2]]);
/** The words of one name together weigh as much as its last one. */
const PHRASE_WEIGHTS = weights([...OTHERS, [name, 10], [kind, 10], [specification, 2], [description, 1]]);
/** Compounds that begin with a word come after it: a `Magnetleiste` has to do with magnets. */
const BEGINNING_WEIGHTS = weights([
  [kind, 4],
  [name, 4],
]);
/** Only the name of what a tool is counts here, whatever its texts mention. */
export const KIND_WEIGHTS = weights([
  [kind, 1],
  [name, 0.7],
]);
export const KIND_ONLY_WEIGHTS = weights([[kind, 1]]);
const ENDING = 0.85;
const SHORTEST_BEGINNING = 5;

/** Returns the slots that have a concept, by any of its names: each with the best score among these. */
export function slotsOfConcept(
  index: TextIndex,
  { alternatives }: Pick<Concept, 'alternatives'>,
  scoring: { head: Weights; others: Weights },
  budget: StepBudget,
): WordSlots {
  let found = NO_WORD_SLOTS;
  for (const [position, alternative] of alternatives.entries()) {
    found = budget.share(1 / (alternatives.length - position), (own) =>
      union(found, slotsOfAlternative(index, alternative, scoring, own)),
    );
  }
  return found;
}

function slotsOfAlternative(
  index: TextIndex,
  { stems, quality, by }: Alternative,
  { head, others }: { head: Weights; others: Weights },
  budget: StepBudget,
): WordSlots {
  const own = quality / stems.length;
  const [last, ...before] = stems.toReversed();
  if (last === undefined) return NO_WORD_SLOTS;
  const parts = [
    ...before.map((stem) =>
      termSlots(
        index,
        stem,
        by,
        { weights: head === HEAD_WEIGHTS ? PHRASE_WEIGHTS : others, quality: own },
        budget,
      ),
    ),
    termSlots(index, last, by, { weights: head, quality: own }, budget),
  ];
  if (parts.length === 1) return parts[0] ?? NO_WORD_SLOTS;
  if (parts.some(isEmpty)) return NO_WORD_SLOTS;
  return { lists: [intersect(parts, index.scratch)], maps: [] };
}

function termSlots(
  index: TextIndex,
  stem: string,
  by: Alternative['by'],
  scoring: { weights: Weights; quality: number },
  budget: StepBudget,
): WordSlots {
  if (by === 'beginning') return index.beginning(stem, scoring, budget);
  const exact = index.exact(stem, scoring, budget);
  if (by === 'word') return exact;
  const longer = union(exact, index.ending(stem, { ...scoring, quality: scoring.quality * ENDING }, budget));
  if (index.rules.links === undefined || stem.length < SHORTEST_BEGINNING || isEmpty(exact)) return longer;
  return union(
    longer,
    index.beginning(stem, { weights: BEGINNING_WEIGHTS, quality: scoring.quality }, budget),
  );
}
