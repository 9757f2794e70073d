import 'server-only';
import type { IncomingMessage } from 'node:http';
import { LANGUAGE_COOKIE } from '@/lib/shared/languages';
import { localPath, splitLanguage } from '@/lib/shared/local-path';
import { ROUTES } from '@/lib/shared/routes';

/** Public pages that are the same bytes for everybody. Anything else goes to the framework. */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:review|portfolio|blog|contact)$/,
  /^\/review\/page\/[1-9]\d{0,5}$/,
  /^\/blog\/[a-z0-9-]{1,100}$/,
  /^\/tools$/,
  /^\/tools\/c\/[a-z0-9-]{1,100}$/,
  /^\/tools\/[a-z0-9-]{1,100}(?:\/reviews\/[1-9]\d{0,5})?$/,
];

function hasCookie(header: string | undefined, name: string): boolean {
  return header?.split(';').some((cookie) => cookie.trimStart().startsWith(`${name}=`)) ?? false;
}

/**
 * Returns the name under which the response to a request may be cached and looked up: its path. Null for what is never
 * cached: other methods, addresses and data of the app's router, and the bare address of the shop for someone who chose a
 * language, who is led to another page.
 */
export function pageKey({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.rsc !== undefined || headers['next-action'] !== undefined) return null;
  const { language, path } = splitLanguage(url);
  // The framework redirects from other names of the same pages.
  if (url !== localPath(path, language)) return null;
  if (!PAGES.some((page) => page.test(path))) return null;
  if (url === ROUTES.home && hasCookie(headers.cookie, LANGUAGE_COOKIE.name)) return null;
  return url;
}
