import 'server-only';
import { unstable_cache } from 'next/cache';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { notePageRead, pageReadTag } from './page-reads';
import { announceRefresh, catchUpWithRefreshes, followRefreshes } from './share-refreshes';
import type { PageTag, PublicTag } from './tags';
import { tagVersion } from './tags';

/** Pages are rebuilt after this long even if no change was announced, e.g. one made straight in the database. */
const PUBLIC_MAX_AGE_SECONDS = 600;

type Listener = { onRefresh: (tag: string) => void };

const listener = () => processSingleton<Listener>('public-cache', () => ({ onRefresh: () => undefined }));

/** Only for what every visitor may see and JSON can hold; whatever changes it refreshes one of its tags. */
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

/** Changes with each change of the tag, those of other instances within a second. Throws the driver's errors. */
export async function publicVersion(tag: PageTag): Promise<string> {
  await catchUpWithRefreshes();
  return `${tagVersion(tag)} ${Math.floor(Date.now() / (PUBLIC_MAX_AGE_SECONDS * 1_000))}`;
}

/** At once here, within about a second in every other instance. */
export function refreshPublic(...tags: PublicTag[]): void {
  for (const tag of tags) listener().onRefresh(tag);
  announceRefresh(tags);
}

/** In this process alone, for what was missing only here. */
export function refreshPublicHere(tag: PublicTag): void {
  listener().onRefresh(tag);
}

export function onPublicRefresh(onRefresh: (tag: string) => void): void {
  listener().onRefresh = onRefresh;
  followRefreshes(onRefresh);
}
