import type { HeaderCategory } from '@/components/shell/header/categories-menu';
import { categoryText, inShopOrder } from '@/components/tools/category-text';
import { listCategories } from '@/lib/server/commerce/catalogue/search/list-categories';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Shown on every page. */
const MOST_CATEGORIES = 12;

/**
 * In the shop's order. None while they cannot be read: most pages need nothing else of the database, and must not fail for
 * them.
 */
export async function headerCategories(language: Language): Promise<HeaderCategory[]> {
  const { catalogue } = textsFor(language);
  const slugs = await listCategories().catch((): string[] => []);
  const ordered = inShopOrder(
    slugs.map((slug) => ({ slug })),
    catalogue,
  );
  return ordered
    .slice(0, MOST_CATEGORIES)
    .map(({ slug }) => ({ slug, name: categoryText(slug, catalogue).name }));
}
