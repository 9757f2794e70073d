import { type BitSet, countBits, forEachBit } from '#arrays/bit-set';
import type { ToolTable } from '#columns/tool-table';
import { bestSlots } from '#query/best-slots';

type FigureOrder = {
  figureOf: (slot: number) => number | undefined;
  direction: 'up' | 'down';
};

/**
 * Returns the slots of a set sorted by a figure, from position `first` on, at most `count`: for orders that are not stored, since they
 * change all the time or are rarely used. Tools without the figure come last in both directions; of equals those
 * available come first, then the newest.
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
