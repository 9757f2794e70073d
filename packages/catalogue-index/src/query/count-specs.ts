import { specToken } from '@forgeline/tool-text/spec-token';
import type { BitSet } from '#arrays/bit-set';
import type { ToolTable } from '#columns/tool-table';
import { specLabel } from '#indexed-tool';
import type { SpecCount } from '#queries';

export type PairCounts = { counts: Uint32Array; byName: Map<number, number[]> };

export function pairsByName(table: ToolTable, counts: Uint32Array): Map<number, number[]> {
  const byName = new Map<number, number[]>();
  for (let pair = 0; pair < counts.length; pair += 1) {
    if (counts[pair] === 0) continue;
    const name = table.specs.pairs.nameOf(pair);
    const pairs = byName.get(name);
    if (pairs) pairs.push(pair);
    else byName.set(name, [pair]);
  }
  return byName;
}

export function sumOf(pairs: readonly number[], counts: Uint32Array): number {
  return pairs.reduce((sum, pair) => sum + (counts[pair] as number), 0);
}

/** Counts the specifications of a set of tools once, however many facets and columns have the same set. */
export function countPairsOnce(table: ToolTable): (slots: BitSet) => PairCounts {
  const cache = new Map<BitSet, PairCounts>();
  return (slots) => {
    const counted = cache.get(slots);
    if (counted) return counted;
    const counts = table.specs.countIn(slots);
    const counting = { counts, byName: pairsByName(table, counts) };
    cache.set(slots, counting);
    return counting;
  };
}

/** Returns the names in an order: those of `first`, those of `keys`, then all others. */
export function namesInOrder(
  table: ToolTable,
  names: Iterable<number>,
  { first, keys }: { first: readonly string[]; keys: readonly number[] },
): number[] {
  const lower = first.map((name) => name.toLowerCase());
  const ranks = new Map(keys.map((number, rank) => [number, rank]));
  const entries = [...names].map((number) => {
    const name = table.specs.pairs.name(number);
    const at = lower.indexOf(name.toLowerCase());
    return { number, name, at: at === -1 ? lower.length : at, rank: ranks.get(number) ?? keys.length };
  });
  return entries
    .sort((a, b) => a.at - b.at || a.rank - b.rank || a.name.localeCompare(b.name, 'en'))
    .map(({ number }) => number);
}

/** Every specification that these tools have, with how many have it and how many values there are. */
export function countSpecNames(
  table: ToolTable,
  { counts, byName }: PairCounts,
  order: { first: readonly string[]; keys: readonly number[] },
): SpecCount[] {
  const { pairs } = table.specs;
  return namesInOrder(table, byName.keys(), order).map((number) => {
    const own = byName.get(number) ?? [];
    const values = new Set(own.map((pair) => pairs.tokenOf(pair)));
    const name = pairs.name(number);
    return {
      name,
      token: specToken(name),
      tools: sumOf(own, counts),
      values: values.size,
      ...(values.size === 1 ? { only: specLabel(pairs.spec(own[0] as number)) } : {}),
    };
  });
}
