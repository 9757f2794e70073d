import 'server-only';
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './accepted-encoding';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Pages are compressed after each change of what they show: in a few milliseconds, and almost as small as with 11. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page in one encoding. Headers are Node's flat list of names and values, which it writes as it is. */
type Representation = {
  etag: string;
  headers: string[];
  /** Those of a 304, which has no body to describe. */
  headersIfKnown: string[];
};

/** A complete response, ready to be sent to anybody: nothing of it is put together when it is sent. */
export type CachedPage = Record<Encoding, Representation> & {
  /** Of the page itself; each encoding has an ETag of its own, made of it: strong, since the bytes differ. */
  hash: string;
  bytes: { br: Buffer; gzip: Buffer };
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
];

function varyOf(vary: OutgoingHttpHeaders[string]): string {
  const names = vary === undefined ? [] : String(vary).split(/\s*,\s*/);
  return [...names.filter((name) => name.toLowerCase() !== 'accept-encoding'), 'Accept-Encoding'].join(', ');
}

/** Returns the flat list of the headers to keep. */
function keptHeaders(headers: OutgoingHttpHeaders): string[] {
  const kept = Object.entries(headers).filter(([name]) => !NOT_KEPT.includes(name.toLowerCase()));
  const listed = kept.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]),
  );
  return [...listed, 'vary', varyOf(headers.vary)];
}

function without(headers: readonly string[], name: string): string[] {
  return headers.flatMap((value, index) =>
    index % 2 === 1 && headers[index - 1]?.toLowerCase() !== name ? [headers[index - 1] ?? '', value] : [],
  );
}

function represent(
  kept: readonly string[],
  hash: string,
  encoding: Encoding,
  length: number,
): Representation {
  const etag = `"${hash}-${encoding}"`;
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return {
    etag,
    headers: [...kept, 'etag', etag, ...coding, 'content-length', String(length)],
    headersIfKnown: [...without(kept, 'content-type'), 'etag', etag],
  };
}

/** Makes a page ready to be sent: compressed, with the headers it left with. */
export async function makeCachedPage(headers: OutgoingHttpHeaders, body: Buffer): Promise<CachedPage> {
  const [br, zipped] = await Promise.all([compressBrotli(body, BROTLI), compressGzip(body)]);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH);
  const kept = keptHeaders(headers);
  return {
    hash,
    bytes: { br, gzip: zipped },
    br: represent(kept, hash, 'br', br.byteLength),
    gzip: represent(kept, hash, 'gzip', zipped.byteLength),
    identity: represent(kept, hash, 'identity', body.byteLength),
    // The names and values are the same strings in every list.
    size: br.byteLength + zipped.byteLength + kept.join('').length,
  };
}

/** Returns the bytes of a page uncompressed. Made on demand: hardly anybody asks for them. */
export function plainBytes(page: CachedPage): Promise<Buffer> {
  return decompressBrotli(page.bytes.br);
}

/** Whether an If-None-Match header names the page in any of its encodings (RFC 9110 §13.1.2: weak comparison). */
export function isKnown(page: CachedPage, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.includes(`"${page.hash}-`));
}
