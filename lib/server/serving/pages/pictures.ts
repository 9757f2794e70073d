import 'server-only';
import { fileTags } from '@/lib/server/platform/cache/file-copies';
import { env } from '@/lib/server/platform/config/env';
import type { Classify } from '../addresses/address-kind';
import { normalizeAddress } from '../addresses/normalize-address';
import { isFresh, isRead, typeOf } from './public-pages';
import { ResponseCache } from './response-cache';
import type { ResponseKind } from './response-kind';

const MAX_BYTES = 32 * 1024 * 1024;
const OPTIMISER = '/_next/image';
const NUMBER = /^\d{1,4}$/;
/** Null is `public`. A page must not be rendered through the optimiser's request. */
const SOURCES: ReadonlySet<string | null> = new Set([null, '/_next/static', '/files/[name]']);
/** In case the message about a deleted file was lost with its process. */
const MAX_AGE_MS = 24 * 60 * 60_000;
const RELEASE = /&dpl=[\w-]*/;
/** The only format that the framework makes by `Accept`. */
const FORMAT = 'image/webp';

/** Returns the optimiser's address with its own parameters, or with none if they name no picture, for a 400. */
function pictureAddress(query: string, classify: Classify): string {
  const given = new URLSearchParams(query);
  const [url = '', ...more] = given.getAll('url');
  const [width = '', quality = ''] = ['w', 'q'].map((name) => given.get(name) ?? '');
  const address = more.length === 0 && url.startsWith('/') ? normalizeAddress(url) : null;
  if (!address || !NUMBER.test(width) || !NUMBER.test(quality)) return OPTIMISER;
  const { kind, route, path, query: ofPicture } = classify(address);
  if (kind !== 'file' || !SOURCES.has(route) || ofPicture !== '') return OPTIMISER;
  return `${OPTIMISER}?url=${encodeURIComponent(path)}&w=${Number(width)}&q=${Number(quality)}`;
}

/** Making one takes some 70 ms of a processor. */
export function pictures(classify: Classify): ResponseKind {
  const host = new URL(env().NEXTAUTH_URL).host;
  const nameOf = (address: string, accept: string | undefined) =>
    accept?.includes(FORMAT) ? `${address} ${FORMAT}` : address;
  return {
    cache: new ResponseCache(MAX_BYTES),
    lookupName: ({ method, url = '', headers }) =>
      isRead(method) ? nameOf(url.replace(RELEASE, ''), headers.accept) : null,
    nameOf: ({ method, headers }, { kind, query }) =>
      kind === 'picture' && isRead(method) ? nameOf(pictureAddress(query, classify), headers.accept) : null,
    canonical(name) {
      const [url = '', accept = '*/*'] = name.split(' ');
      return { url, headers: { host, accept } };
    },
    validityOf(response, name) {
      if (!isFresh(response) || !typeOf(response).startsWith('image/')) return null;
      const [, seconds = 0] = /max-age=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
      const tags = fileTags(name);
      return tags && { tags, maxAgeMs: Math.min(Number(seconds) * 1000, MAX_AGE_MS) };
    },
  };
}
