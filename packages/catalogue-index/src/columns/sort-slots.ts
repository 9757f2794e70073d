import type { ToolColumns } from '#columns/tool-columns';
import { orderComparisons, ownCollator, TOOL_ORDERS, type ToolOrder } from '#columns/tool-orders';

/** So many digits, with zeros before them, compare as text like numbers do. */
const DIGITS = 9;

/** Returns a text that compares like the name or SKU nearly always does: what is left to put right is little. */
function roughKey(text: string): string {
  return text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}

export function sortSlots(
  columns: ToolColumns,
  names: readonly string[],
  skus: readonly string[],
): Record<ToolOrder, Uint32Array<ArrayBuffer>> {
  const comparisons = orderComparisons({
    createdAt: (slot) => columns.createdAt[slot] as number,
    priceCents: (slot) => columns.priceCents[slot] as number,
    ratingSum: (slot) => columns.ratingSum[slot] as number,
    ratingCount: (slot) => columns.ratingCount[slot] as number,
    name: (slot) => names[slot] as string,
    sku: (slot) => skus[slot] as string,
    compareIds: (one, other) => one - other,
  });
  const sorted = (order: ToolOrder) => Uint32Array.from(names.keys()).sort(comparisons[order]);
  const sortedOrByText = (order: ToolOrder) => {
    if (order === 'name') return sortByText(names, ownCollator);
    return order === 'sku' ? sortByText(skus, ownCollator) : sorted(order);
  };
  return Object.fromEntries(TOOL_ORDERS.map((order) => [order, sortedOrByText(order)])) as Record<
    ToolOrder,
    Uint32Array<ArrayBuffer>
  >;
}

/** Sorts by a plain comparison first, so that the costly one, of languages, finds nearly everything in order. */
export function sortByText(texts: readonly string[], { compare }: Intl.Collator): Uint32Array<ArrayBuffer> {
  const keys = texts.map(roughKey);
  const slots = Array.from(texts.keys());
  slots.sort((a, b) => {
    const [one, other] = [keys[a] as string, keys[b] as string];
    return one < other ? -1 : one > other ? 1 : a - b;
  });
  slots.sort((a, b) => compare(texts[a] as string, texts[b] as string) || a - b);
  return Uint32Array.from(slots);
}
