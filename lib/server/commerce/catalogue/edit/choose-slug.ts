import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { randomReadableCode } from '@/lib/server/platform/identifiers/readable-code';
import { isFormerSlug } from '../former-slugs.repository';
import { slugOf } from '../slug';

export const CODE_LENGTH = 4;
/** Pages beside those of tools. */
export const OTHER_PAGES: readonly string[] = ['compare'];

/**
 * Returns a part of an address for a tool of this name: the name's own at the first attempt, unless it is another page's, or
 * once was another tool's and still leads there, else with a random code. That no tool has it now is up to the unique index.
 */
export async function chooseSlug(
  { toolId, attempt, ...tool }: { toolId: ObjectId; name: string; sku: string; attempt: number },
  session?: ClientSession,
): Promise<string> {
  const slug = slugOf(tool);
  if (attempt === 0 && !OTHER_PAGES.includes(slug) && !(await isFormerSlug(slug, toolId, session)))
    return slug;
  return `${slug}-${randomReadableCode(CODE_LENGTH).toLowerCase()}`;
}
