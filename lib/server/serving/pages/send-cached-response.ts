import 'server-only';
import type { IncomingMessage } from 'node:http';
import { encodingFor } from '@/lib/server/platform/http/accepted-encoding';
import { hasRepresentation } from '@/lib/server/platform/http/conditional-request';
import { responseHead } from '../response-head';
import type { StoreResponse } from '../store-response';
import type { CachedResponse } from './cached-response';
import type { ResponseCache } from './response-cache';

export type Visitor = Pick<IncomingMessage, 'method' | 'headers'>;

/** Sends it in an encoding that the client accepts, or 304. Returns a promise only if it must be decompressed. */
export function sendCachedResponse(
  cache: ResponseCache,
  cached: CachedResponse,
  { method, headers }: Visitor,
  response: StoreResponse,
): void | Promise<void> {
  if (hasRepresentation(headers['if-none-match'], cached.etag)) {
    cached.notModifiedHead ??= responseHead(304, cached.notModifiedHeaders);
    return response.sendWhole(304, cached.notModifiedHead);
  }
  const chosen = cached[encodingFor(headers['accept-encoding'] as string | undefined)];
  chosen.head ??= responseHead(200, chosen.headers);
  const { head } = chosen;
  if (method === 'HEAD') return response.sendWhole(200, head);
  const bytes = chosen.bytes ?? cache.plainBytes(cached);
  if (bytes instanceof Promise) return bytes.then((plain) => response.sendWhole(200, head, plain));
  response.sendWhole(200, head, bytes);
}
