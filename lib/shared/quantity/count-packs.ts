import type { Pack } from './quantity-rules';

export type PackCount = { pack: Pack; count: number };

/**
 * Splits units into packs, the largest first, as someone would take them from the shelf: 30 are two boxes of 12 and
 * `rest` 6.
 */
export function countPacks(units: number, packs: readonly Pack[]): { packs: PackCount[]; rest: number } {
  const counted: PackCount[] = [];
  let rest = units;
  for (const pack of [...packs].sort((a, b) => b.units - a.units)) {
    const count = Math.floor(rest / pack.units);
    if (count === 0) continue;
    counted.push({ pack, count });
    rest -= count * pack.units;
  }
  return { packs: counted, rest };
}
