import 'server-only';
import { revalidateTag, unstable_cache } from 'next/cache';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { announceRefresh, followRefreshes } from './share-refreshes';

/** What public pages are built from. A change names the tag, and every page that read it is built anew at the next visit. */
export type PublicTag = 'tools' | 'reviews' | `tool:${string}`;

/** Pages are rebuilt after this long even if no change was announced, e.g. one made straight in the database. */
export const PUBLIC_MAX_AGE_SECONDS = 600;

/** Runs `read` at most once for each argument until one of its tags is refreshed. Only for what every visitor may see. */
export function cachePublic<Args extends unknown[], Result>(
  name: string,
  tags: readonly PublicTag[],
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return unstable_cache(read, [name], { tags: [...tags], revalidate: PUBLIC_MAX_AGE_SECONDS });
}

/**
 * Background work runs outside any request, where `revalidateTag` refuses to; it writes down what `revalidateTag` would
 * have written at the end of the request.
 */
function refreshOutsideRequest(tag: PublicTag): void {
  const now = Date.now();
  tagsManifest.set(tag, { ...tagsManifest.get(tag), stale: now, expired: now });
}

/** Makes pages and cached reads with these tags stale at once, and in every other instance of the store within a second or so. */
export function refreshPublic(...tags: PublicTag[]): void {
  const isInRequest = workAsyncStorage.getStore() !== undefined;
  for (const tag of tags) {
    if (isInRequest) revalidateTag(tag, { expire: 0 });
    else refreshOutsideRequest(tag);
  }
  announceRefresh(tags);
}

/** Makes stale here what other instances refresh, from now on; `onRefresh` hears of each tag too. */
export function followOtherInstances(onRefresh: (tag: string) => void): void {
  followRefreshes((tag) => {
    refreshOutsideRequest(tag as PublicTag);
    onRefresh(tag);
  });
}
