import 'server-only';
import type { SearchResponse } from '@/lib/shared/schemas/catalogue';
import { currentCatalogue } from './current-catalogue';
import { suggestTools } from './in-memory/search-catalogue';
import { searchHitOf } from './search-hit';

/** Returns the best matches for what is typed so far, and how many match in all. An empty query matches nothing. */
export async function searchTools(query: string, limit: number): Promise<SearchResponse> {
  const { tools, total } = suggestTools(await currentCatalogue(), query, limit);
  return { results: tools.map(searchHitOf), total };
}
