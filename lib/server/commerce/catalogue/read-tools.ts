import 'server-only';
import type { FoundTool } from '@forgeline/catalogue-index/queries';
import { LRUCache } from 'lru-cache';
import { ObjectId } from 'mongodb';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { revisionOf } from './index/indexed-tool-of';
import { isListed } from './listed-tools';
import { serializeTool } from './tool.serializer';
import { findToolsById } from './tools.repository';

/** So many tools stay in memory: all of most shops, and what people look at of large ones. */
const KEPT_MAX = 10_000;
const READ_AT_ONCE = 200;

type Kept = { revision: number; tool: Tool };

const kept = () => processSingleton('kept-tools', () => new LRUCache<string, Kept>({ max: KEPT_MAX }));

/**
 * Returns what calls and pages show of tools that the index found, in its order: from memory where that is the same
 * revision, else from the database. Leaves out those that public lists no longer hold.
 */
export async function readTools(found: readonly FoundTool[]): Promise<Tool[]> {
  const cache = kept();
  const tools = new Map<string, Tool>();
  const missing: string[] = [];
  for (const { id, revision } of found) {
    const known = cache.get(id);
    if (known?.revision === revision) tools.set(id, known.tool);
    else missing.push(id);
  }
  for (let from = 0; from < missing.length; from += READ_AT_ONCE) {
    const ids = missing.slice(from, from + READ_AT_ONCE).map((id) => new ObjectId(id));
    for (const document of await findToolsById(ids)) {
      if (!isListed(document)) continue;
      const tool = serializeTool(document);
      tools.set(tool._id, tool);
      // More than there is room for would push each other out, and everything else.
      if (found.length <= KEPT_MAX) cache.set(tool._id, { revision: revisionOf(document), tool });
    }
  }
  return found.flatMap(({ id }) => tools.get(id) ?? []);
}
