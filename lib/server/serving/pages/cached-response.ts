import 'server-only';
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@/lib/server/platform/http/accepted-encoding';
import { REQUEST_ID_HEADER } from '@/lib/server/platform/http/request-id';

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
  headers: string[];
  /** Null where the bytes are made on demand: few clients request a page uncompressed. */
  bytes: Buffer | null;
};

/** A complete response, ready to be sent to any client: headers and body are complete. */
export type CachedResponse = Record<Encoding, Representation> & {
  /** Of all encodings, and so a weak one (RFC 9110 §8.8.3.3). */
  etag: string;
  /** The headers of a 304, which has no body to describe. */
  headersIfKnown: string[];
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

type Whole = { kept: readonly string[]; length: number; bytes: Buffer | null };

function represent({ kept, length, bytes }: Whole, coding: readonly string[] = []): Representation {
  return { headers: [...kept, ...coding, 'content-length', String(length)], bytes };
}

const isText = (type: OutgoingHttpHeaders[string]) =>
  /^(?:text\/|application\/json)/.test(String(type ?? ''));

type Making = {
  /** Keeps its ETag, for what has one by its contract. */
  ownEtag?: boolean;
  /** The response made before, returned if the new one is identical: most that are revalidated are. */
  before?: CachedResponse | undefined;
  /** Nobody waits for it: one that is identical to the one before is compressed as well as it can be. */
  inBackground?: boolean;
};

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}

/** Returns the same response with a smaller Brotli body. */
async function densify(cached: CachedResponse, body: Buffer): Promise<CachedResponse> {
  const bytes = await compressBrotli(body, DENSE);
  const { identity, br } = cached;
  const kept = without(identity.headers, 'content-length');
  return {
    ...cached,
    br: represent({ kept, length: bytes.byteLength, bytes }, ['content-encoding', 'br']),
    isDense: true,
    size: cached.size - (br.bytes?.byteLength ?? 0) + bytes.byteLength,
  };
}

function varyOf({ vary, 'content-type': type }: OutgoingHttpHeaders): string[] {
  if (isText(type)) return ['vary', varyOn(vary, 'Accept-Encoding')];
  return vary === undefined ? [] : ['vary', String(vary)];
}

/** Makes a response ready to be sent, with the headers it left with; text is compressed. */
export async function makeCachedResponse(
  headers: OutgoingHttpHeaders,
  body: Buffer,
  { ownEtag = false, before, inBackground = false }: Making = {},
): Promise<CachedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH);
  const etag = ownEtag ? String(headers.etag) : `W/"${hash}"`;
  const kept = [...keptHeaders(headers), ...varyOf(headers), 'etag', etag];
  const headersIfKnown = without(kept, 'content-type');
  const headerBytes = kept.join('').length;
  const length = body.byteLength;
  if (!isText(headers['content-type']) || length < SMALLEST_BYTES) {
    const only = represent({ kept, length, bytes: body });
    const size = length + headerBytes;
    return { etag, headersIfKnown, br: only, gzip: only, identity: only, isDense: true, size };
  }
  const plain = represent({ kept, length, bytes: null });
  if (before?.etag === etag && areSame(before.identity.headers, plain.headers))
    return inBackground && !before.isDense ? densify(before, body) : before;
  const [br, zipped] = await Promise.all([compressBrotli(body, FAST), compressGzip(body)]);
  const compressed = (encoding: Encoding, bytes: Buffer) =>
    represent({ kept, length: bytes.byteLength, bytes }, ['content-encoding', encoding]);
  return {
    etag,
    headersIfKnown,
    br: compressed('br', br),
    gzip: compressed('gzip', zipped),
    identity: plain,
    isDense: false,
    // The names and values are the same strings in every list.
    size: br.byteLength + zipped.byteLength + headerBytes,
  };
}

/** Returns the bytes of a compressed response uncompressed. */
export function decompress({ br }: CachedResponse): Promise<Buffer> {
  return decompressBrotli(br.bytes ?? Buffer.alloc(0));
}
