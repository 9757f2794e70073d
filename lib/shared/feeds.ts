import { LANGUAGES, type Language } from './languages';
import { ROUTES } from './routes';

/** What machines read: paths of feeds and pictures made for them, without a language. */
export const SITEMAP_PATH = '/sitemap.xml';
export const FEED_PATH = `${ROUTES.blog}/feed.xml`;
export const MANIFEST_PATH = '/manifest.webmanifest';

/** How large pictures are for links that are shown elsewhere. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The shop's own picture for links to its pages in a language. */
export function shareCardPath(language: Language): string {
  return language === LANGUAGES.default ? '/brand/share-card.jpg' : `/brand/share-card-${language}.jpg`;
}

/** A part of the sitemap: the fixed pages, or a part of the tools, counted from 1. */
export function sitemapPartPath(part: string): string {
  return `/sitemaps/${part}.xml`;
}

/** The picture a link to a tool's page shows elsewhere. */
export function toolSharePath(slug: string): string {
  return `/share/tools/${slug}.jpg`;
}
