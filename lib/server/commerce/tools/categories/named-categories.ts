import { type ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportAddition } from '@/lib/server/platform/db/documents/imports';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { newCategorySchema } from '@/lib/shared/categories/category.schema';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import { slugOf } from '../slug';
import { countToolsOf } from '../tool-keys.repository';
import {
  deleteCategoryDocument,
  everyCategory,
  findCategoryBySlug,
  insertCategory,
} from './categories.repository';
import { categoryFieldsOf } from './category.serializer';
import { recordCategoryEvent } from './category-events';
import { MOST_CATEGORIES } from './edit-categories';
import { finderOf } from './find-category';

/** A category that rows of a file name. */
export type NamedCategory = Extract<ImportAddition, { create: 'category' }>;

const SLUG_LETTERS = 56;
const namesOf = (name: string) => ({ [CATALOGUE_LANGUAGE]: name });

/** Returns the categories that would have to be added for these names, which may be written as any category is found. */
export async function missingCategories(
  named: readonly { row: number; name: string }[],
): Promise<NamedCategory[]> {
  const stored = await everyCategory();
  const find = finderOf(stored);
  const slugs = new Set(stored.map(({ slug }) => slug));
  const found: NamedCategory[] = [];
  for (const { row, name } of named.filter((each) => find(each.name) === null)) {
    const plain = slugOf({ name, sku: 'category' }).slice(0, SLUG_LETTERS);
    let slug = plain;
    for (let number = 2; slugs.has(slug); number += 1) slug = `${plain}-${number}`;
    const isSound = newCategorySchema.safeParse({ slug, names: namesOf(name) }).success;
    if (!isSound || slugs.size >= MOST_CATEGORIES) continue;
    slugs.add(slug);
    found.push({ row, name, id: new ObjectId(), create: 'category', slug });
  }
  return found;
}

/** Adds a category with nothing but a name, unless it is there by now. Returns whether it did. */
export async function addNamedCategory(
  { id, name, slug }: NamedCategory,
  { actor, now }: { actor: AuditActor; now: Date },
  session: ClientSession,
): Promise<boolean> {
  await takeGuard('categories', session);
  const stored = await everyCategory(session);
  const isThere = finderOf(stored)(name) !== null || stored.some((each) => each.slug === slug);
  if (isThere || stored.length >= MOST_CATEGORIES) return false;
  const place = Math.max(0, ...stored.map(({ order }) => order)) + 1;
  const { names } = newCategorySchema.parse({ slug, names: namesOf(name) });
  const after = categoryFieldsOf({ names }, place);
  await insertCategory({ _id: id, slug, ...after, createdAt: now, updatedAt: now }, session);
  await recordCategoryEvent('category.added', { actor, categoryId: id, slug, after }, session);
  return true;
}

/** Removes one that has no tools and was never edited. Returns whether it is gone. */
export async function removeUnusedCategory(
  { id, slug }: NamedCategory,
  actor: AuditActor,
  session: ClientSession,
): Promise<boolean> {
  const category = await findCategoryBySlug(slug, session);
  if (!category?._id.equals(id)) return true;
  if ((await countToolsOf(slug, session)) > 0 || category.updatedAt > category.createdAt) return false;
  await deleteCategoryDocument(id, session);
  const { names, order, keySpecs } = category;
  const before = { names, order, keySpecs };
  await recordCategoryEvent('category.deleted', { actor, categoryId: id, slug, before }, session);
  return true;
}
