import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { judgeConditions, requestedRange } from '@/lib/server/platform/http/conditional-request';
import { refuse } from '../guards/refuse';
import type { StoreResponse } from '../store-response';

/** For files that are named by their content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** A file in the encoding in which it is sent. */
export type Representation = {
  bytes: Buffer;
  etag: string;
  modifiedAt?: Date;
  contentType: string;
  cacheControl: string;
  encoding?: 'br';
  /** Whether it has another encoding as well. */
  isNegotiated: boolean;
};

/** Returns the strong ETag of these bytes. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Sends a file, or what the conditions of the request make of it: 304, 412, a part of it (206), or 416. */
export function sendFile(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: StoreResponse,
  representation: Representation,
): void {
  const { bytes, etag, modifiedAt, contentType, cacheControl, encoding, isNegotiated } = representation;
  const header = (name: string) => headers[name]?.toString();
  const judged = judgeConditions({ header }, representation);
  if (judged === 'failed') {
    refuse(response, 412);
    return;
  }
  const lasting = {
    etag,
    'cache-control': cacheControl,
    ...(modifiedAt && { 'last-modified': modifiedAt.toUTCString() }),
    ...(isNegotiated && { vary: 'Accept-Encoding' }),
  };
  if (judged === 'not-modified') {
    response.writeHead(304, lasting).end();
    return;
  }
  const range = requestedRange({ method, header }, representation, bytes.byteLength);
  if (range === 'unsatisfiable') {
    refuse(response, 416, { 'content-range': `bytes */${bytes.byteLength}` });
    return;
  }
  const { start, end } = range ?? { start: 0, end: bytes.byteLength };
  response.writeHead(range ? 206 : 200, {
    ...lasting,
    'accept-ranges': 'bytes',
    'content-type': contentType,
    'content-length': end - start,
    ...(encoding && { 'content-encoding': encoding }),
    ...(range && { 'content-range': `bytes ${start}-${end - 1}/${bytes.byteLength}` }),
  });
  response.end(method === 'HEAD' ? undefined : bytes.subarray(start, end));
}
