import 'server-only';
import { fileTags } from '@/lib/server/platform/cache/file-copies';
import { env } from '@/lib/server/platform/config/env';
import type { Asking, Kind } from './kind';
import { isFresh, isRead, typeOf } from './public-pages';
import { ResponseCache } from './response-cache';

/** About two thousand pictures of the sizes our pages ask for. */
const MAX_BYTES = 32 * 1024 * 1024;
const PREFIX = '/_next/image?';
const LONGEST_ADDRESS = 500;
/** In case the news of a deleted file was lost, with the process that deleted it. */
const LONGEST_AGE_MS = 24 * 60 * 60_000;
/** The release that a page is of: pictures do not depend on it. */
const RELEASE = /&dpl=[\w-]*/;
/** The one format that the framework makes for browsers that say they accept it. */
const FORMAT = 'image/webp';

/** Pictures in the sizes and formats they were asked for: making one takes some 70 ms of a processor. */
export function pictures(): Kind {
  const host = new URL(env().NEXTAUTH_URL).host;
  return {
    cache: new ResponseCache(MAX_BYTES),
    nameOf({ method, url = '', headers }: Asking) {
      if (!url.startsWith(PREFIX) || url.length > LONGEST_ADDRESS || !isRead(method)) return null;
      const address = url.replace(RELEASE, '');
      return headers.accept?.includes(FORMAT) ? `${address} ${FORMAT}` : address;
    },
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
