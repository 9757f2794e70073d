import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import type { Language } from '@/lib/shared/site/languages';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { findRemovedTool } from '../removed-tools.repository';
import { searchHitOf } from '../search-hit';

const SIMILAR_LIMIT = 4;

/**
 * A deleted tool's name and similar tools: those with words of its name, then the newest of its category. Null if no
 * such tool was deleted.
 */
export async function getRemovedTool(
  id: string,
  language: Language,
): Promise<{ name: string; similar: SearchHit[] } | null> {
  if (!OBJECT_ID_PATTERN.test(id.toLowerCase())) return null;
  const removed = await findRemovedTool(parseObjectId(id));
  if (!removed) return null;
  const { name, category } = removed;
  const index = await currentCatalogue();
  const named = await index.suggest(name, SIMILAR_LIMIT);
  const listed = await index.browse({ category, sort: 'newest' });
  const similar = new Map([...named.tools, ...listed.tools].map((found) => [found.id, found]));
  const tools = await readTools([...similar.values()].slice(0, SIMILAR_LIMIT), language);
  return { name, similar: tools.map(searchHitOf) };
}
