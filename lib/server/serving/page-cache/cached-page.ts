import 'server-only';
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Pages are compressed after each change of what they show: in a few milliseconds, and almost as small as with 11. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Encoding = 'br' | 'gzip' | 'identity';

/** A complete response, ready to be sent to anybody. */
export type CachedPage = {
  headers: OutgoingHttpHeaders;
  /** Of the page itself; each encoding has an ETag of its own, made of it. */
  hash: string;
  br: Buffer;
  gzip: Buffer;
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
];

function varyOf(vary: OutgoingHttpHeaders[string]): string {
  const names = vary === undefined ? [] : String(vary).split(/\s*,\s*/);
  return [...names.filter((name) => name.toLowerCase() !== 'accept-encoding'), 'Accept-Encoding'].join(', ');
}

/** Makes a page ready to be sent: compressed, with the headers it left with. */
export async function makeCachedPage(headers: OutgoingHttpHeaders, body: Buffer): Promise<CachedPage> {
  const [br, zipped] = await Promise.all([compressBrotli(body, BROTLI), compressGzip(body)]);
  const kept = Object.entries(headers).filter(([name]) => !NOT_KEPT.includes(name.toLowerCase()));
  return {
    headers: { ...Object.fromEntries(kept), vary: varyOf(headers.vary) },
    hash: createHash('sha256').update(body).digest('base64url').slice(0, HASH_LENGTH),
    br,
    gzip: zipped,
  };
}

/** The bytes of a page in an encoding. Uncompressed ones are made on demand: hardly anybody asks for them. */
export function bytesOf(page: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  return encoding === 'identity' ? decompressBrotli(page.br) : page[encoding];
}

/** What a page takes in memory, roughly. */
export function sizeOf(page: CachedPage): number {
  return page.br.byteLength + page.gzip.byteLength + JSON.stringify(page.headers).length;
}

/** The weight that an Accept-Encoding header gives a coding by name (RFC 9110 §12.5.3); null if it does not name it. */
function weightOf(header: string, coding: string): number | null {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== coding) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return null;
}

/** Returns the smallest encoding that the client accepts; plain text for one that accepts nothing we have. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const any = weightOf(header, '*') ?? 0;
  if ((weightOf(header, 'br') ?? any) > 0) return 'br';
  return (weightOf(header, 'gzip') ?? any) > 0 ? 'gzip' : 'identity';
}

/** The ETag of a page in an encoding: strong, since the bytes differ. */
export function etagOf({ hash }: CachedPage, encoding: Encoding): string {
  return `"${hash}-${encoding}"`;
}

/** Whether an If-None-Match header names the page in any of its encodings (RFC 9110 §13.1.2: weak comparison). */
export function isKnown(page: CachedPage, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.includes(`"${page.hash}-`));
}
