import 'server-only';
import type { Tool, ToolQuery } from '@/lib/shared/schemas/tool';
import { currentCatalogue } from './current-catalogue';
import { chooseTools } from './in-memory/choose-tools';
import { toolPage } from './tool-page';

/**
 * Returns the tools that match the query, newest first unless it says otherwise, and how many match in all (product
 * §7.8): every one, or one page if `page` or `limit` is given. As of the last change by this process, and of any other's a
 * second ago.
 */
export async function listTools(query: ToolQuery): Promise<{ tools: Tool[]; total: number }> {
  const chosen = chooseTools((await currentCatalogue()).list(), query);
  const { skip, limit } = toolPage(query);
  const shown = limit === 0 ? chosen : chosen.slice(skip, skip + limit);
  return { tools: shown.map(({ tool }) => tool), total: chosen.length };
}
