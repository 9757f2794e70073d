import { splitLanguage } from '@/lib/shared/site/local-path';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/site/routes';
import { isRouterRequest } from '../next-internals/headers';

/**
 * How strict a policy a page needs: 2 for card fields, 1 for a password or personal data, 0 for public pages. A browser applies
 * the policy of the document it loaded, also after the router moved on within it.
 */
export type PageGuard = 0 | 1 | 2;

const CARD_PREFIX = ROUTES.payment('');

const PASSWORD_PAGES: readonly string[] = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.resetPassword,
  ROUTES.verifyEmail,
];

export function guardOf(address: string): PageGuard {
  const pathname = splitLanguage(address).path;
  if (pathname.startsWith(CARD_PREFIX)) return 2;
  if (PASSWORD_PAGES.includes(pathname)) return 1;
  const isMembers = MEMBER_PREFIXES.some((prefix) => {
    const bare = prefix.replace(/\/$/, '');
    return pathname === bare || pathname.startsWith(`${bare}/`);
  });
  return isMembers ? 1 : 0;
}

/**
 * Returns whether the router requests a page that needs a stricter policy than the document it shows, so that the page must be
 * loaded as a document. A request without a referrer counts as from a public page.
 */
export function needsOwnDocument(request: { headers: Headers; url: string }): boolean {
  const { headers } = request;
  if (!isRouterRequest(headers)) return false;
  const referer = headers.get('referer') ?? '';
  const shown = URL.canParse(referer) ? guardOf(new URL(referer).pathname) : 0;
  return guardOf(new URL(request.url).pathname) > shown;
}
