/** Chance that repeats itself for a seed. */
export type Random = {
  /** From 0 up to and without 1. */
  next: () => number;
  int: (min: number, max: number) => number;
  pick: <T>(from: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** mulberry32, by Tommy Ettinger (public domain). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (from) => {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[int(0, from.length - 1)] as (typeof from)[number];
    },
    chance: (probability) => next() < probability,
  };
}
