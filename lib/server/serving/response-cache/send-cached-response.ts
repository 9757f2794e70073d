import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { StoreResponse } from '../store-response';
import { encodingFor } from './accepted-encoding';
import { type CachedResponse, isKnown } from './cached-response';
import type { ResponseCache } from './response-cache';

/** What of a request decides how a response is sent. */
export type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

/**
 * Sends a response as the client accepts it, and 304 to one that has it. Returns a promise where that takes a moment: at first
 * for a page uncompressed.
 */
export function sendCachedResponse(
  cache: ResponseCache,
  cached: CachedResponse,
  asked: Asked,
  response: StoreResponse,
): void | Promise<void> {
  const { headers } = asked;
  const chosen = cached[encodingFor(headers['accept-encoding'] as string | undefined)];
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && (ifNoneMatch === chosen.etag || isKnown(cached, ifNoneMatch)))
    return response.sendWhole(304, chosen.headersIfKnown);
  if (asked.method === 'HEAD') return response.sendWhole(200, chosen.headers);
  const bytes = chosen.bytes ?? cache.plainBytes(cached);
  if (bytes instanceof Promise) return bytes.then((plain) => response.sendWhole(200, chosen.headers, plain));
  response.sendWhole(200, chosen.headers, bytes);
}
