import 'server-only';
import type { ServerResponse } from 'node:http';
import { BODY_LENGTH_HEADER } from '@/lib/server/platform/http/body-length';

/**
 * Sets the `content-length` that a route named: the framework drops it from whatever a route returns, as a body that was fetched
 * may have been decoded (its send-response.js). To be called just before the headers are sent.
 */
export function keepBodyLength(
  response: Pick<ServerResponse, 'getHeader' | 'setHeader' | 'hasHeader' | 'removeHeader'>,
): void {
  const length = response.getHeader(BODY_LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(BODY_LENGTH_HEADER);
  if (!response.hasHeader('content-encoding')) response.setHeader('content-length', length);
}
