import 'server-only';
import type { SearchHit, SearchResponse } from '@/lib/shared/catalogue/catalogue.schema';
import type { Language } from '@/lib/shared/site/languages';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { searchHitOf } from '../search-hit';

export async function searchTools(query: string, limit: number, language: Language): Promise<SearchResponse> {
  const { tools, total } = await (await currentCatalogue()).suggest(query, limit, language);
  return { results: (await readTools(tools, language)).map(searchHitOf), total };
}

export async function searchOneOfMany(
  query: string,
  limit: number,
  language: Language,
): Promise<{ results: SearchHit[]; steps: number }> {
  const { tools, steps } = await (await currentCatalogue()).suggest(query, limit, language);
  return { results: (await readTools(tools, language)).map(searchHitOf), steps };
}
