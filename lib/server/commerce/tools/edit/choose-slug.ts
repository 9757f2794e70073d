import type { ClientSession, ObjectId } from 'mongodb';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import type { ToolTexts } from '@/lib/shared/tools/text-in';
import { slugOf } from '../slug';
import { isSlugTaken } from '../tool-keys.repository';

export const CODE_LENGTH = 4;
/** Pages beside those of tools. */
export const OTHER_PAGES: readonly string[] = ['compare'];

type Named = { toolId: ObjectId; sku: string; attempt: number };

/** Returns whether the write failed because another tool has an address by now. */
export function isSlugClash(error: unknown): boolean {
  return ['slug', ...OTHER_LANGUAGES.map((language) => `texts.${language}.slug`)].some((field) =>
    isDuplicateKey(error, field),
  );
}

/**
 * The slug of the name at the first attempt, unless another page has it, or another tool has or had it in some language; else
 * with a random code. The unique indexes reject one that a tool has now.
 */
export async function chooseSlug(
  { toolId, attempt, ...tool }: Named & { name: string },
  session?: ClientSession,
): Promise<string> {
  const slug = slugOf(tool);
  if (attempt === 0 && !OTHER_PAGES.includes(slug) && !(await isSlugTaken(slug, toolId, session)))
    return slug;
  return `${slug}-${randomReadableCode(CODE_LENGTH).toLowerCase()}`;
}

/** Gives each language with a name its address. Throws `validation-failed` for a new one that somebody gave and that is taken. */
export async function withSlugs(
  texts: ToolTexts,
  before: ToolTexts | undefined,
  { toolId, sku, attempt }: Named,
  session?: ClientSession,
): Promise<ToolTexts> {
  const found: ToolTexts = { ...texts };
  for (const language of OTHER_LANGUAGES) {
    const text = texts[language];
    if (!text || (text.slug !== undefined && text.slug === before?.[language]?.slug)) continue;
    const { name, slug } = text;
    if (slug === undefined) {
      if (name === undefined) continue;
      found[language] = { ...text, slug: await chooseSlug({ toolId, sku, attempt, name }, session) };
    } else if (OTHER_PAGES.includes(slug) || (await isSlugTaken(slug, toolId, session)))
      throw new AppError('validation-failed', { issues: { [`texts.${language}.slug`]: ['slug-taken'] } });
  }
  return found;
}
