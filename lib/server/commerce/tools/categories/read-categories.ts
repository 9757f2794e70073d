import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { CategoryDocument } from '@/lib/server/platform/db/documents/tools';
import { byName } from '@/lib/server/platform/sort-key';
import type { Category } from '@/lib/shared/categories/category.schema';
import { categoryNameIn, type NamedCategory, namedIn } from '@/lib/shared/categories/named-category';
import { AppError } from '@/lib/shared/messages/errors';
import { CATALOGUE_LANGUAGE, languageOf } from '@/lib/shared/site/languages';
import { worded, wordingIn } from '../spec-words/wording';
import { countToolsOf } from '../tool-keys.repository';
import { everyCategory, findCategoryBySlug } from './categories.repository';
import { serializeCategory } from './category.serializer';

function inOrder(one: CategoryDocument, other: CategoryDocument): number {
  const nameOf = (category: CategoryDocument) => ({ name: categoryNameIn(category, CATALOGUE_LANGUAGE) });
  return one.order - other.order || byName(nameOf(one), nameOf(other));
}

/** Every category as it is now, by `order` and then by name. */
export async function readCategories(): Promise<{ categories: Category[]; total: number }> {
  const categories = (await everyCategory()).sort(inOrder).map(serializeCategory);
  return { categories, total: categories.length };
}

/** Throws `not-found`. */
export async function getCategory(slug: string): Promise<Category> {
  const category = await findCategoryBySlug(slug);
  if (!category) throw new AppError('not-found');
  return serializeCategory(category);
}

const cachedCategories: () => Promise<Category[]> = cachePublic(
  'every-category',
  ['categories'],
  async () => (await readCategories()).categories,
);

/** The specifications that facets and tables of a category begin with; none for one that is not stored. */
export async function keySpecsOf(slug: string): Promise<readonly string[]> {
  return (await cachedCategories()).find((category) => category.slug === slug)?.keySpecs ?? [];
}

/** Every category in the shop's order, with or without tools, as pages of this language name it. Cached until one changes. */
export async function namedCategories(lang: string): Promise<NamedCategory[]> {
  const wording = await wordingIn(languageOf(lang));
  return namedIn(await cachedCategories(), languageOf(lang)).map(({ keySpecs, ...category }) => ({
    ...category,
    keySpecs: keySpecs.map((name) => worded(name, wording)),
  }));
}

/** In the shop's order; `tools` is how many it has, in every state. */
export async function listManagedCategories(actor: Actor): Promise<(Category & { tools: number })[]> {
  requirePermission(actor, 'manage-tools');
  const { categories } = await readCategories();
  return Promise.all(
    categories.map(async (category) => ({ ...category, tools: await countToolsOf(category.slug) })),
  );
}
