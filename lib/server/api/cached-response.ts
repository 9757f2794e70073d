import 'server-only';
import { createHash } from 'node:crypto';
import { hasRepresentation } from '@/lib/server/platform/http/conditional-request';
import { createPause } from '@/lib/server/platform/work-in-steps';

/** The bytes of a response that is the same for everybody, and their ETag. */
export type CachedResponse = {
  body: Buffer<ArrayBuffer>;
  etag: string;
  /** Further headers. */
  headers: readonly (readonly [name: string, value: string])[];
};

/** So many entries of a list take about a millisecond. */
const ENTRIES_PER_STEP = 200;

/** The parts of the JSON of a value; of a list, a part for every few entries. */
function* jsonParts(value: unknown): Generator<string> {
  if (!Array.isArray(value)) return yield JSON.stringify(value);
  yield '[';
  for (let from = 0; from < value.length; from += ENTRIES_PER_STEP) {
    const entries = JSON.stringify(value.slice(from, from + ENTRIES_PER_STEP)).slice(1, -1);
    yield from === 0 ? entries : `,${entries}`;
  }
  yield ']';
}

/**
 * Serialises a JSON response once for all who get it; a long list in steps. Its ETag differs where a header does, and is
 * weak: it is that of each encoding in which the response may leave (RFC 9110 §8.8.3.3).
 */
export async function serializeResponse(
  value: unknown,
  headers: CachedResponse['headers'],
): Promise<CachedResponse> {
  const pause = createPause();
  const hash = createHash('sha256');
  const parts: Buffer[] = [];
  for (const json of jsonParts(value)) {
    const part = Buffer.from(json);
    hash.update(part);
    parts.push(part);
    await pause();
  }
  const etag = `W/"${hash.update(JSON.stringify(headers)).digest('base64url')}"`;
  return { body: Buffer.concat(parts), etag, headers };
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
