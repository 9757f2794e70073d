import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Classify } from '../addresses/address-kind';
import { HASHES_HEADER, readTags, TAGS_HEADER } from '../next-internals/page-headers';
import { findPageTags } from '../next-internals/page-tags.mjs';
import {
  type RouterRequest,
  readRouterRequest,
  routerQuery,
  writeRouterRequest,
} from '../next-internals/router/router-address';
import { isFresh, isRead, routingHeaders, typeOf } from './public-pages';
import { ResponseCache } from './response-cache';
import type { ResponseKind } from './response-kind';

/** The framework's path of a page, with its language. */
function insideName(address: string): string {
  const { language, path } = splitLanguage(address);
  return path === ROUTES.home ? `/${language}` : `/${language}${path}`;
}

const DATA_TYPE = 'text/x-component';

export function routerData(classify: Classify, maxBytes: number): ResponseKind {
  const host = new URL(env().NEXTAUTH_URL).host;
  const nameOf = (request: RouterRequest | null) =>
    request && (request.segment === null ? request.path : `${request.path} ${request.segment}`);
  return {
    cache: new ResponseCache(maxBytes),
    lookupName: ({ method, url = '', headers }) =>
      isRead(method) ? nameOf(readRouterRequest(url, headers)) : null,
    nameOf: ({ method, headers }, { isShared, path, query }) =>
      isShared && isRead(method) ? nameOf(readRouterRequest(`${path}${routerQuery(query)}`, headers)) : null,
    canonical(name) {
      const [path = '', segment = null] = name.split(' ');
      const { url, headers } = writeRouterRequest({ path, segment });
      return { url, headers: { host, accept: '*/*', ...routingHeaders(path, classify), ...headers } };
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
