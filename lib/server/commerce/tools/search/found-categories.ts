import 'server-only';
import { categoryNamed } from '@/lib/shared/categories/named-category';
import type { Language } from '@/lib/shared/site/languages';
import type { FoundCategory } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { namedCategories } from '../categories/read-categories';
import { countCategories } from './list-categories';

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
export async function foundCategories(
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
