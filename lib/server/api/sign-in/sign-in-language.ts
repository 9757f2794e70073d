import { cookieName } from '@/lib/server/identity/sessions/session-cookie';
import { env } from '@/lib/server/platform/config/env';
import { readPageLanguage } from '@/lib/server/platform/http/request-context';
import { LANGUAGE_COOKIE, type Language, languageOf } from '@/lib/shared/site/languages';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';

function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function storedReturnUrl(request: Request): URL | null {
  const stored = cookieOf(request, cookieName('callback-url'));
  const origin = env().NEXTAUTH_URL;
  try {
    return stored ? new URL(decodeURIComponent(stored), origin) : null;
  } catch {
    // The client may have changed the cookie.
    return null;
  }
}

export function signInLanguage(request: Request): Language | undefined {
  const language = readPageLanguage(request.headers);
  if (language) return language;
  const stored = storedReturnUrl(request);
  return stored ? splitLanguage(stored.pathname).language : undefined;
}

/**
 * The language of the pages to which next-auth redirects. A return address of `/` is next-auth's default and leads to the
 * language of the visitor's cookie.
 */
export function signInPageLanguage(request: Request): Language {
  const isBare = storedReturnUrl(request)?.pathname === ROUTES.home;
  const begun = isBare ? readPageLanguage(request.headers) : signInLanguage(request);
  return begun ?? languageOf(cookieOf(request, LANGUAGE_COOKIE.name));
}
