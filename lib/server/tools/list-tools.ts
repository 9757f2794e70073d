import 'server-only';
import type { ToolDocument } from '@/lib/server/db/documents/tools';
import type { Tool, ToolQuery } from '@/lib/shared/schemas/tool';
import { ratedTools } from './rated-tools';
import { serializeTool } from './tool.serializer';
import { toolFilter, toolPage, toolSort } from './tool-selection';
import { countTools, findTools, findToolsByRating } from './tools.repository';

/** The documents of one page, or of the whole list where the limit is 0. */
function findPage(query: ToolQuery): Promise<ToolDocument[]> {
  const filter = toolFilter(query);
  const page = toolPage(query);
  const sort = toolSort(query);
  if (sort !== 'rating') return findTools({ filter, sort, ...page });
  const isOfAll = Object.keys(filter).length === 0 && page.limit > 0;
  return isOfAll ? ratedTools(page) : findToolsByRating({ filter, ...page });
}

/** Tools that fit the query, newest first unless it says otherwise, and how many fit in all (decisions §2). */
export async function listTools(query: ToolQuery): Promise<{ tools: Tool[]; total: number }> {
  const isWhole = toolPage(query).limit === 0;
  const [documents, counted] = await Promise.all([
    findPage(query),
    isWhole ? undefined : countTools(toolFilter(query)),
  ]);
  return { tools: documents.map(serializeTool), total: counted ?? documents.length };
}
