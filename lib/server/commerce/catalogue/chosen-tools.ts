import 'server-only';
import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { ToolQuery } from '@/lib/shared/schemas/tool';
import { currentCatalogue } from './current-catalogue';
import { chooseTools } from './in-memory/choose-tools';
import { toolPage } from './tool-selection';
import { findToolsById } from './tools.repository';

/** Whether the database has no index for this query and would have to read every tool. */
export function needsEveryTool({ q, inStock, sort }: ToolQuery): boolean {
  return Boolean(q) || inStock !== undefined || sort === 'rating';
}

/**
 * Returns one page of the matching tools, and how many match in all: the catalogue in memory selects them, their data
 * is read from the database. A tool that another process took off sale within the last second is left out.
 */
export async function chosenTools(query: ToolQuery): Promise<{ tools: ToolDocument[]; total: number }> {
  const { skip, limit } = toolPage(query);
  const chosen = chooseTools((await currentCatalogue()).list(), query);
  const ids = chosen.slice(skip, skip + limit).map(({ tool }) => tool._id);
  const documents = await findToolsById(ids.map((id) => new ObjectId(id)));
  const byId = new Map(documents.map((document) => [document._id.toHexString(), document]));
  return { tools: ids.flatMap((id) => byId.get(id) ?? []), total: chosen.length };
}
