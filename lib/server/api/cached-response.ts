import 'server-only';
import { createHash } from 'node:crypto';
import { hasRepresentation } from '@/lib/server/platform/http/conditional-request';

/** The bytes of a response that is the same for everybody, and their ETag. */
export type CachedResponse = {
  body: Buffer<ArrayBuffer>;
  etag: string;
  /** Further headers. */
  headers: readonly (readonly [name: string, value: string])[];
};

/**
 * Serialises a JSON response once for all who get it. Its ETag differs where a header does, and is weak: it is that of each
 * encoding in which the response may leave (RFC 9110 §8.8.3.3).
 */
export function serializeResponse(value: unknown, headers: CachedResponse['headers']): CachedResponse {
  const body = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url');
  return { body, etag: `W/"${hash}"`, headers };
}

/** Returns the response to this request: 304 to a client that has it already, and no body to HEAD. */
export function respondFromCache({ body, etag, headers }: CachedResponse, request: Request): Response {
  const sent: [string, string][] = [...headers.map(([name, value]): [string, string] => [name, value])];
  sent.push(['etag', etag]);
  if (hasRepresentation(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: sent });
  }
  sent.push(['content-type', 'application/json'], ['content-length', String(body.byteLength)]);
  return new Response(request.method === 'HEAD' ? null : body, { headers: sent });
}
