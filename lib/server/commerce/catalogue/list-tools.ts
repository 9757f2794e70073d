import 'server-only';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { Tool, ToolQuery } from '@/lib/shared/schemas/tool';
import { chosenTools, needsEveryTool } from './chosen-tools';
import { serializeTool } from './tool.serializer';
import { toolFilter, toolPage, toolSort } from './tool-selection';
import { countTools, findTools, findToolsByRating } from './tools.repository';

type Part = { tools: ToolDocument[]; total: number };

async function readWhole(query: ToolQuery): Promise<Part> {
  const [filter, sort] = [toolFilter(query), toolSort(query)];
  const whole = { filter, skip: 0, limit: 0 };
  const tools = await (sort === 'rating' ? findToolsByRating(whole) : findTools({ ...whole, sort }));
  return { tools, total: tools.length };
}

async function readPage(query: ToolQuery): Promise<Part> {
  const [filter, sort] = [toolFilter(query), toolSort(query)];
  if (sort === 'rating' || needsEveryTool(query)) return chosenTools(query);
  const [tools, total] = await Promise.all([
    findTools({ filter, sort, ...toolPage(query) }),
    countTools(filter),
  ]);
  return { tools, total };
}

/**
 * Returns the tools that match the query, newest first unless it says otherwise, and how many match in all (product
 * §7.8).
 */
export async function listTools(query: ToolQuery): Promise<{ tools: Tool[]; total: number }> {
  const isWhole = toolPage(query).limit === 0;
  const { tools, total } = await (isWhole ? readWhole(query) : readPage(query));
  return { tools: tools.map(serializeTool), total };
}
