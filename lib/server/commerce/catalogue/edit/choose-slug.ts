import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { randomReadableCode } from '@/lib/server/platform/identifiers/readable-code';
import { isFormerSlug } from '../former-slugs.repository';
import { slugOf } from '../slug';

export const CODE_LENGTH = 4;
/** Pages beside those of tools. */
export const OTHER_PAGES: readonly string[] = ['compare'];

/**
 * The slug of the name at the first attempt, unless another page has it or another tool's former address redirects
 * from it; else with a random code. The unique index rejects one that a tool has now.
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
