import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Language } from '@/lib/shared/site/languages';
import { textIn } from '@/lib/shared/tools/text-in';
import { findToolByFormerSlug } from '../former-slugs.repository';

async function findMovedSlug(slug: string, language: Language): Promise<string | null> {
  const tool = await findToolByFormerSlug(slug);
  return tool && tool.state !== 'draft' ? textIn(tool, language).slug : null;
}

const readMovedSlug: (slug: string, language: Language) => Promise<string | null> = cachePublic(
  'moved-slug',
  ['tools'],
  findMovedSlug,
);

/**
 * The present slug, in this language, of the tool that had this one in any. Cached until a tool changes, but for slugs that no
 * tool ever had: their number is unlimited.
 */
export async function getMovedSlug(slug: string, language: Language): Promise<string | null> {
  return (await findMovedSlug(slug, language)) === null ? null : readMovedSlug(slug, language);
}
