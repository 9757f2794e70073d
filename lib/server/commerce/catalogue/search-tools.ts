import 'server-only';
import type { SearchHit, SearchResponse } from '@/lib/shared/schemas/catalogue';
import type { Tool } from '@/lib/shared/schemas/tool';
import { currentCatalogue } from './current-catalogue';
import { suggestTools } from './in-memory/search-catalogue';

function searchHitOf(tool: Tool): SearchHit {
  const { _id, sku, slug, name, image, category, price, moq, quantity } = tool;
  return { _id, sku, slug, name, image, category, price, inStock: quantity >= moq };
}

/** Returns the best matches for what is typed so far, and how many match in all. An empty query matches nothing. */
export async function searchTools(query: string, limit: number): Promise<SearchResponse> {
  const { tools, total } = suggestTools(await currentCatalogue(), query, limit);
  return { results: tools.map(searchHitOf), total };
}
