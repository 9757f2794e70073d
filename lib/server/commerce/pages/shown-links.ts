import { shop } from '#shop';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { slugFault } from '@/lib/shared/site/own-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { publicPages } from './public-pages';
import { readSiteLinks } from './site-parts';

export type ShownLink = { href: string; label: string };

/** Pages that the shop's configuration switches off. */
const SWITCHED: Readonly<Record<string, boolean>> = {
  [ROUTES.review]: shop.pages.reviews,
  [ROUTES.portfolio]: shop.pages.portfolio,
  [ROUTES.blog]: shop.pages.blog,
  [ROUTES.quickOrder]: shop.pages.quickOrder,
};

/** The links of header or footer that lead somewhere: not to pages that are switched off, drafts or deleted. Cached until one changes. */
export const shownLinks: (part: 'menu' | 'footer', language: Language) => Promise<ShownLink[]> = cachePublic(
  'site-links',
  ['pages'],
  async (part: 'menu' | 'footer', language: Language) => {
    const [{ links }, pages] = await Promise.all([readSiteLinks(part), publicPages()]);
    const own = new Set(pages.map(({ slug }) => ROUTES.ownPage(slug)));
    const leadsSomewhere = (href: string) => {
      const path = href.split(/[?#]/, 1)[0] ?? '';
      if (SWITCHED[path] === false) return false;
      return /^\/[^/]+$/.test(path) && slugFault(path.slice(1)) === null ? own.has(path) : true;
    };
    return links
      .filter(({ href }) => leadsSomewhere(href))
      .map(({ href, labels }) => ({ href, label: labels[language] ?? labels[LANGUAGES.default] ?? href }));
  },
);
