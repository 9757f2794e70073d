import 'server-only';
import { randomUUID } from 'node:crypto';
import { env } from '@/lib/server/platform/config/env';

/** Names a request in every response, in every line of its log, and in the logs of the proxies before the store. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Proxies send UUIDs, hexadecimal numbers, and the like; nothing that a log or a header would need escaped. */
const VALID = /^[A-Za-z0-9._:-]{8,128}$/;

/** That of the trusted proxy before the store (TRUSTED_PROXIES), else a new one: clients cannot choose it. */
export function requestIdFrom(
  header: string | string[] | undefined,
  trustedProxies: number = env().TRUSTED_PROXIES,
): string {
  if (trustedProxies > 0 && typeof header === 'string' && VALID.test(header)) return header;
  return randomUUID();
}

/** The `content-length` of what a route returns, by a name that the framework passes on; no response leaves with it. */
export const BODY_LENGTH_HEADER = 'x-forgeline-length';

export function repeatBodyLength(response: Response): Response {
  const length = response.headers.get('content-length');
  if (length !== null) response.headers.set(BODY_LENGTH_HEADER, length);
  return response;
}

export const FROM_CACHE_HEADER = 'x-forgeline-cache';

export function fromCacheHeader(wasCached: boolean): Record<string, string> {
  return wasCached ? { [FROM_CACHE_HEADER]: 'HIT' } : {};
}
