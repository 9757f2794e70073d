import 'server-only';
import { siteOrigin } from '@/lib/server/config/site-origin';
import { SITEMAP_PATH } from '@/lib/shared/feeds';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/routes';

/** Nothing to find there: calls, what one person sees, and pages that only a mail's link opens. */
const CLOSED: readonly string[] = ['/api/', ...MEMBER_PREFIXES, ROUTES.verifyEmail, ROUTES.resetPassword];

/** What crawlers may read (RFC 9309), and where the sitemap is. */
export function robotsText(): string {
  const closed = CLOSED.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\nAllow: /\n${closed}\n\nSitemap: ${new URL(SITEMAP_PATH, siteOrigin()).href}\n`;
}
