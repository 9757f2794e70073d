import type { BitSet } from '#arrays/bit-set';
import type { SlotMap } from '#arrays/slot-map';
import { type BestScores, NO_SLOTS, type ScoredSlots } from '#text/slot-scores';

/** The slots that have a typed word, in one way or another: each counts with its best score among these. */
export type WordSlots = { lists: readonly ScoredSlots[]; maps: readonly SlotMap[] };

/** Room to put slots together in; and, where some slots of maps are no longer in use, those that are. */
export type Scratch = { scores: BestScores; inUse: BitSet | undefined };

export const NO_WORD_SLOTS: WordSlots = { lists: [], maps: [] };

const MUCH_LONGER = 16;

export function union(one: WordSlots, other: WordSlots): WordSlots {
  if (isEmpty(one)) return other;
  if (isEmpty(other)) return one;
  return { lists: [...one.lists, ...other.lists], maps: [...one.maps, ...other.maps] };
}

export function isEmpty({ lists, maps }: WordSlots): boolean {
  return maps.length === 0 && lists.every(({ slots }) => slots.length === 0);
}

function sizeOf({ lists, maps }: WordSlots): number {
  const inLists = lists.reduce((sum, { slots }) => sum + slots.length, 0);
  return maps.reduce((sum, { count }) => sum + count, inLists);
}

export function flatten({ lists, maps }: WordSlots, { scores, inUse }: Scratch): ScoredSlots {
  const [first = NO_SLOTS, ...others] = lists.filter(({ slots }) => slots.length > 0);
  if (others.length === 0 && maps.length === 0) return first;
  for (const list of [first, ...others]) {
    scores.raiseAll(list);
  }
  const done = new Uint8Array(maps.length === 0 ? 0 : Math.ceil(scores.capacity / 8));
  const { best, touched } = scores;
  // From the best score to the least: each slot is raised by one map at most.
  for (const map of [...maps].sort((a, b) => b.score - a.score)) map.raiseIn({ best, touched, done }, inUse);
  return scores.take();
}

export function intersect(words: readonly WordSlots[], scratch: Scratch): ScoredSlots {
  const [rarest, ...others] = [...words].sort((a, b) => sizeOf(a) - sizeOf(b));
  if (rarest === undefined) return NO_SLOTS;
  const first = flatten(rarest, scratch);
  if (others.length === 0) return first;
  let slots = first.slots;
  const scoresOf = new Map<WordSlots, Float64Array>([[rarest, first.scores]]);
  for (const word of others) {
    const best = bestIn(word, slots);
    scoresOf.set(word, best);
    const length = countScores(best);
    if (length === slots.length) continue;
    slots = copyScored(slots, best, new Uint32Array(length));
    for (const [entry, scores] of scoresOf) {
      scoresOf.set(entry, copyScored(scores, best, new Float64Array(length)));
    }
  }
  // In the order of the words, so that the same scores have the same sum in every search.
  const sums = new Float64Array(slots.length);
  for (const word of words) addTo(sums, scoresOf.get(word) ?? sums);
  return { slots, scores: sums };
}

function countScores(scores: Float64Array): number {
  let count = 0;
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) > 0) count += 1;
  return count;
}

function copyScored<Values extends Uint32Array | Float64Array>(
  values: Values,
  scores: Float64Array,
  into: Values,
): Values {
  const count = scores.length;
  let length = 0;
  for (let at = 0; at < count; at += 1) if ((scores[at] as number) > 0) into[length++] = values[at] as number;
  return into;
}

function addTo(sums: Float64Array, scores: Float64Array): void {
  const count = sums.length;
  for (let at = 0; at < count; at += 1) sums[at] = (sums[at] as number) + (scores[at] as number);
}

export function bestIn({ lists, maps }: WordSlots, slots: Uint32Array): Float64Array {
  const best = new Float64Array(slots.length);
  for (const map of maps) map.raise(slots, best);
  for (const list of lists) raiseFrom(list, slots, best);
  return best;
}

function raiseFrom(list: ScoredSlots, slots: Uint32Array, best: Float64Array): void {
  const { slots: own, scores } = list;
  const [count, length] = [slots.length, own.length];
  const isMuchLonger = length > count * MUCH_LONGER;
  let right = 0;
  for (let at = 0; at < count && right < length; at += 1) {
    const slot = slots[at] as number;
    if (isMuchLonger) right = firstNotBelow(own, slot, right);
    else while (right < length && (own[right] as number) < slot) right += 1;
    if (right === length || own[right] !== slot) continue;
    const score = scores[right] as number;
    if (score > (best[at] as number)) best[at] = score;
  }
}

/** Returns the first position from `from` on whose slot is not below this one: steps of doubling length, then bisection. */
function firstNotBelow(slots: Uint32Array, slot: number, from: number): number {
  let step = 1;
  let low = from;
  while (low + step < slots.length && (slots[low + step] as number) < slot) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step, slots.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle] as number) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function withMostWords(words: readonly WordSlots[], scratch: Scratch): ScoredSlots {
  const counts = new Uint8Array(scratch.scores.capacity);
  const sums = new Float64Array(scratch.scores.capacity);
  let most = 0;
  for (const word of words) {
    const { slots, scores } = flatten(word, scratch);
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      const count = (counts[slot] as number) + 1;
      counts[slot] = count;
      sums[slot] = (sums[slot] as number) + (scores[at] as number);
      if (count > most) most = count;
    }
  }
  if (most === 0) return NO_SLOTS;
  const slots = Uint32Array.from(positionsOf(counts, most));
  return { slots, scores: Float64Array.from(slots, (slot) => sums[slot] as number) };
}

function* positionsOf(counts: Uint8Array, count: number): Generator<number> {
  for (let at = counts.indexOf(count); at !== -1; at = counts.indexOf(count, at + 1)) yield at;
}
