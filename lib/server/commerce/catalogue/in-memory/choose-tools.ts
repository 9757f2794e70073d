import 'server-only';
import { type BitSet, keepCommon } from '@/lib/server/platform/search/bit-set';
import { typedWords } from '@/lib/server/platform/search/typed-words';
import type { ToolQuery } from '@/lib/shared/schemas/tool';
import { slotsInPriceRange, slotsOfCategory } from './filter-tools';
import type { ListOrder } from './list-slots';
import { keepWithWord } from './slots-with-words';
import type { ToolTable } from './tool-table';

/** The orders of `GET /api/tool`. */
export const CALL_ORDERS: Record<NonNullable<ToolQuery['sort']>, ListOrder> = {
  newest: 'newest',
  price: { price: 'up', ties: 'id' },
  '-price': { price: 'down', ties: 'id' },
  name: 'call-name',
  rating: 'rating',
};

/**
 * Returns the tools that match a query of `GET /api/tool`. Every word of `q` must be in the name, SKU or description;
 * fewer units than the minimum order count as none.
 */
export function chooseTools(table: ToolTable, query: ToolQuery): BitSet {
  const words = typedWords(query.q ?? '');
  if (words === null) return table.emptySet();
  const slots = table.inUse.slice();
  if (query.category) keepCommon(slots, slotsOfCategory(table, table.numberOfCategory(query.category)));
  if (query.minPrice !== undefined || query.maxPrice !== undefined) {
    const least = query.minPrice === undefined ? 0 : Math.round(query.minPrice * 100);
    const most = query.maxPrice === undefined ? Number.POSITIVE_INFINITY : Math.round(query.maxPrice * 100);
    keepCommon(slots, slotsInPriceRange(table, least, most));
  }
  if (query.inStock === true) keepCommon(slots, table.available);
  if (query.inStock === false)
    for (const [word, bits] of table.available.entries()) slots[word] = (slots[word] ?? 0) & ~bits;
  for (const word of words) keepWithWord(table, slots, word);
  return slots;
}
