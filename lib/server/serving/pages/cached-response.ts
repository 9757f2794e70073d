import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from '@/lib/server/platform/http/accept';
import { hasRepresentation } from '@/lib/server/platform/http/conditional-request';
import { REQUEST_ID_HEADER } from '@/lib/server/platform/http/own-headers';
import { responseHead } from '../response-head';
import type { StoreResponse } from '../store-response';
import type { ResponseCache } from './response-cache';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const FAST = brotli(5);
/** An eighth smaller for a tenth of a second of a processor: for responses that did not change. */
const DENSE = brotli(constants.BROTLI_MAX_QUALITY);

const MIN_BYTES = 1_024;

/** Headers are Node's flat list of names and values. */
type Representation = {
  headers: string[];
  /** Null if decompressed on demand: few clients request a page uncompressed. */
  bytes: Buffer | null;
  /** The headers as they are sent; made when it is first sent, as most encodings of most responses never are. */
  head?: string;
};

export type CachedResponse = Record<Encoding, Representation> & {
  /** One for all encodings, so a weak one (RFC 9110 §8.8.3.3). */
  etag: string;
  notModifiedHeaders: string[];
  notModifiedHead?: string;
  /** True if it is compressed as well as possible. */
  isDense: boolean;
  size: number;
};

const HASH_LENGTH = 22;

const NOT_STORED = [
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

function storedHeaders(headers: OutgoingHttpHeaders): string[] {
  const shared = Object.entries(headers).filter(([name]) => !NOT_STORED.includes(name.toLowerCase()));
  return shared.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]),
  );
}

function without(headers: readonly string[], name: string): string[] {
  return headers.flatMap((value, index) =>
    index % 2 === 1 && headers[index - 1]?.toLowerCase() !== name ? [headers[index - 1] ?? '', value] : [],
  );
}

type Whole = { shared: readonly string[]; length: number; bytes: Buffer | null };

function represent({ shared, length, bytes }: Whole, coding: readonly string[] = []): Representation {
  return { headers: [...shared, ...coding, 'content-length', String(length)], bytes };
}

const isText = (type: OutgoingHttpHeaders[string]) =>
  /^(?:text\/|application\/json)/.test(String(type ?? ''));

type Making = {
  ownEtag?: boolean;
  before?: CachedResponse | undefined;
  /** Nobody waits for it: if it did not change, it is compressed as well as possible. */
  inBackground?: boolean;
};

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((value, index) => value === others[index]);
}

async function densify(cached: CachedResponse, body: Buffer): Promise<CachedResponse> {
  const bytes = await compressBrotli(body, DENSE);
  const { identity, br } = cached;
  const shared = without(identity.headers, 'content-length');
  return {
    ...cached,
    br: represent({ shared, length: bytes.byteLength, bytes }, ['content-encoding', 'br']),
    isDense: true,
    size: cached.size - (br.bytes?.byteLength ?? 0) + bytes.byteLength,
  };
}

function varyOf({ vary, 'content-type': type }: OutgoingHttpHeaders): string[] {
  if (isText(type)) return ['vary', varyOn(vary, 'Accept-Encoding')];
  return vary === undefined ? [] : ['vary', String(vary)];
}

export async function makeCachedResponse(
  headers: OutgoingHttpHeaders,
  body: Buffer,
  { ownEtag = false, before, inBackground = false }: Making = {},
): Promise<CachedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH);
  const etag = ownEtag ? String(headers.etag) : `W/"${hash}"`;
  const shared = [...storedHeaders(headers), ...varyOf(headers), 'etag', etag];
  const notModifiedHeaders = without(shared, 'content-type');
  const headerBytes = shared.join('').length;
  const length = body.byteLength;
  if (!isText(headers['content-type']) || length < MIN_BYTES) {
    const only = represent({ shared, length, bytes: body });
    const size = length + 2 * headerBytes;
    return { etag, notModifiedHeaders, br: only, gzip: only, identity: only, isDense: true, size };
  }
  const plain = represent({ shared, length, bytes: null });
  if (before?.etag === etag && areSame(before.identity.headers, plain.headers))
    return inBackground && !before.isDense ? densify(before, body) : before;
  const [br, zipped] = await Promise.all([compressBrotli(body, FAST), compressGzip(body)]);
  const compressed = (encoding: Encoding, bytes: Buffer) =>
    represent({ shared, length: bytes.byteLength, bytes }, ['content-encoding', encoding]);
  return {
    etag,
    notModifiedHeaders,
    br: compressed('br', br),
    gzip: compressed('gzip', zipped),
    identity: plain,
    isDense: false,
    // The names and values are the same strings in every list; a head is a copy.
    size: br.byteLength + zipped.byteLength + 2 * headerBytes,
  };
}

export function decompress({ br }: CachedResponse): Promise<Buffer> {
  return decompressBrotli(br.bytes ?? Buffer.alloc(0));
}

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
