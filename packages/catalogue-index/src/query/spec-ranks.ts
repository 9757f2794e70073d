import type { ToolTable } from '#columns/tool-table';

/** By size, among all of the name, given as addresses have it; undefined for a tool without it. */
export function specRanks(table: ToolTable, nameToken: string): (slot: number) => number | undefined {
  const ranks = ranksOf(table, nameToken);
  return (slot) => {
    let least: number | undefined;
    table.specs.forEach(slot, (pair) => {
      const rank = ranks[pair] as number;
      if (rank !== 0 && (least === undefined || rank < least)) least = rank;
    });
    return least;
  };
}

function ranksOf(table: ToolTable, nameToken: string): Uint32Array {
  const { pairs } = table.specs;
  const ranks = new Uint32Array(pairs.count);
  const names = pairs.namesOf(nameToken);
  const named = pairs.named(names);
  const { places } = pairs;
  if (names.size === 1 && (named.at(-1) ?? 0) < places.length) {
    // All of them are packed, where their places are known.
    for (const pair of named) ranks[pair] = (places[pair] as number) + 1;
    return ranks;
  }
  named.sort((one, other) => pairs.compare(one, other));
  for (const [place, pair] of named.entries()) ranks[pair] = place + 1;
  return ranks;
}
