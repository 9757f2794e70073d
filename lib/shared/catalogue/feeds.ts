import { LANGUAGES, type Language } from '../site/languages';
import { ROUTES } from '../site/routes';

/** Paths of what machines read, without a language. */
export const SITEMAP_PATH = '/sitemap.xml';
export const FEED_PATH = `${ROUTES.blog}/feed.xml`;
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The size of the pictures of link previews, in pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The path of the shop's own link preview in a language. */
export function shareCardPath(language: Language): string {
  return language === LANGUAGES.default ? '/brand/share-card.jpg' : `/brand/share-card-${language}.jpg`;
}

/** The path of a part of the sitemap: the fixed pages, or a part of the tools, counted from 1. */
export function sitemapPartPath(part: string): string {
  return `/sitemaps/${part}.xml`;
}

/** The path of the link preview of a tool's page. */
export function toolSharePath(slug: string): string {
  return `/share/tools/${slug}.jpg`;
}
