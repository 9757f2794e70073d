import 'server-only';
import type { IncomingMessage } from 'node:http';
import type { StoreResponse } from '../store-response';
import { encodingFor } from './accepted-encoding';
import { type CachedPage, isKnown } from './cached-page';
import type { PageCache } from './page-cache';

type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

function sendAs(
  asked: Asked,
  response: StoreResponse,
  status: 200 | 304,
  headers: string[],
  bytes?: Buffer,
): void {
  response.sendWhole(status, headers, asked.method === 'HEAD' ? undefined : bytes);
}

/**
 * Sends a page as the client accepts it, and 304 to one that has it. Returns a promise where that takes a moment: at first for
 * a page uncompressed.
 */
export function sendCachedPage(
  cache: PageCache,
  page: CachedPage,
  asked: Asked,
  response: StoreResponse,
): void | Promise<void> {
  const { headers } = asked;
  const encoding = encodingFor(headers['accept-encoding'] as string | undefined);
  const representation = page[encoding];
  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined && (ifNoneMatch === representation.etag || isKnown(page, ifNoneMatch)))
    return sendAs(asked, response, 304, representation.headersIfKnown);
  const bytes = encoding === 'identity' ? cache.plainBytes(page) : page.bytes[encoding];
  if (bytes instanceof Promise)
    return bytes.then((plain) => sendAs(asked, response, 200, representation.headers, plain));
  sendAs(asked, response, 200, representation.headers, bytes);
}
