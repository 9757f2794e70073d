import type { CartLine } from '../cart/cart.schema';
import { ORDER_LINES_MAX } from '../orders/order-lines-max';
import { QUANTITY_MAX } from '../quantity/quantity-rules';
import type { ImportedLine } from './list-import';

/** What becomes of the quantity of a tool that is in the list already. */
export const KNOWN_TOOLS = ['replace', 'add'] as const;
export type KnownTools = (typeof KNOWN_TOOLS)[number];

type ListLine = Pick<CartLine, 'toolId' | 'quantity' | 'reference'>;

/** What becomes of a line that joins a list; `before` is the quantity that it had there. */
export type JoinedLine = ImportedLine & {
  outcome: 'new' | 'changed' | 'same' | 'too-many' | 'no-room';
  before?: number;
};

/** Where in the list each tool is. */
function placesOf(lines: readonly ListLine[]): Map<string, number> {
  return new Map(lines.map(({ toolId }, place) => [toolId, place]));
}

/**
 * Returns the lines of a list after these have joined it, and what became of each: a tool that the list has already keeps its place,
 * and its reference where the new line has none; its quantity is replaced, or added to. A sum beyond 1,000,000
 * and a tool beyond 500 change nothing. Pure.
 */
export function extendList(
  list: readonly ListLine[],
  joining: readonly ImportedLine[],
  known: KnownTools,
): { lines: Required<ListLine>[]; joined: JoinedLine[] } {
  const lines = list.map(({ toolId, quantity, reference = '' }) => ({ toolId, quantity, reference }));
  const places = placesOf(lines);
  const joined = joining.map((line): JoinedLine => {
    const { toolId, quantity, reference } = line;
    const held = lines[places.get(toolId) ?? -1];
    if (!held) {
      if (lines.length >= ORDER_LINES_MAX) return { ...line, outcome: 'no-room' };
      lines.push({ toolId, quantity, reference });
      return { ...line, outcome: 'new' };
    }
    const before = held.quantity;
    const after = known === 'add' ? before + quantity : quantity;
    if (after > QUANTITY_MAX) return { ...line, outcome: 'too-many', before, quantity: before };
    const isSame = after === before && (reference === '' || reference === held.reference);
    held.quantity = after;
    if (reference !== '') held.reference = reference;
    return { ...line, quantity: after, before, outcome: isSame ? 'same' : 'changed' };
  });
  return { lines, joined };
}
