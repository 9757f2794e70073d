import { type BitSet, countBits, setBit, wordsFor } from '#arrays/bit-set';

export type ScoredSlots = { slots: Uint32Array; scores: Float64Array };

export const NO_SLOTS: ScoredSlots = { slots: new Uint32Array(0), scores: new Float64Array(0) };

export class BestScores {
  /** The best score of each slot, and which slots have one: to be raised in place by who reads many. */
  readonly best: Float64Array;
  readonly touched: BitSet;

  constructor(readonly capacity: number) {
    this.best = new Float64Array(capacity);
    this.touched = new Uint32Array(wordsFor(capacity));
  }

  raise(slot: number, score: number): void {
    if (score <= (this.best[slot] as number)) return;
    this.best[slot] = score;
    setBit(this.touched, slot);
  }

  raiseAll({ slots, scores }: ScoredSlots): void {
    const count = slots.length;
    for (let at = 0; at < count; at += 1) this.raise(slots[at] as number, scores[at] as number);
  }

  take(): ScoredSlots {
    const count = countBits(this.touched);
    if (count === 0) return NO_SLOTS;
    const [slots, scores] = [new Uint32Array(count), new Float64Array(count)];
    const { best, touched } = this;
    let next = 0;
    for (let word = 0; word < touched.length; word += 1) {
      let bits = touched[word] as number;
      while (bits !== 0) {
        const slot = (word << 5) + (31 - Math.clz32(bits & -bits));
        bits &= bits - 1;
        slots[next] = slot;
        scores[next] = best[slot] as number;
        best[slot] = 0;
        next += 1;
      }
    }
    this.touched.fill(0);
    return { slots, scores };
  }
}

export function sumScores(one: ScoredSlots, other: ScoredSlots): ScoredSlots {
  if (one.slots.length === 0) return other;
  if (other.slots.length === 0) return one;
  const { slots: ones, scores: onesScores } = one;
  const { slots: others, scores: othersScores } = other;
  const [onesEnd, othersEnd] = [ones.length, others.length];
  const [slots, scores] = [new Uint32Array(onesEnd + othersEnd), new Float64Array(onesEnd + othersEnd)];
  let [left, right, length] = [0, 0, 0];
  while (left < onesEnd && right < othersEnd) {
    const a = ones[left] as number;
    const b = others[right] as number;
    slots[length] = Math.min(a, b);
    let score = 0;
    if (a <= b) score += onesScores[left++] as number;
    if (b <= a) score += othersScores[right++] as number;
    scores[length] = score;
    length += 1;
  }
  for (const [rest, from] of [
    [one, left],
    [other, right],
  ] as const) {
    slots.set(rest.slots.subarray(from), length);
    scores.set(rest.scores.subarray(from), length);
    length += rest.slots.length - from;
  }
  return { slots: slots.subarray(0, length), scores: scores.subarray(0, length) };
}
