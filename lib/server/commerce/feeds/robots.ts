import 'server-only';
import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { SITEMAP_PATH } from '@/lib/shared/catalogue/feeds';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/site/routes';

/** Pages that must not be indexed: personal ones, and those that only a mail's link opens. */
const CLOSED_PAGES: readonly string[] = [...MEMBER_PREFIXES, ROUTES.verifyEmail, ROUTES.resetPassword];

/** What crawlers may read (RFC 9309), and where the sitemap is. */
export function crawlerRules(): MetadataRoute.Robots {
  const pages = LANGUAGES.all.flatMap((language) => CLOSED_PAGES.map((path) => localPath(path, language)));
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...pages] },
    sitemap: new URL(SITEMAP_PATH, siteOrigin()).href,
  };
}
