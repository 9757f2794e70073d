import { shop } from '#shop';
import { languageOfPage, publicPages } from '@/lib/server/commerce/pages/public-pages';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';

export type SiteLink = { href: string; label: string };

/** The pages of the store that the header leads to (product §2.7). */
export function storeLinks(language: Language): SiteLink[] {
  const { header } = textsFor(language).shell;
  const ofStore: readonly (readonly [href: string, label: string, isShown: boolean])[] = [
    [ROUTES.home, header.home, true],
    [ROUTES.review, header.review, shop.pages.reviews],
    [ROUTES.portfolio, header.portfolio, shop.pages.portfolio],
    [ROUTES.blog, header.blog, shop.pages.blog],
  ];
  return ofStore.filter(([, , isShown]) => isShown).map(([href, label]) => ({ href, label }));
}

/** With those of the shop's folder that say so. */
export async function headerLinks(language: Language): Promise<SiteLink[]> {
  return [...storeLinks(language), ...(await folderLinks(language))];
}

/** None while they cannot be read: most pages need nothing else of the database, and must not fail for them. */
async function folderLinks(language: Language): Promise<SiteLink[]> {
  try {
    const pages = (await publicPages()).filter(({ isInMenu }) => isInMenu);
    return pages.map(({ slug, titles }) => ({
      href: ROUTES.ownPage(slug),
      label: titles[languageOfPage(titles, language)] ?? slug,
    }));
  } catch {
    return [];
  }
}
