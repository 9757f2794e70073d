import 'server-only';
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { REQUEST_ID_HEADER } from '@/lib/server/platform/http/request-id';
import type { Encoding } from './accepted-encoding';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Pages are compressed after each change of what they show: in a few milliseconds. */
const FAST = brotli(5);
/** An eighth less bytes, for a tenth of a second and more of a processor: once for what lasts. */
const DENSE = brotli(constants.BROTLI_MAX_QUALITY);

/** Text of less than this is not compressed: it fits into one packet. */
const SMALLEST_BYTES = 1_024;

/** A response in one encoding. Headers are Node's flat list of names and values, which it writes as it is. */
type Representation = {
  etag: string;
  headers: string[];
  /** Those of a 304, which has no body to describe. */
  headersIfKnown: string[];
  /** Null where the bytes are made on demand: few clients request a page uncompressed. */
  bytes: Buffer | null;
};

/** A complete response, ready to be sent to any client: headers and body are complete. */
export type CachedResponse = Record<Encoding, Representation> & {
  /** What the ETag of each encoding begins with, and no other ETag does. */
  etagStart: string;
  /** Whether it cannot be compressed better. */
  isDense: boolean;
  /** What it takes in memory, roughly. */
  size: number;
};

const HASH_LENGTH = 22;

/** Headers of one message, or that each encoding has of its own. */
const NOT_KEPT = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
  'vary',
  REQUEST_ID_HEADER,
];

function varyOn(vary: OutgoingHttpHeaders[string], name: string): string {
  const names = vary === undefined ? [] : String(vary).split(/\s*,\s*/);
  return [...names.filter((one) => one.toLowerCase() !== name.toLowerCase()), name].join(', ');
}

/** Returns the flat list of the headers to keep. */
function keptHeaders(headers: OutgoingHttpHeaders): string[] {
  const kept = Object.entries(headers).filter(([name]) => !NOT_KEPT.includes(name.toLowerCase()));
  return kept.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]),
  );
}

function without(headers: readonly string[], name: string): string[] {
  return headers.flatMap((value, index) =>
    index % 2 === 1 && headers[index - 1]?.toLowerCase() !== name ? [headers[index - 1] ?? '', value] : [],
  );
}

type Whole = { kept: readonly string[]; etag: string; length: number; bytes: Buffer | null };

function represent({ kept, etag, length, bytes }: Whole, coding: readonly string[] = []): Representation {
  return {
    etag,
    headers: [...kept, 'etag', etag, ...coding, 'content-length', String(length)],
    headersIfKnown: [...without(kept, 'content-type'), 'etag', etag],
    bytes,
  };
}

const isText = (type: OutgoingHttpHeaders[string]) =>
  /^(?:text\/|application\/json)/.test(String(type ?? ''));

type Making = {
  /** Keeps its ETag, the same in every encoding, for what has one by its contract; else each has a strong one of its own. */
  ownEtag?: boolean;
  /** The response made before, returned if the new one is identical: most that are revalidated are. */
  before?: CachedResponse | undefined;
  /** Nobody waits for it: one that is identical to the one before is compressed as well as it can be. */
  inBackground?: boolean;
};

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}

function withoutCoding(etagStart: string, only: Representation, size: number): CachedResponse {
  return { etagStart, br: only, gzip: only, identity: only, isDense: true, size };
}

/** Returns the same response with a smaller Brotli body, and an ETag of its own for it. */
async function densify(cached: CachedResponse, body: Buffer): Promise<CachedResponse> {
  const bytes = await compressBrotli(body, DENSE);
  const { etagStart, identity, br } = cached;
  const kept = without(without(identity.headers, 'etag'), 'content-length');
  const etag = `${etagStart}br-dense"`;
  return {
    ...cached,
    br: represent({ kept, etag, length: bytes.byteLength, bytes }, ['content-encoding', 'br']),
    isDense: true,
    size: cached.size - (br.bytes?.byteLength ?? 0) + bytes.byteLength,
  };
}

/** Makes a response ready to be sent, with the headers it left with; text is compressed. */
export async function makeCachedResponse(
  headers: OutgoingHttpHeaders,
  body: Buffer,
  { ownEtag = false, before, inBackground = false }: Making = {},
): Promise<CachedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH);
  const own = ownEtag ? String(headers.etag) : null;
  const etagStart = own ?? `"${hash}-`;
  const etagOf = (encoding: Encoding) => own ?? `"${hash}-${encoding}"`;
  const listed = keptHeaders(headers);
  const length = body.byteLength;
  if (!isText(headers['content-type'])) {
    const kept = headers.vary === undefined ? listed : [...listed, 'vary', String(headers.vary)];
    const only = represent({ kept, etag: etagOf('identity'), length, bytes: body });
    return withoutCoding(etagStart, only, length + kept.join('').length);
  }
  const kept = [...listed, 'vary', varyOn(headers.vary, 'Accept-Encoding')];
  const headerBytes = kept.join('').length;
  if (length < SMALLEST_BYTES) {
    const only = represent({ kept, etag: etagOf('identity'), length, bytes: body });
    return withoutCoding(etagStart, only, length + headerBytes);
  }
  const plain = represent({ kept, etag: etagOf('identity'), length, bytes: null });
  if (before?.etagStart === etagStart && areSame(before.identity.headers, plain.headers))
    return inBackground && !before.isDense ? densify(before, body) : before;
  const [br, zipped] = await Promise.all([compressBrotli(body, FAST), compressGzip(body)]);
  const compressed = (encoding: Encoding, bytes: Buffer) =>
    represent({ kept, etag: etagOf(encoding), length: bytes.byteLength, bytes }, [
      'content-encoding',
      encoding,
    ]);
  return {
    etagStart,
    br: compressed('br', br),
    gzip: compressed('gzip', zipped),
    identity: plain,
    // The ETag of a contract names the same bytes for as long as it lasts.
    isDense: own !== null,
    // The names and values are the same strings in every list.
    size: br.byteLength + zipped.byteLength + headerBytes,
  };
}

/** Returns the bytes of a compressed response uncompressed. */
export function decompress({ br }: CachedResponse): Promise<Buffer> {
  return decompressBrotli(br.bytes ?? Buffer.alloc(0));
}

/** Whether an If-None-Match header names the response in any of its encodings (RFC 9110 §13.1.2: weak comparison). */
export function isKnown({ etagStart }: CachedResponse, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.includes(etagStart));
}
