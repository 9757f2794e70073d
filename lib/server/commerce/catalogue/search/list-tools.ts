import 'server-only';
import type { Tool, ToolQuery } from '@/lib/shared/tools/tool.schema';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { toolPage } from '../tool-page';

/**
 * Returns the tools that match the query, newest first unless it says otherwise, and how many match in all (product
 * §7.8): every one, or one page if `page` or `limit` is given. As of the last change by this process, and of any other's a
 * second ago.
 */
export async function listTools(query: ToolQuery): Promise<{ tools: Tool[]; total: number }> {
  const { tools, total } = await (await currentCatalogue()).choose(query, toolPage(query));
  return { tools: await readTools(tools), total };
}
