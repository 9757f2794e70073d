import 'server-only';
import { siteOrigin } from '@/lib/server/config/site-origin';
import { SITEMAP_PATH } from '@/lib/shared/feeds';
import { LANGUAGES } from '@/lib/shared/languages';
import { localPath } from '@/lib/shared/local-path';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/routes';

/** Nothing to find there: calls, what one person sees, and pages that only a mail's link opens. */
const CLOSED_PAGES: readonly string[] = [...MEMBER_PREFIXES, ROUTES.verifyEmail, ROUTES.resetPassword];

const CLOSED: readonly string[] = [
  '/api/',
  ...LANGUAGES.all.flatMap((language) => CLOSED_PAGES.map((path) => localPath(path, language))),
];

/** What crawlers may read (RFC 9309), and where the sitemap is. */
export function robotsText(): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\nAllow: /\n${closed}\n\nSitemap: ${new URL(SITEMAP_PATH, siteOrigin()).href}\n`;
}
