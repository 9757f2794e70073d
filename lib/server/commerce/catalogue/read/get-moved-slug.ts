import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { findToolByFormerSlug } from '../former-slugs.repository';

async function findMovedSlug(slug: string): Promise<string | null> {
  const tool = await findToolByFormerSlug(slug);
  return tool && tool.state !== 'draft' ? tool.slug : null;
}

const readMovedSlug: (slug: string) => Promise<string | null> = cachePublic(
  'moved-slug',
  ['tools'],
  findMovedSlug,
);

/**
 * The present slug of the tool that had this one. Cached until a tool changes, but for slugs that no tool ever had:
 * their number is unlimited.
 */
export async function getMovedSlug(slug: string): Promise<string | null> {
  return (await findMovedSlug(slug)) === null ? null : readMovedSlug(slug);
}
