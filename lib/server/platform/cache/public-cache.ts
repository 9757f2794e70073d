import 'server-only';
import { unstable_cache } from 'next/cache';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { notePageRead, pageReadTag } from './page-reads';
import type { PageTag, PublicTag } from './public-tags';
import { announceRefresh, catchUpWithRefreshes, followRefreshes } from './share-refreshes';
import { tagVersion } from './tag-versions';

/** Pages are rebuilt after this long even if no change was announced, e.g. one made straight in the database. */
const PUBLIC_MAX_AGE_SECONDS = 600;

type Listener = { onRefresh: (tag: string) => void };

const listener = () => processSingleton<Listener>('public-cache', () => ({ onRefresh: () => undefined }));

/**
 * Only for what every visitor may see. The result must survive JSON, and whatever changes it must refresh one of its
 * tags.
 */
export function cachePublic<Args extends unknown[], Result>(
  name: string,
  tags: readonly PageTag[],
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) => {
    const readTag = pageReadTag(name, args);
    const readAndNote = async (...given: Args): Promise<Result> => {
      const result = await read(...given);
      notePageRead(readTag, { tags, read: () => read(...given), result });
      return result;
    };
    const options = { tags: [...tags, readTag], revalidate: PUBLIC_MAX_AGE_SECONDS };
    return unstable_cache(readAndNote, [name], options)(...args);
  };
}

/**
 * Returns a version of what has this tag: another one after each change, those of other instances at most a second later,
 * and after ten minutes in any case. Throws the driver's errors while the database cannot be read.
 */
export async function publicVersion(tag: PageTag): Promise<string> {
  await catchUpWithRefreshes();
  return `${tagVersion(tag)} ${Math.floor(Date.now() / (PUBLIC_MAX_AGE_SECONDS * 1_000))}`;
}

/**
 * Makes pages and cached reads with these tags stale, to be built again at the next visit: at once here, and in every
 * other instance of the store within about a second.
 */
export function refreshPublic(...tags: PublicTag[]): void {
  for (const tag of tags) listener().onRefresh(tag);
  announceRefresh(tags);
}

/**
 * Makes pages and cached reads with this tag stale in this process alone: what is the same everywhere, and only here was
 * not known yet.
 */
export function refreshPublicHere(tag: PublicTag): void {
  listener().onRefresh(tag);
}

export function onPublicRefresh(onRefresh: (tag: string) => void): void {
  listener().onRefresh = onRefresh;
  followRefreshes(onRefresh);
}
