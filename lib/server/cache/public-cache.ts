import 'server-only';
import { revalidateTag, unstable_cache } from 'next/cache';

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

/** Makes pages and cached reads with these tags stale at once. */
export function refreshPublic(...tags: PublicTag[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
