import 'server-only';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import { catalogueVersion } from '../index/catalogue-index';

/**
 * Changes with each change of a tool, retired ones included, which no list has, of the words in other languages, and of the
 * categories. Throws like `currentCatalogue`.
 */
export async function toolsVersion(): Promise<string> {
  const tags = ['tools', 'categories', 'catalogue-words', 'search-words'] as const;
  return [await catalogueVersion(), ...(await Promise.all(tags.map(publicVersion)))].join(' ');
}
