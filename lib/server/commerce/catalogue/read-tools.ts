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

/** All tools of most shops, and the most viewed of large ones. */
const CACHE_MAX = 10_000;
const READ_AT_ONCE = 200;

type CachedTool = { revision: number; tool: Tool };

const toolCache = () =>
  processSingleton('tool-cache', () => new LRUCache<string, CachedTool>({ max: CACHE_MAX }));

/**
 * Reads the tools that the index found, in its order: from the cache if that has the same revision, else from the
 * database. Leaves out those no longer listed.
 */
export async function readTools(found: readonly FoundTool[]): Promise<Tool[]> {
  const cache = toolCache();
  const tools = new Map<string, Tool>();
  const missing: string[] = [];
  for (const { id, revision } of found) {
    const cached = cache.get(id);
    if (cached?.revision === revision) tools.set(id, cached.tool);
    else missing.push(id);
  }
  for (let from = 0; from < missing.length; from += READ_AT_ONCE) {
    const ids = missing.slice(from, from + READ_AT_ONCE).map((id) => new ObjectId(id));
    for (const document of await findToolsById(ids)) {
      if (!isListed(document)) continue;
      const tool = serializeTool(document);
      tools.set(tool._id, tool);
      // A result larger than the cache would evict itself and everything else.
      if (found.length <= CACHE_MAX) cache.set(tool._id, { revision: revisionOf(document), tool });
    }
  }
  return found.flatMap(({ id }) => tools.get(id) ?? []);
}
