import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import { splitLanguage } from '@/lib/shared/local-path';
import { ROUTES } from '@/lib/shared/routes';
import { HASHES_HEADER, readTags, TAGS_HEADER } from '../next-internals/page-headers';
import { findPageTags } from '../next-internals/page-tags.mjs';
import { readRouterRequest, writeRouterRequest } from '../next-internals/router-address';
import type { Asking, Kind } from './kind';
import { isFresh, isPublicPage, isRead, mayBeLedOn, typeOf } from './public-pages';
import { ResponseCache } from './response-cache';

/** The framework's name of a page: inside, each language has a prefix. */
function insideName(address: string): string {
  const { language, path } = splitLanguage(address);
  return path === ROUTES.home ? `/${language}` : `/${language}${path}`;
}

const DATA_TYPE = 'text/x-component';

/** Data of public pages for the app's router, by path and segment: what it shows without loading a document. */
export function routerData(maxBytes: number): Kind {
  const host = new URL(env().NEXTAUTH_URL).host;
  const cache = new ResponseCache(maxBytes);
  return {
    cache,
    nameOf({ method, url = '', headers }: Asking) {
      if (headers.rsc === undefined || !isRead(method)) return null;
      const asked = readRouterRequest(url, headers);
      if (!asked || mayBeLedOn(asked.path, headers.cookie)) return null;
      const name = asked.segment === null ? asked.path : `${asked.path} ${asked.segment}`;
      return cache.has(name) || isPublicPage(asked.path) ? name : null;
    },
    canonical(name) {
      const [path = '', segment = null] = name.split(' ');
      const { url, headers } = writeRouterRequest({ path, segment });
      return { url, headers: { host, accept: '*/*', ...headers } };
    },
    validityOf(response, name) {
      if (!isFresh(response) || !typeOf(response).startsWith(DATA_TYPE)) return null;
      const [path = '', segment] = name.split(' ');
      if (segment === undefined && !response.hasHeader(HASHES_HEADER)) return null;
      const tags = segment === undefined ? response.getHeader(TAGS_HEADER) : findPageTags(insideName(path));
      return tags === undefined ? null : { tags: readTags(tags) };
    },
  };
}
