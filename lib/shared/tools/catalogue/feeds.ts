import { LANGUAGES, type Language } from '../../site/languages';
import { ROUTES } from '../../site/routes';

export const SITEMAP_PATH = '/sitemap.xml';
export const FEED_PATH = `${ROUTES.blog}/feed.xml`;
export const SECURITY_TEXT_PATH = '/.well-known/security.txt';
export const MANIFEST_PATH = '/manifest.webmanifest';

/** Pixels. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

export function shareCardPath(language: Language): string {
  return language === LANGUAGES.default ? '/brand/share-card.jpg' : `/brand/share-card-${language}.jpg`;
}

/** `part` names the fixed pages, or a part of the tools, counted from 1. */
export function sitemapPartPath(part: string): string {
  return `/sitemaps/${part}.xml`;
}

export function toolSharePath(slug: string): string {
  return `/share/tools/${slug}.jpg`;
}
