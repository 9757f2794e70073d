import type { IncomingMessage } from 'node:http';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';

const COOKIE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE.name}=([^;]*)`);

function chosenLanguage(cookies: string): Language {
  const chosen = COOKIE.exec(cookies)?.[1]?.trim();
  return isLanguage(chosen) ? chosen : LANGUAGES.default;
}

/**
 * Returns the redirect from the home page's address to the language of the visitor's cookie; null if there is none. No other
 * address redirects by language. It runs for every request and must be cheap.
 */
export function chosenHome({
  url = '',
  headers,
  method,
}: Pick<IncomingMessage, 'url' | 'headers' | 'method'>): string | null {
  if (headers.cookie === undefined || (url !== ROUTES.home && !url.startsWith(`${ROUTES.home}?`)))
    return null;
  const language = chosenLanguage(headers.cookie);
  // The router fetches with `empty`: the link to the home page keeps the language of the page.
  const isDocument = headers['sec-fetch-dest'] !== 'empty';
  if (language === LANGUAGES.default || !isDocument || (method !== 'GET' && method !== 'HEAD')) return null;
  return `${localPath(ROUTES.home, language)}${url.slice(ROUTES.home.length)}`;
}
