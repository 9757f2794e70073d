import { shop } from '#shop';
import type { SiteLinks } from '@/lib/shared/pages/site.schema';
import { inEachLanguage } from '@/lib/shared/site/languages';
import { LEGAL_PAGES } from '@/lib/shared/site/legal-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { legal as germanLegal } from '@/lib/shared/texts/de/legal';
import { shell as german } from '@/lib/shared/texts/de/shell';
import { legal as englishLegal } from '@/lib/shared/texts/en/legal';
import { shell as english } from '@/lib/shared/texts/en/shell';
import { inLanguage } from '@/lib/shared/texts/in-language';

const headerIn = inLanguage({ en: english.header, de: german.header });
const legalIn = inLanguage({ en: englishLegal.titles, de: germanLegal.titles });

type Links = SiteLinks['links'];

/** The pages of the store that the header leads to (product §2.7). */
export function storeMenu(): Links {
  const pages = [
    [ROUTES.home, 'home', true],
    [ROUTES.review, 'review', shop.pages.reviews],
    [ROUTES.portfolio, 'portfolio', shop.pages.portfolio],
    [ROUTES.blog, 'blog', shop.pages.blog],
  ] as const;
  return pages
    .filter(([, , isShown]) => isShown)
    .map(([href, name]) => ({ href, labels: inEachLanguage((language) => headerIn(language)[name]) }));
}

/** The legal pages, at the end of every page. */
export function storeFooter(): Links {
  return LEGAL_PAGES.map((page) => ({
    href: ROUTES.legalPage(page),
    labels: inEachLanguage((language) => legalIn(language)[page]),
  }));
}
