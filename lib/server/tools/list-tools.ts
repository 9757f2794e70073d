import 'server-only';
import type { Tool, ToolQuery } from '@/lib/shared/schemas/tool';
import { serializeTool } from './tool.serializer';
import { toolFilter, toolPage, toolSort } from './tool-selection';
import { countTools, findTools, findToolsByRating } from './tools.repository';

/** Tools that fit the query, newest first unless it says otherwise, and how many fit in all (decisions §2). */
export async function listTools(query: ToolQuery): Promise<{ tools: Tool[]; total: number }> {
  const filter = toolFilter(query);
  const page = toolPage(query);
  const sort = toolSort(query);
  const [documents, counted] = await Promise.all([
    sort === 'rating' ? findToolsByRating({ filter, ...page }) : findTools({ filter, sort, ...page }),
    page.limit === 0 ? undefined : countTools(filter),
  ]);
  return { tools: documents.map(serializeTool), total: counted ?? documents.length };
}
