/** A set of small numbers, a bit each. */
export type BitSet = Uint32Array;

const WORD = 32;

export function wordsFor(size: number): number {
  return Math.ceil(size / WORD);
}

export function hasBit(set: BitSet, number: number): boolean {
  return ((set[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
}

export function setBit(set: BitSet, number: number): void {
  set[number >>> 5] = (set[number >>> 5] ?? 0) | (1 << (number & 31));
}

export function clearBit(set: BitSet, number: number): void {
  set[number >>> 5] = (set[number >>> 5] ?? 0) & ~(1 << (number & 31));
}

/** Puts every number below `size` into a set that has none. */
export function fillBits(set: BitSet, size: number): void {
  set.fill(0xffffffff, 0, size >>> 5);
  if ((size & 31) !== 0) set[size >>> 5] = (1 << (size & 31)) - 1;
}

export function intersectWith(set: BitSet, other: BitSet): void {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] as number) & (other[word] ?? 0);
}

function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export function countBits(set: BitSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word += 1) count += bitsOf(set[word] as number);
  return count;
}

export function countCommon(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1)
    count += bitsOf((one[word] as number) & (other[word] ?? 0));
  return count;
}

export function forEachBit(set: BitSet, each: (number: number) => void): void {
  for (let word = 0; word < set.length; word += 1) {
    let bits = set[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      each((word << 5) + (31 - Math.clz32(lowest)));
      bits ^= lowest;
    }
  }
}
