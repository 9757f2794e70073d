import type { HeaderCategory } from '@/components/shell/header/categories-menu';
import { namedCategories } from '@/lib/server/commerce/tools/categories/read-categories';
import { listCategories } from '@/lib/server/commerce/tools/search/list-categories';
import { categoryNamed, inShopOrder } from '@/lib/shared/categories/named-category';
import type { Language } from '@/lib/shared/site/languages';

/** Shown on every page. */
const MOST_CATEGORIES = 12;

/**
 * Those with tools, in the shop's order. None while they cannot be read: most pages need nothing else of the database, and
 * must not fail for them.
 */
export async function headerCategories(language: Language): Promise<HeaderCategory[]> {
  try {
    const [slugs, named] = await Promise.all([listCategories(), namedCategories(language)]);
    const ordered = inShopOrder(
      slugs.map((slug) => ({ slug })),
      named,
    );
    return ordered
      .slice(0, MOST_CATEGORIES)
      .map(({ slug }) => ({ slug, name: categoryNamed(slug, named).name }));
  } catch {
    return [];
  }
}
