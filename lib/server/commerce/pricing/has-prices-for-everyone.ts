import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { currentPriceLists } from './current-price-lists';
import { rulesFor } from './price-rules';

const read = cachePublic(
  'prices-for-everyone',
  ['prices'],
  async (sku: string, category: string): Promise<boolean> => {
    const { lists } = await currentPriceLists();
    return lists.some((list) => 'everyone' in list.for && rulesFor(list, { sku, category }).length > 0);
  },
);

/**
 * Whether a price list for everyone concerns a tool, valid now or not: then visitors of its cached page request the
 * present price. Cached until a price list changes, so that no validity date makes a cached page wrong.
 */
export async function hasPricesForEveryone(tool: { sku: string; category: string }): Promise<boolean> {
  return read(tool.sku, tool.category);
}
