import 'server-only';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import type { Tool, ToolQuery } from '@/lib/shared/tools/tool.schema';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { toolPage } from '../tool-page';
import { boundCents } from './price-bounds';

/**
 * Newest first unless the query has another order (product §7.8). Every match, or one page with `page` or `limit`;
 * `total` counts all. Includes changes by other processes until a second ago.
 */
export async function listTools({
  language = CATALOGUE_LANGUAGE,
  ...query
}: ToolQuery): Promise<{ tools: Tool[]; total: number }> {
  const bounds = { minPrice: boundCents(query.minPrice), maxPrice: boundCents(query.maxPrice) };
  const catalogue = await currentCatalogue();
  const { tools, total } = await catalogue.choose({ ...query, ...bounds, language }, toolPage(query));
  return { tools: await readTools(tools, language), total };
}
