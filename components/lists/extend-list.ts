import type { ImportedLine } from '@/lib/client/lists/list-import';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';

/** Replaces the quantity of a tool in the list, or adds to it. */
export const MERGE_MODES = ['replace', 'add'] as const;
export type MergeMode = (typeof MERGE_MODES)[number];

type ListLine = Pick<CartLine, 'toolId' | 'quantity' | 'reference'>;

/** `before` is the previous quantity in the list. */
export type JoinedLine = ImportedLine & {
  outcome: 'new' | 'changed' | 'same' | 'too-many' | 'no-room';
  before?: number;
};

function placesOf(lines: readonly ListLine[]): Map<string, number> {
  return new Map(lines.map(({ toolId }, place) => [toolId, place]));
}

/**
 * Adds lines to a list and returns their outcomes: a tool in the list stays in its place, with its reference if the new
 * line has none. A sum beyond 1,000,000 and a tool beyond 500 change nothing.
 */
export function extendList(
  list: readonly ListLine[],
  joining: readonly ImportedLine[],
  mode: MergeMode,
): { lines: Required<ListLine>[]; joined: JoinedLine[] } {
  const lines = list.map(({ toolId, quantity, reference = '' }) => ({ toolId, quantity, reference }));
  const places = placesOf(lines);
  const joined = joining.map((line): JoinedLine => {
    const { toolId, quantity, reference } = line;
    const existing = lines[places.get(toolId) ?? -1];
    if (!existing) {
      if (lines.length >= ORDER_LINES_MAX) return { ...line, outcome: 'no-room' };
      lines.push({ toolId, quantity, reference });
      return { ...line, outcome: 'new' };
    }
    const before = existing.quantity;
    const after = mode === 'add' ? before + quantity : quantity;
    if (after > QUANTITY_MAX) return { ...line, outcome: 'too-many', before, quantity: before };
    const isSame = after === before && (reference === '' || reference === existing.reference);
    existing.quantity = after;
    if (reference !== '') existing.reference = reference;
    return { ...line, quantity: after, before, outcome: isSame ? 'same' : 'changed' };
  });
  return { lines, joined };
}

export function countText(forms: { one: string; many: string }, count: number, language: Language): string {
  return count === 1 ? forms.one : fillText(forms.many, { count: formatNumber(count, language) });
}
