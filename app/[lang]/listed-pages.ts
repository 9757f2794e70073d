import { languageOfPage, publicPages } from '@/lib/server/commerce/pages/public-pages';
import type { Language } from '@/lib/shared/site/languages';
import type { PageKind } from '@/lib/shared/site/own-pages';

/** The entries of the blog or the portfolio that are pages of their own, the newest first. */
export async function listedPages(kind: PageKind, language: Language) {
  const pages = await publicPages();
  return pages
    .filter((page) => page.kind === kind)
    .map(({ slug, published, titles }) => {
      const writtenIn = languageOfPage(titles, language);
      return { slug, published, title: titles[writtenIn] ?? slug, writtenIn };
    });
}
