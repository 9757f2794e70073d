import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { judgeConditions, requestedRange } from '@/lib/server/platform/http/conditional-request';
import { refuse } from '../guards/refuse';
import type { StoreResponse } from '../store-response';

export const IMMUTABLE = 'public, max-age=31536000, immutable';

export type Representation = {
  bytes: Buffer;
  etag: string;
  modifiedAt?: Date;
  contentType: string;
  cacheControl: string;
  encoding?: 'br';
  isNegotiated: boolean;
};

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

/** Sends a file, or 304, 412, a part of it (206) or 416, as the conditions of the request require. */
export function sendFile(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  response: StoreResponse,
  representation: Representation,
): void {
  const { bytes, etag, modifiedAt, contentType, cacheControl, encoding, isNegotiated } = representation;
  const header = (name: string) => headers[name]?.toString();
  const verdict = judgeConditions({ header }, representation);
  if (verdict === 'failed') {
    refuse(response, 412);
    return;
  }
  const lasting = {
    etag,
    'cache-control': cacheControl,
    ...(modifiedAt && { 'last-modified': modifiedAt.toUTCString() }),
    ...(isNegotiated && { vary: 'Accept-Encoding' }),
  };
  if (verdict === 'not-modified') {
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
