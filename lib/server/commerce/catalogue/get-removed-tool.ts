import 'server-only';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import type { SearchHit } from '@/lib/shared/schemas/catalogue';
import { OBJECT_ID_PATTERN } from '@/lib/shared/schemas/fields';
import { currentCatalogue } from './current-catalogue';
import { searchCatalogue, suggestTools } from './in-memory/search-catalogue';
import { findRemovedTool } from './removed-tools.repository';
import { searchHitOf } from './search-hit';

const SIMILAR_LIMIT = 4;

/**
 * Returns the name of a tool that was taken off sale, and similar ones that are sold: first those with words of its name,
 * then the newest of its category. Null if no such tool was ever sold.
 */
export async function getRemovedTool(id: string): Promise<{ name: string; similar: SearchHit[] } | null> {
  if (!OBJECT_ID_PATTERN.test(id.toLowerCase())) return null;
  const removed = await findRemovedTool(parseObjectId(id));
  if (!removed) return null;
  const { name, category } = removed;
  const catalogue = await currentCatalogue();
  const named = suggestTools(catalogue, name, SIMILAR_LIMIT).tools;
  const listed = searchCatalogue(catalogue, { category, sort: 'newest' }).tools;
  const similar = [...new Set([...named, ...listed])].slice(0, SIMILAR_LIMIT);
  return { name, similar: similar.map(searchHitOf) };
}
