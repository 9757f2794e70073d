import { type BitSet, countBits, forEachBit } from '#arrays/bit-set';
import type { ToolTable } from '#columns/tool-table';
import { bestSlots } from '#query/best-slots';

type FigureOrder = {
  figureOf: (slot: number) => number | undefined;
  direction: 'up' | 'down';
};

/**
 * For orders that are not stored. Tools without the figure come last in both directions; of equals available ones first,
 * then the newest.
 */
export function listByFigure(
  table: ToolTable,
  among: BitSet,
  { figureOf, direction }: FigureOrder,
  [first, count]: readonly [first: number, count: number],
): number[] {
  const length = countBits(among);
  const slots = new Uint32Array(length);
  const scores = new Float64Array(length);
  let next = 0;
  forEachBit(among, (slot) => {
    const figure = figureOf(slot);
    slots[next] = slot;
    scores[next] = figure === undefined ? -Number.MAX_VALUE : direction === 'down' ? figure : -figure;
    next += 1;
  });
  return bestSlots(table, { slots, scores }, { among, first, count });
}
