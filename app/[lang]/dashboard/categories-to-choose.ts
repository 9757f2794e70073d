import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { browseTools } from '@/lib/server/commerce/tools/search/list-tools';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import { categoryNamed, DEFAULT_CATEGORY, inShopOrder } from '@/lib/shared/categories/named-category';
import { CATALOGUE_LANGUAGE, languageOf } from '@/lib/shared/site/languages';
import { nameIn } from '@/lib/shared/trade/trade-settings';

type Choices = [slug: string, name: string][];

/** Those a tool may be moved to, and its own. */
export async function categoriesToChoose(lang: string, own: string): Promise<Choices> {
  const named = await namedCategories(lang);
  const slugs = new Set([...named.map(({ slug }) => slug), DEFAULT_CATEGORY, own]);
  return inOrder(slugs, named);
}

/** Tax classes of the shop with their names; none before it has any. */
export async function taxClassesToChoose(lang: string): Promise<Choices> {
  const { settings } = await currentTrade();
  return (settings?.tax.classes ?? []).map(({ id, names }) => [id, nameIn(names, languageOf(lang)) || id]);
}

/** Those to narrow a list by: also those that only tools name. */
export async function categoriesToFilter(lang: string, chosen: string | undefined): Promise<Choices> {
  const [named, { facets }] = await Promise.all([namedCategories(lang), browseTools({}, CATALOGUE_LANGUAGE)]);
  const slugs = new Set([
    ...named.map(({ slug }) => slug),
    ...facets.categories.map(({ slug }) => slug),
    ...(chosen ? [chosen] : []),
  ]);
  return inOrder(slugs, named);
}

function inOrder(slugs: ReadonlySet<string>, named: Awaited<ReturnType<typeof namedCategories>>): Choices {
  const entries = [...slugs].map((slug) => ({ slug }));
  return inShopOrder(entries, named).map(({ slug }) => [slug, categoryNamed(slug, named).name]);
}
