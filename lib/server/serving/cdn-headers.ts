import 'server-only';
import type { IncomingMessage } from 'node:http';
import { cdnTags } from '@/lib/server/platform/cache/cdn-tags';
import { env } from '@/lib/server/platform/config/env';
import { ROUTES } from '@/lib/shared/routes';
import { ASK_AGAIN } from './next-internals/cached-page-freshness';
import { readTags, TAGS_HEADER } from './next-internals/page-headers';
import { isFresh, isPublicPage } from './response-cache/public-pages';
import type { StoreResponse } from './store-response';

/**
 * Lets a content delivery network send a public page for `CDN_MAX_AGE_SECONDS` without asking, and names what it shows, for purges.
 * Browsers go on asking at each visit. Not for the bare address of the shop, from which a visitor who chose a language is
 * redirected by a cookie, nor for pages that are not the same for everybody. To be called after what decides how browsers keep a page.
 */
export function letCdnKeep(request: IncomingMessage, response: StoreResponse): void {
  const seconds = env().CDN_MAX_AGE_SECONDS;
  if (seconds === 0) return;
  response.beforeHead(() => {
    const isCachedPage = response.statusCode === 200 && response.getHeader('cache-control') === ASK_AGAIN;
    // The framework sends an old page once more when it is about to build it again; a network would keep that.
    if (!isCachedPage || !isFresh(response) || !response.hasHeader(TAGS_HEADER)) return;
    const [path = ''] = (request.url ?? '').split('?');
    if (path === ROUTES.home || !isPublicPage(path)) return;
    response.setHeader('cache-control', `${ASK_AGAIN}, s-maxage=${seconds}`);
    const tags = cdnTags(readTags(response.getHeader(TAGS_HEADER)));
    if (tags.length > 0) response.setHeader('cache-tag', tags.join(','));
  });
}
