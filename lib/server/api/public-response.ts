import 'server-only';
import { createHash } from 'node:crypto';
import { hasRepresentation } from '@/lib/server/platform/http/conditional-request';
import { createPause } from '@/lib/server/platform/work-in-steps';

const ENTRIES_PER_STEP = 200;

function* jsonParts(value: unknown): Generator<string> {
  if (!Array.isArray(value)) return yield JSON.stringify(value);
  yield '[';
  for (let from = 0; from < value.length; from += ENTRIES_PER_STEP) {
    const entries = JSON.stringify(value.slice(from, from + ENTRIES_PER_STEP)).slice(1, -1);
    yield from === 0 ? entries : `,${entries}`;
  }
  yield ']';
}

type Headers = readonly [name: string, value: string][];

type Content = { body: Buffer<ArrayBuffer>; etag: string; headers: Headers };

/**
 * A long list in steps with other work between them. The ETag covers the headers too, and is weak: it is that of
 * each encoding in which the response may leave (RFC 9110 §8.8.3.3).
 */
export async function serializeInSteps(value: unknown, headers: Headers): Promise<Content> {
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

export function publicResponse({ body, etag, headers }: Content, request: Request): Response {
  const sent: [string, string][] = [...headers, ['etag', etag]];
  if (hasRepresentation(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: sent });
  sent.push(['content-type', 'application/json'], ['content-length', String(body.byteLength)]);
  return new Response(request.method === 'HEAD' ? null : body, { headers: sent });
}
