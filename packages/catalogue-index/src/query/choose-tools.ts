import { type BitSet, intersectWith } from '#arrays/bit-set';
import type { ToolTable } from '#columns/tool-table';
import type { ListQuery } from '#queries';
import { slotsInPriceRange, slotsOfCategory } from '#query/filter-tools';
import type { ListOrder } from '#query/list-slots';
import { filterByWord } from '#query/slots-with-words';
import { typedWords } from '#text/typed-words';

export const CALL_ORDERS: Record<NonNullable<ListQuery['sort']>, ListOrder> = {
  newest: 'newest',
  price: { price: 'up', ties: 'id' },
  '-price': { price: 'down', ties: 'id' },
  name: 'call-name',
  rating: 'rating',
};

/** Every word of `q` is in name, SKU or description; fewer units than the minimum order count as none. */
export function chooseTools(table: ToolTable, query: ListQuery): BitSet {
  const words = typedWords(query.q ?? '');
  if (words === null) return table.emptySet();
  const slots = table.inUse.slice();
  if (query.category) intersectWith(slots, slotsOfCategory(table, table.numberOfCategory(query.category)));
  if (query.minPrice !== undefined || query.maxPrice !== undefined) {
    const least = query.minPrice ?? 0;
    const most = query.maxPrice ?? Number.POSITIVE_INFINITY;
    intersectWith(slots, slotsInPriceRange(table, least, most));
  }
  if (query.inStock === true) intersectWith(slots, table.available);
  if (query.inStock === false)
    for (const [word, bits] of table.available.entries()) slots[word] = (slots[word] ?? 0) & ~bits;
  for (const word of words) filterByWord(table, slots, word);
  return slots;
}
