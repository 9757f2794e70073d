import 'server-only';
import { categoryText, inShopOrder } from '@/components/tools/category-text';
import { browseTools } from '@/lib/server/commerce/catalogue/search/browse-tools';
import type { Texts } from '@/lib/shared/texts/texts-for';

export async function categoriesToChoose(
  texts: Texts['catalogue'],
  own: string,
): Promise<[slug: string, name: string][]> {
  const { facets } = await browseTools({});
  const slugs = new Set([
    ...Object.keys(texts.categories),
    ...facets.categories.map(({ slug }) => slug),
    own,
  ]);
  const inOrder = inShopOrder(
    [...slugs].map((slug) => ({ slug })),
    texts,
  );
  return inOrder.map(({ slug }) => [slug, categoryText(slug, texts).name]);
}
