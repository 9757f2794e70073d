import 'server-only';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import { catalogueVersion } from '../index/catalogue-index';

/**
 * Changes with each change of a tool, retired ones included, which no list has, and of the words in other languages. Throws like
 * `currentCatalogue`.
 */
export async function toolsVersion(): Promise<string> {
  const words = `${await publicVersion('catalogue-words')} ${await publicVersion('search-words')}`;
  return `${await catalogueVersion()} ${await publicVersion('tools')} ${words}`;
}
