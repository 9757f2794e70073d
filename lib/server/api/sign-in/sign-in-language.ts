import 'server-only';
import { cookieName } from '@/lib/server/identity/sessions/session-cookie';
import { env } from '@/lib/server/platform/config/env';
import { readPageLanguage } from '@/lib/server/platform/http/page-language';
import { LANGUAGE_COOKIE, type Language, languageOf } from '@/lib/shared/site/languages';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The address that next-auth redirects to after another provider's pages; it is kept in a cookie meanwhile. */
export function keptReturnUrl(request: Request): URL | null {
  const kept = cookieOf(request, cookieName('callback-url'));
  const origin = env().NEXTAUTH_URL;
  try {
    return kept ? new URL(decodeURIComponent(kept), origin) : null;
  } catch {
    // Anyone can set their own cookie to anything.
    return null;
  }
}

/** Returns the language of the page where a sign-in began, if the call or the return address has it. */
export function signInLanguage(request: Request): Language | undefined {
  const asked = readPageLanguage(request.headers);
  if (asked) return asked;
  const kept = keptReturnUrl(request);
  return kept ? splitLanguage(kept.pathname).language : undefined;
}

/**
 * The language of the pages that next-auth sends the browser to: the same. A return address of `/` says nothing, since
 * it is next-auth's default; it redirects to the language that the visitor chose before, which is returned then.
 */
export function signInPageLanguage(request: Request): Language {
  const isBare = keptReturnUrl(request)?.pathname === ROUTES.home;
  const begun = isBare ? readPageLanguage(request.headers) : signInLanguage(request);
  return begun ?? languageOf(cookieOf(request, LANGUAGE_COOKIE.name));
}
