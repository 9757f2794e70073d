import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { randomReadableCode } from '@/lib/server/platform/identifiers/readable-code';
import { CODE_LENGTH, OTHER_PAGES } from '../edit/choose-slug';
import { slugsOf } from '../slug';
import { findSlugHolders } from './tool-rows.repository';

/** An address for a tool; one that somebody gave is that or none. */
export type SlugWish = { _id: ObjectId; slug: string; isGiven?: boolean };

/**
 * Returns an address for each of these wishes, in their order: the one wished for unless it is another page's, or is or was another
 * tool's in some language, also of these; null for one that was given and is taken.
 */
export async function chooseSlugs(
  wishes: readonly SlugWish[],
  session?: ClientSession,
): Promise<(string | null)[]> {
  const holders = await findSlugHolders(
    wishes.map(({ slug }) => slug),
    session,
  );
  const taken = new Map(OTHER_PAGES.map((slug): [string, string] => [slug, '']));
  for (const holder of holders)
    for (const held of [...slugsOf(holder), ...holder.formerSlugs]) taken.set(held, holder._id.toHexString());
  return wishes.map(({ _id, slug, isGiven = false }) => {
    const id = _id.toHexString();
    const isFree = (taken.get(slug) ?? id) === id;
    if (!isFree && isGiven) return null;
    const own = isFree ? slug : `${slug}-${randomReadableCode(CODE_LENGTH).toLowerCase()}`;
    taken.set(own, id);
    return own;
  });
}
