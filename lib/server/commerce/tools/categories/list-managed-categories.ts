import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { Category } from '@/lib/shared/categories/category.schema';
import { countToolsOf } from '../tool-targets.repository';
import { readCategories } from './read-categories';

/** In the shop's order; `tools` is how many it has, in every state. */
export async function listManagedCategories(actor: Actor): Promise<(Category & { tools: number })[]> {
  requirePermission(actor, 'manage-tools');
  const { categories } = await readCategories();
  return Promise.all(
    categories.map(async (category) => ({ ...category, tools: await countToolsOf(category.slug) })),
  );
}
