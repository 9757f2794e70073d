import 'server-only';
import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/site/routes';
import { SITEMAP_PATH } from '@/lib/shared/tools/catalogue/feeds';

const CLOSED_PAGES: readonly string[] = [...MEMBER_PREFIXES, ROUTES.verifyEmail, ROUTES.resetPassword];

/** RFC 9309. */
export function crawlerRules(): MetadataRoute.Robots {
  const pages = LANGUAGES.all.flatMap((language) => CLOSED_PAGES.map((path) => localPath(path, language)));
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...pages] },
    sitemap: new URL(SITEMAP_PATH, siteOrigin()).href,
  };
}
