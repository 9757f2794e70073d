import 'server-only';
import type { IncomingMessage } from 'node:http';
import { CATALOGUE_PARAMETERS } from '@/lib/shared/catalogue-parameters';
import { LANGUAGE_COOKIE, LANGUAGES } from '@/lib/shared/languages';
import { splitLanguage } from '@/lib/shared/local-path';
import { ROUTES } from '@/lib/shared/routes';
import { isPublicPage } from './response-cache/public-pages';

const ROUTER_PARAMETER = '_rsc';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether the query makes it an address of the catalogue (next.config.ts), which is rendered for each query. */
function isOfCatalogue(path: string, query: URLSearchParams): boolean {
  if (!/^\/tools(?:$|\/c\/)/.test(path)) return false;
  return CATALOGUE_PARAMETERS.some((name) => {
    const values = query.getAll(name);
    return values.length > 1 || (values[0] ?? '') !== '';
  });
}

/** Whether the middleware redirects this visitor to the language they chose, keeping the query. */
function isRedirected(path: string, headers: IncomingMessage['headers']): boolean {
  if (path !== ROUTES.home || headers['sec-fetch-dest'] === 'empty') return false;
  const named = (headers.cookie ?? '').split(';').flatMap((cookie) => {
    const [name = '', value = ''] = cookie.trim().split('=');
    return name === LANGUAGE_COOKIE.name ? [value] : [];
  });
  const [chosen] = named;
  const others: readonly string[] = LANGUAGES.all.filter((language) => language !== LANGUAGES.default);
  return named.length === 1 && chosen !== undefined && others.includes(chosen);
}

/**
 * Returns the address of a request without its query if the page is shared by all visitors. The framework would write the
 * query of the first visitor into that page for everyone else to read; none of these pages reads the query before it runs in
 * the browser, which has the address. The app router's own parameter stays.
 */
export function withoutIgnoredQuery({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const end = url.indexOf('?');
  if (end === -1) return url;
  const [path, query] = [url.slice(0, end), url.slice(end + 1)];
  const address = decoded(path);
  const inside = splitLanguage(address).path;
  if (!isPublicPage(address) && inside !== ROUTES.quote) return url;
  if (isOfCatalogue(inside, new URLSearchParams(query)) || isRedirected(path, headers)) return url;
  const router = query
    .split('&')
    .find((part) => part === ROUTER_PARAMETER || part.startsWith(`${ROUTER_PARAMETER}=`));
  return router === undefined || headers.rsc === undefined ? path : `${path}?${router}`;
}
