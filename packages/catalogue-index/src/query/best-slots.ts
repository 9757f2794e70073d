import { type BitSet, hasBit, setBit } from '#arrays/bit-set';
import { nthLargest } from '#arrays/nth-largest';
import type { ToolTable } from '#columns/tool-table';
import type { ScoredSlots } from '#text/slot-scores';

const FEW = 2_000;
/** Up to this number, the best scores are collected one by one: what the search box and the first pages show. */
const NEAR_TOP = 100;

type Selection = { among: BitSet; first: number; count: number };

/** Best scores first, of equals those available, then what sold lately, then the newest. Sorts no more than it must. */
export function bestSlots(
  table: ToolTable,
  { slots, scores }: ScoredSlots,
  { among, first, count }: Selection,
): number[] {
  const bounds = boundsOf({ slots, scores }, { among, first, count });
  if (bounds === undefined) return [];
  const { most, least, end } = bounds;
  // Only few slots have a score between that of the first and that of the last one selected.
  const between: { slot: number; score: number }[] = [];
  const [atMost, atLeast] = [new EqualSlots(table), new EqualSlots(table)];
  let better = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const score = scores[at] as number;
    if (score < least) continue;
    const slot = slots[at] as number;
    if (!hasBit(among, slot)) continue;
    if (score > most) better += 1;
    else if (score === most) atMost.add(slot);
    else if (score === least) atLeast.add(slot);
    else between.push({ slot, score });
  }
  const compare = equalsComparison(table);
  between.sort((a, b) => b.score - a.score || compare(a.slot, b.slot));
  const best = [...atMost.take(first - better, end - first), ...between.map(({ slot }) => slot)];
  return [...best, ...atLeast.take(0, end - first - best.length)];
}

/** The scores that the first and the last of the selected slots have, and one more than the position of the last. */
type Bounds = { most: number; least: number; end: number };

function boundsOf({ slots, scores }: ScoredSlots, { among, first, count }: Selection): Bounds | undefined {
  const isNearTop = first + count <= NEAR_TOP;
  const values = isNearTop
    ? largestScores({ slots, scores }, among, first + count)
    : scoresAmong(slots, scores, among);
  const end = Math.min(values.length, first + count);
  if (first >= end) return undefined;
  const at = (position: number) => (isNearTop ? (values[position] as number) : nthLargest(values, position));
  return { most: at(first), least: at(end - 1), end };
}

function largestScores({ slots, scores }: ScoredSlots, among: BitSet, count: number): Float64Array {
  const best = new Float64Array(count);
  let length = 0;
  let least = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < slots.length; at += 1) {
    const score = scores[at] as number;
    if (score <= least || !hasBit(among, slots[at] as number)) continue;
    let place = length < count ? length : count - 1;
    length = Math.min(length + 1, count);
    for (; place > 0 && (best[place - 1] as number) < score; place -= 1)
      best[place] = best[place - 1] as number;
    best[place] = score;
    if (length === count) least = best[count - 1] as number;
  }
  return best.subarray(0, length);
}

function scoresAmong(slots: Uint32Array, scores: Float64Array, among: BitSet): Float64Array {
  const values = new Float64Array(slots.length);
  let length = 0;
  for (let at = 0; at < slots.length; at += 1) {
    if (hasBit(among, slots[at] as number)) values[length++] = scores[at] as number;
  }
  return values.subarray(0, length);
}

/** Compares slots with equal scores: available ones come first, then what sold lately, then the newest. */
function equalsComparison(table: ToolTable): (one: number, other: number) => number {
  const newest = table.orders.comparison('newest');
  const isAvailable = (slot: number) => Number(hasBit(table.available, slot));
  return (a, b) =>
    isAvailable(b) - isAvailable(a) || table.sold.level(b) - table.sold.level(a) || newest(a, b);
}

/** The first ones in order, without sorting the others. */
function firstOf(
  slots: readonly number[],
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  const first: number[] = [];
  for (const slot of slots) {
    if (first.length === count && compare(slot, first[count - 1] as number) >= 0) continue;
    if (first.length === count) first.pop();
    let place = first.length;
    while (place > 0 && compare(slot, first[place - 1] as number) < 0) place -= 1;
    first.splice(place, 0, slot);
  }
  return first;
}

/** Slots with equal scores. Where they are many, the selection is found in the order of all tools instead of by sorting. */
class EqualSlots {
  readonly #few: number[] = [];
  #many: BitSet | undefined;

  constructor(private readonly table: ToolTable) {}

  add(slot: number): void {
    if (this.#many === undefined && this.#few.length < FEW) {
      this.#few.push(slot);
      return;
    }
    if (this.#many === undefined) {
      this.#many = this.table.emptySet();
      for (const each of this.#few) setBit(this.#many, each);
    }
    setBit(this.#many, slot);
  }

  take(from: number, count: number): number[] {
    if (count <= 0) return [];
    if (!this.#many) {
      const compare = equalsComparison(this.table);
      if (from + count <= NEAR_TOP) return firstOf(this.#few, from + count, compare).slice(from);
      return this.#few.sort(compare).slice(from, from + count);
    }
    const [many, { available, sold }] = [this.#many, this.table];
    const taken: number[] = [];
    let position = 0;
    const takeOne = (slot: number): boolean => {
      if (position >= from) taken.push(slot);
      position += 1;
      return taken.length < count;
    };
    const soldSlots = sold
      .slots()
      .filter((slot) => hasBit(many, slot))
      .sort(equalsComparison(this.table));
    for (const isAvailable of [true, false]) {
      const is = (slot: number) => hasBit(available, slot) === isAvailable;
      if (taken.length === count || !soldSlots.filter(is).every(takeOne)) break;
      this.table.orders.visit('newest', (slot) => {
        if (!hasBit(many, slot) || !is(slot) || sold.level(slot) > 0) return true;
        return takeOne(slot);
      });
    }
    return taken;
  }
}
