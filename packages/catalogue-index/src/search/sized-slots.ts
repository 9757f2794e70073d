import { type Figure, THREAD } from '#figures/typed-figures';
import { TERM_CLASSES } from '#indexed-tool';
import type { SearchContext } from '#search/matches';
import type { ScoredSlots } from '#text/slot-scores';
import { atomsOf, isNumeric } from '#text/split-words';
import type { StepBudget } from '#text/step-budget';
import { bestIn } from '#text/word-slots';

const FIGURE_SCORE = 6;
/** A number in a name is a size as well; elsewhere only where no specification has it. */
const NAMED_FIGURE = 0.7;
const MENTIONED_FIGURE = 0.2;
/** A tool that is called by its size comes before one that has it. */
const IN_NAME = 0.15;
const LONGEST_UNIT = 4;

/** Keeps those of what was found that have all sizes, and adds to their scores how well. */
export function withFigures(
  { index, figureIndex }: SearchContext,
  found: ScoredSlots,
  figures: readonly Figure[],
  budget: StepBudget,
): ScoredSlots {
  let { slots, scores } = found;
  for (const figure of figures) {
    const qualities = figureIndex.qualities(figure, { slots }, budget);
    const numbers = termsOfFigure(figure, index);
    const named = mentions(index, numbers, NAME_CLASSES, NAMED_FIGURE, slots, budget);
    for (let at = 0; at < slots.length; at += 1) {
      const [own, inName] = [qualities[at] as number, named[at] as number];
      if (inName > 0) qualities[at] = Math.max(own + IN_NAME, inName);
    }
    if (qualities.every((quality) => quality === 0)) {
      raiseTo(
        qualities,
        mentions(
          index,
          numbers,
          figure.dimension === undefined ? ALL_CLASSES : TEXT_CLASSES,
          MENTIONED_FIGURE,
          slots,
          budget,
        ),
      );
    }
    ({ slots, scores } = withQuality({ slots, scores }, qualities));
  }
  return { slots, scores };
}

function withQuality({ slots, scores }: ScoredSlots, qualities: Float64Array): ScoredSlots {
  const kept = { slots: new Uint32Array(slots.length), scores: new Float64Array(slots.length) };
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const quality = qualities[at] as number;
    if (quality === 0) continue;
    kept.slots[count] = slots[at] as number;
    kept.scores[count] = (scores[at] as number) + FIGURE_SCORE * quality;
    count += 1;
  }
  return { slots: kept.slots.subarray(0, count), scores: kept.scores.subarray(0, count) };
}

/** The numbers of a size as texts have them, the last one with its unit: `10 lb` is not `10 mm`. */
function termsOfFigure({ typed, dimension }: Figure, { rules }: SearchContext['index']): string[] {
  const atoms = atomsOf(typed, rules);
  const numbers = atoms.filter(isNumeric);
  const unit = atoms.at(-1) ?? '';
  if (dimension === undefined || isNumeric(unit) || unit.length > LONGEST_UNIT) return numbers;
  if (dimension === THREAD) return [atoms.join('')];
  return [...numbers.slice(0, -1), `${numbers.at(-1) ?? ''}${unit}`];
}

const ALL_CLASSES = new Array<number>(TERM_CLASSES.description + 1).fill(1);
/** Text in specifications is left out, since figures with units are read as such. */
const TEXT_CLASSES = ALL_CLASSES.map((_, termClass) => (termClass === TERM_CLASSES.specification ? 0 : 1));
const NAME_CLASSES = ALL_CLASSES.map((_, termClass) => (termClass <= TERM_CLASSES.name ? 1 : 0));

/** Returns for each slot whether it has all of these numbers in its words. */
function mentions(
  index: SearchContext['index'],
  numbers: readonly string[],
  weights: readonly number[],
  quality: number,
  slots: Uint32Array,
  budget: StepBudget,
): Float64Array {
  const all = new Float64Array(slots.length).fill(numbers.length > 0 ? quality : 0);
  for (const number of new Set(numbers)) {
    const own = bestIn(index.exact(number, { weights, quality }, budget), slots);
    for (let at = 0; at < all.length; at += 1) all[at] = Math.min(all[at] as number, own[at] as number);
  }
  return all;
}

function raiseTo(values: Float64Array, others: Float64Array): void {
  for (let at = 0; at < values.length; at += 1)
    values[at] = Math.max(values[at] as number, others[at] as number);
}
