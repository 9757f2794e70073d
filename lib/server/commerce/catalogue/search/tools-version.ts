import 'server-only';
import { publicVersion } from '@/lib/server/platform/cache/public-cache';
import { catalogueVersion } from '../index/catalogue-index';

/**
 * Returns a version of what public reads of tools return: another one after each change of a tool, also of a retired one,
 * which no list has. Throws like `currentCatalogue`.
 */
export async function toolsVersion(): Promise<string> {
  return `${await catalogueVersion()} ${await publicVersion('tools')}`;
}
