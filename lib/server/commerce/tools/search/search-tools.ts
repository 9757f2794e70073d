import 'server-only';
import type { Language } from '@/lib/shared/site/languages';
import type { SearchHit, SearchResponse } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { searchHitOf } from '../search-hit';
import { foundCategories } from './found-categories';

export async function searchTools(query: string, limit: number, language: Language): Promise<SearchResponse> {
  const { tools, total, fit, taken, similar } = await (await currentCatalogue()).suggest(
    query,
    limit,
    language,
  );
  const [results, near] = await Promise.all([
    readTools(tools, language),
    readTools(similar.slice(0, limit), language),
  ]);
  const categories = await foundCategories(results.length > 0 ? results : near, language);
  return {
    results: results.map(searchHitOf),
    total,
    ...(fit === 'some' ? { isRelaxed: true } : {}),
    ...(taken.length > 0 && total > 0 ? { taken: [...taken] } : {}),
    ...(near.length > 0 ? { similar: near.map(searchHitOf) } : {}),
    ...(categories.length > 0 ? { categories } : {}),
  };
}

export async function searchOneOfMany(
  query: string,
  limit: number,
  language: Language,
): Promise<{ results: SearchHit[]; steps: number }> {
  const { tools, steps } = await (await currentCatalogue()).suggest(query, limit, language);
  return { results: (await readTools(tools, language)).map(searchHitOf), steps };
}
