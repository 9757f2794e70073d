import 'server-only';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/site/routes';
import { isRouterRequest } from '../next-internals/router/router-request';

/**
 * How strict a policy a page needs: 2 for card fields, 1 for a password or personal data, 0 for public pages. A browser
 * keeps the policy of the document it loaded, also where the app moves on within it.
 */
export type PageGuard = 0 | 1 | 2;

const CARD_PREFIX = ROUTES.payment('');

const PASSWORD_PAGES: readonly string[] = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.resetPassword,
  ROUTES.verifyEmail,
];

/** Returns the guard that a page's path requires, in any language. */
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
 * Whether the app in a browser requests a page for which its document's policy is too weak. The page must then be
 * loaded as a new document. If the browser does not say what it is showing, that counts as a public page. Any other
 * request gets the page itself: a navigation, a fetch by a script, or a client that is no browser.
 */
export function needsOwnDocument(request: { headers: Headers; url: string }): boolean {
  const { headers } = request;
  if (!isRouterRequest(headers)) return false;
  const referer = headers.get('referer') ?? '';
  const shown = URL.canParse(referer) ? guardOf(new URL(referer).pathname) : 0;
  return guardOf(new URL(request.url).pathname) > shown;
}
