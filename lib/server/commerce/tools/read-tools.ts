import type { FoundTool } from '@forgeline/catalogue-index/queries';
import { LRUCache } from 'lru-cache';
import { ObjectId } from 'mongodb';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { revisionOf } from './index/indexed-tool';
import { isListed } from './listed-tools';
import { wordingIn } from './spec-words/wording';
import { serializeTool } from './tool.serializer';
import { findToolsById } from './tools.repository';

/** All tools of most shops in each language, and the most viewed of large ones. */
const CACHE_MAX = 10_000 * LANGUAGES.all.length;
const READ_AT_ONCE = 200;

/** `version` is of the document and of the words that it was written with. */
type CachedTool = { version: string; tool: Tool };

const toolCache = () =>
  processSingleton('tool-cache', () => new LRUCache<string, CachedTool>({ max: CACHE_MAX }));

/**
 * Reads the tools that the index found, in its order: from the cache if that has the same revision, else from the
 * database. Leaves out those no longer listed.
 */
export async function readTools(found: readonly FoundTool[], language: Language): Promise<Tool[]> {
  const cache = toolCache();
  const wording = await wordingIn(language);
  const keyOf = (id: string) => `${language} ${id}`;
  const versionOf = (revision: number) => `${revision} ${wording.version}`;
  const tools = new Map<string, Tool>();
  const missing: string[] = [];
  for (const { id, revision } of found) {
    const cached = cache.get(keyOf(id));
    if (cached?.version === versionOf(revision)) tools.set(id, cached.tool);
    else missing.push(id);
  }
  for (let from = 0; from < missing.length; from += READ_AT_ONCE) {
    const ids = missing.slice(from, from + READ_AT_ONCE).map((id) => new ObjectId(id));
    for (const document of await findToolsById(ids)) {
      if (!isListed(document)) continue;
      const tool = serializeTool(document, wording);
      tools.set(tool._id, tool);
      // A result larger than the cache would evict itself and everything else.
      if (found.length <= CACHE_MAX)
        cache.set(keyOf(tool._id), { version: versionOf(revisionOf(document)), tool });
    }
  }
  return found.flatMap(({ id }) => tools.get(id) ?? []);
}
