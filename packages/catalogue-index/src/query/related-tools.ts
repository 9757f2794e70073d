import { forEachBit, hasBit } from '#arrays/bit-set';
import type { ToolTable } from '#columns/tool-table';
import { slotsOfCategory } from '#query/filter-tools';

type Closeness = { slot: number; closeness: number };

/** Returns how far apart two prices are, as a factor: 0 for the same one, 1 for twice as much. */
function priceDistance(one: number, other: number): number {
  return Math.abs(Math.log2(Math.max(1, one) / Math.max(1, other)));
}

/** Returns how much another data sheet has in common with a tool's: equal values, and, with less weight, shared names. */
function likenessTo(table: ToolTable, slot: number): (other: number) => number {
  const { pairs } = table.specs;
  const names = new Uint8Array(pairs.nameCount);
  /** Which slot each of the tool's tokens was last counted for, plus one, as it counts once a tool; 0 for other tokens. */
  const counted = new Uint32Array(pairs.tokenCount);
  table.specs.forEach(slot, (pair) => {
    names[pairs.nameOf(pair)] = 1;
    counted[pairs.tokenOf(pair)] = slot + 1;
  });
  let [current, sharedNames, sharedValues] = [0, 0, 0];
  const count = (pair: number) => {
    if (names[pairs.nameOf(pair)] !== 1) return;
    sharedNames += 1;
    const token = pairs.tokenOf(pair);
    const last = counted[token] as number;
    if (last === 0 || last === current + 1) return;
    counted[token] = current + 1;
    sharedValues += 1;
  };
  return (other) => {
    [current, sharedNames, sharedValues] = [other, 0, 0];
    table.specs.forEach(other, count);
    return sharedValues + sharedNames / 4;
  };
}

export function relatedSlots(table: ToolTable, slot: number, limit: number): number[] {
  const { createdAt, priceCents, compareIds } = table.keys;
  const likeness = likenessTo(table, slot);
  const price = priceCents(slot);
  const nearer = (a: Closeness, b: Closeness) =>
    b.closeness - a.closeness || createdAt(a.slot) - createdAt(b.slot) || compareIds(a.slot, b.slot);
  const best: Closeness[] = [];
  forEachBit(slotsOfCategory(table, table.category(slot)), (other) => {
    if (other === slot) return;
    const distance = priceDistance(price, priceCents(other)) / 2;
    const closeness = likeness(other) - distance + (hasBit(table.available, other) ? 1 : 0);
    const found = { slot: other, closeness };
    const last = best[limit - 1];
    if (last && nearer(last, found) <= 0) return;
    best.push(found);
    best.sort(nearer);
    if (best.length > limit) best.pop();
  });
  return best.map((found) => found.slot);
}
