import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { currentPriceLists } from './current-price-lists';

const read = cachePublic('prices-for-everyone', ['prices'], async (): Promise<boolean> => {
  const { lists } = await currentPriceLists();
  return lists.some((list) => 'everyone' in list.for && list.rules.length > 0);
});

/**
 * Whether there is a price list for everyone, valid now or not: then visitors of cached pages request the present
 * prices, too. Cached until a price list changes, so that no validity date makes a cached page wrong.
 */
export async function hasPricesForEveryone(): Promise<boolean> {
  return read();
}
