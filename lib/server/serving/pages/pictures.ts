import 'server-only';
import { fileTags } from '@/lib/server/platform/cache/file-copies';
import { env } from '@/lib/server/platform/config/env';
import type { Judge } from '../addresses/address-kind';
import { normalizeAddress } from '../addresses/normalize-address';
import { isFresh, isRead, typeOf } from './public-pages';
import { ResponseCache } from './response-cache';
import type { Kind } from './response-kind';

/** About two thousand pictures of the sizes our pages ask for. */
const MAX_BYTES = 32 * 1024 * 1024;
const OPTIMISER = '/_next/image';
const NUMBER = /^\d{1,4}$/;
/** Routes of pictures, null for those of `public`. A page must not be rendered through the optimiser's own request, unjudged. */
const SOURCES: ReadonlySet<string | null> = new Set([null, '/_next/static', '/files/[name]']);
/** In case the news of a deleted file was lost, with the process that deleted it. */
const LONGEST_AGE_MS = 24 * 60 * 60_000;
/** The release that a page is of: pictures do not depend on it. */
const RELEASE = /&dpl=[\w-]*/;
/** The one format that the framework makes for browsers that say they accept it. */
const FORMAT = 'image/webp';

/** Returns the optimiser's address with nothing but its parameters; without any, so that it refuses (400), if they name no picture. */
function pictureAddress(query: string, judge: Judge): string {
  const given = new URLSearchParams(query);
  const [url = '', ...more] = given.getAll('url');
  const [width = '', quality = ''] = ['w', 'q'].map((name) => given.get(name) ?? '');
  const address = more.length === 0 && url.startsWith('/') ? normalizeAddress(url) : null;
  if (!address || !NUMBER.test(width) || !NUMBER.test(quality)) return OPTIMISER;
  const { kind, route, path, query: ofPicture } = judge(address);
  if (kind !== 'file' || !SOURCES.has(route) || ofPicture !== '') return OPTIMISER;
  return `${OPTIMISER}?url=${encodeURIComponent(path)}&w=${Number(width)}&q=${Number(quality)}`;
}

/** Pictures in the sizes and formats they were asked for: making one takes some 70 ms of a processor. */
export function pictures(judge: Judge): Kind {
  const host = new URL(env().NEXTAUTH_URL).host;
  const nameOf = (address: string, accept: string | undefined) =>
    accept?.includes(FORMAT) ? `${address} ${FORMAT}` : address;
  return {
    cache: new ResponseCache(MAX_BYTES),
    knownName: ({ method, url = '', headers }) =>
      isRead(method) ? nameOf(url.replace(RELEASE, ''), headers.accept) : null,
    nameOf: ({ method, headers }, { kind, query }) =>
      kind === 'picture' && isRead(method) ? nameOf(pictureAddress(query, judge), headers.accept) : null,
    canonical(name) {
      const [url = '', accept = '*/*'] = name.split(' ');
      return { url, headers: { host, accept } };
    },
    validityOf(response, name) {
      if (!isFresh(response) || !typeOf(response).startsWith('image/')) return null;
      const [, seconds = 0] = /max-age=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
      const tags = fileTags(name);
      return tags && { tags, maxAgeMs: Math.min(Number(seconds) * 1000, LONGEST_AGE_MS) };
    },
  };
}
