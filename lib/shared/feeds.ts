import { ROUTES } from './routes';

/** What machines read: paths of feeds and pictures made for them. */
export const SITEMAP_PATH = '/sitemap.xml';
export const FEED_PATH = `${ROUTES.blog}/feed.xml`;

/** The shop's own picture for links that are shown elsewhere. */
export const SHARE_CARD = { url: '/brand/share-card.jpg', width: 1200, height: 630 } as const;

/** A part of the sitemap: the fixed pages, or a part of the tools, counted from 1. */
export function sitemapPartPath(part: string): string {
  return `/sitemaps/${part}.xml`;
}

/** The picture a link to a tool's page shows elsewhere. */
export function toolSharePath(slug: string): string {
  return `/share/tools/${slug}.jpg`;
}
