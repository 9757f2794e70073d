import { categoryNamed } from '@/lib/shared/categories/named-category';
import type { Language } from '@/lib/shared/site/languages';
import type { FoundCategory, SearchHit, SearchResponse } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { namedCategories } from '../categories/read-categories';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { countCategories } from './list-categories';

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

const CATEGORIES_MAX = 3;
const LEAST_SHARE = 0.3;

/** Those that nearly a third of the tools or more are of, at most three, those of most tools first. Pure. */
export function mainCategories(tools: readonly { category: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { category } of tools) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= tools.length * LEAST_SHARE)
    .sort(([, one], [, other]) => other - one)
    .slice(0, CATEGORIES_MAX)
    .map(([slug]) => slug);
}

/** The categories that a search is about, by the tools that it found, in a language. */
async function foundCategories(
  tools: readonly { category: string }[],
  language: Language,
): Promise<FoundCategory[]> {
  if (tools.length === 0) return [];
  const [{ categories }, named] = await Promise.all([countCategories(), namedCategories(language)]);
  return mainCategories(tools).flatMap((slug) => {
    const count = categories.find((category) => category.slug === slug)?.count;
    return count ? [{ slug, name: categoryNamed(slug, named).name, count }] : [];
  });
}

export function searchHitOf(tool: Tool): SearchHit {
  const { _id, sku, slug, name, image, category, price, moq, step, quantity, orderable } = tool;
  return {
    _id,
    sku,
    slug,
    name,
    image,
    category,
    ...(price === undefined ? {} : { price }),
    moq,
    step,
    quantity,
    ...(orderable === undefined ? {} : { orderable }),
    inStock: quantity >= moq,
  };
}
