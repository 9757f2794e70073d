import type { BitSet } from '#arrays/bit-set';
import { hasBit } from '#arrays/bit-set';
import type { ToolTable } from '#columns/tool-table';
import { FIGURE_QUALITIES, matchFigure, readSpecFigures, type SpecFigures } from '#figures/spec-figures';
import type { Figure } from '#figures/typed-figures';
import type { ScoredSlots } from '#text/slot-scores';
import type { StepBudget } from '#text/step-budget';

const PAIRS_A_STEP = 8;
/** Sizes that were looked for lately. */
const CACHED_MAX = 64;

/** The figures in the different specifications of a table; each is read once. */
export class FigureIndex {
  readonly #read: (SpecFigures | undefined)[] = [];
  readonly #marks = new Map<string, { marks: Uint8Array; isAny: boolean }>();

  constructor(private readonly table: ToolTable) {}

  /** Returns how well each slot of `scope` has a size, from 0; as far as the budget goes. */
  qualities(figure: Figure, { slots }: Pick<ScoredSlots, 'slots'>, budget: StepBudget): Float64Array {
    const marks = this.#marksOf(figure, budget);
    const qualities = new Float64Array(slots.length);
    if (marks === undefined) return qualities;
    const sets: BitSet[] = FIGURE_QUALITIES.map(() => this.table.emptySet());
    const read = Math.min(slots.length, budget.left);
    budget.take(read);
    this.table.specs.partition(this.table.setOf(slots.subarray(0, read)), marks, sets);
    // Qualities descend: the best of a slot is written last.
    for (let rank = sets.length - 1; rank >= 0; rank -= 1) {
      const set = sets[rank] as BitSet;
      for (let at = 0; at < read; at += 1)
        if (hasBit(set, slots[at] as number)) qualities[at] = FIGURE_QUALITIES[rank] as number;
    }
    return qualities;
  }

  /** Marks each specification that has a size with one more than the quality of that; undefined if none has. */
  #marksOf(figure: Figure, budget: StepBudget): Uint8Array | undefined {
    const { count } = this.table.specs.pairs;
    const key = [figure.low, figure.high, figure.dimension, figure.isNominal, count].join(' ');
    const cached = this.#marks.get(key);
    if (cached) return cached.isAny ? cached.marks : undefined;
    const pairs = Math.min(count, budget.left * PAIRS_A_STEP);
    budget.take(Math.ceil(pairs / PAIRS_A_STEP));
    const marks = new Uint8Array(count);
    let isAny = false;
    for (let pair = 0; pair < pairs; pair += 1) {
      const quality = matchFigure(figure, this.#of(pair));
      if (quality === -1) continue;
      marks[pair] = quality + 1;
      isAny = true;
    }
    if (this.#marks.size >= CACHED_MAX) this.#marks.clear();
    if (pairs === count) this.#marks.set(key, { marks, isAny });
    return isAny ? marks : undefined;
  }

  #of(pair: number): SpecFigures {
    this.#read[pair] ??= readSpecFigures(this.table.specs.pairs.spec(pair));
    return this.#read[pair];
  }
}
