import 'server-only';
import { splitLanguage } from '@/lib/shared/local-path';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/routes';
import { isRouterRequest } from './next-internals/router-request';

/**
 * How much a page asks of its document's policy: 2 takes a card, 1 takes a password or shows a signed-in person's own
 * things, 0 is public. A browser keeps the policy of the document it loaded, also where the app moves on within it.
 */
export type PageGuard = 0 | 1 | 2;

const CARD_PREFIX = ROUTES.payment('');

const PASSWORD_PAGES: readonly string[] = [
  ROUTES.login,
  ROUTES.register,
  ROUTES.resetPassword,
  ROUTES.verifyEmail,
];

/** The guard that a page's path asks for, in any language. */
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
 * Whether the app in a browser asks for a page that its document's policy is too weak for. The page is then to be loaded
 * as a document of its own. Where the browser does not say what it is showing, that is taken for a public page. Whoever
 * wants the page itself gets it: a browser as a document, a script of its own fetching, or no browser at all.
 */
export function needsOwnDocument(request: { headers: Headers; url: string }): boolean {
  const { headers } = request;
  if (!isRouterRequest(headers)) return false;
  const referer = headers.get('referer') ?? '';
  const shown = URL.canParse(referer) ? guardOf(new URL(referer).pathname) : 0;
  return guardOf(new URL(request.url).pathname) > shown;
}
