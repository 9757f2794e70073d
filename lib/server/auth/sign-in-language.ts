import 'server-only';
import { LANGUAGE_COOKIE, type Language, languageOf } from '@/lib/shared/languages';
import { splitLanguage } from '@/lib/shared/local-path';
import { ROUTES } from '@/lib/shared/routes';
import { env } from '../config/env';
import { askedLanguage } from '../http/asked-language';
import { cookieName } from './session-cookie';

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The address that next-auth leads back to after another provider's pages: it keeps it in a cookie meanwhile. */
export function keptReturnUrl(request: Request): URL | null {
  const kept = cookieOf(request, cookieName('callback-url'));
  const origin = env().NEXTAUTH_URL;
  try {
    return kept ? new URL(decodeURIComponent(kept), origin) : null;
  } catch {
    // Anyone can put anything into their own cookie.
    return null;
  }
}

/** The language of the page a sign-in was begun on, where the call or the way back says so. */
export function signInLanguage(request: Request): Language | undefined {
  const asked = askedLanguage(request.headers);
  if (asked) return asked;
  const kept = keptReturnUrl(request);
  return kept ? splitLanguage(kept.pathname).language : undefined;
}

/**
 * What the pages speak that next-auth sends the browser to: the same. The bare address says nothing, since next-auth
 * keeps it where nobody named another; it leads to what the visitor chose before, and so does this.
 */
export function signInPageLanguage(request: Request): Language {
  const isBare = keptReturnUrl(request)?.pathname === ROUTES.home;
  const begun = isBare ? askedLanguage(request.headers) : signInLanguage(request);
  return begun ?? languageOf(cookieOf(request, LANGUAGE_COOKIE.name));
}
