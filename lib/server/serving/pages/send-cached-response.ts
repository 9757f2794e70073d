import 'server-only';
import type { IncomingMessage } from 'node:http';
import { encodingFor } from '@/lib/server/platform/http/accepted-encoding';
import { hasRepresentation } from '@/lib/server/platform/http/conditional-request';
import type { StoreResponse } from '../store-response';
import type { CachedResponse } from './cached-response';
import type { ResponseCache } from './response-cache';

/** What of a visitor's request decides how a response is sent. */
export type Visitor = Pick<IncomingMessage, 'method' | 'headers'>;

/**
 * Sends a response as the client accepts it, and 304 to one that has it. Returns a promise where that takes a moment: at first
 * for a page uncompressed.
 */
export function sendCachedResponse(
  cache: ResponseCache,
  cached: CachedResponse,
  { method, headers }: Visitor,
  response: StoreResponse,
): void | Promise<void> {
  if (hasRepresentation(headers['if-none-match'], cached.etag))
    return response.sendWhole(304, cached.headersIfKnown);
  const chosen = cached[encodingFor(headers['accept-encoding'] as string | undefined)];
  if (method === 'HEAD') return response.sendWhole(200, chosen.headers);
  const bytes = chosen.bytes ?? cache.plainBytes(cached);
  if (bytes instanceof Promise) return bytes.then((plain) => response.sendWhole(200, chosen.headers, plain));
  response.sendWhole(200, chosen.headers, bytes);
}
