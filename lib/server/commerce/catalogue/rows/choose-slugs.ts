import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { randomReadableCode } from '@/lib/server/platform/identifiers/readable-code';
import { CODE_LENGTH, OTHER_PAGES } from '../edit/choose-slug';
import { slugOf } from '../slug';
import { findSlugHolders } from './tool-rows.repository';

type Named = { _id: ObjectId; name: string; sku: string };

/**
 * Returns an address for each of these tools, by its id in hex: the name's own unless it is another page's, or is or was another
 * tool's, also of these.
 */
export async function chooseSlugs(
  tools: readonly Named[],
  session?: ClientSession,
): Promise<ReadonlyMap<string, string>> {
  const holders = await findSlugHolders(tools.map(slugOf), session);
  const taken = new Map(OTHER_PAGES.map((slug): [string, string] => [slug, '']));
  for (const { _id, slug, formerSlugs } of holders)
    for (const held of [slug, ...formerSlugs]) taken.set(held, _id.toHexString());
  const chosen = new Map<string, string>();
  for (const tool of tools) {
    const id = tool._id.toHexString();
    const slug = slugOf(tool);
    const isFree = (taken.get(slug) ?? id) === id;
    const own = isFree ? slug : `${slug}-${randomReadableCode(CODE_LENGTH).toLowerCase()}`;
    taken.set(own, id);
    chosen.set(id, own);
  }
  return chosen;
}
