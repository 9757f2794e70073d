import 'server-only';
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
 * Returns where a visitor who chose another language before is redirected to from the bare address of the shop; null for anyone
 * else. No other address leads on by itself: what someone links to or searches for is what they get, and crawlers carry no
 * cookie. It runs for every request and must be cheap.
 */
export function chosenHome({
  url = '',
  headers,
  method,
}: Pick<IncomingMessage, 'url' | 'headers' | 'method'>): string | null {
  if (headers.cookie === undefined || (url !== ROUTES.home && !url.startsWith(`${ROUTES.home}?`)))
    return null;
  const language = chosenLanguage(headers.cookie);
  // The app in the browser fetches with `empty`: a press of Home within a page in English stays with English.
  const isDocument = headers['sec-fetch-dest'] !== 'empty';
  if (language === LANGUAGES.default || !isDocument || (method !== 'GET' && method !== 'HEAD')) return null;
  return `${localPath(ROUTES.home, language)}${url.slice(ROUTES.home.length)}`;
}
