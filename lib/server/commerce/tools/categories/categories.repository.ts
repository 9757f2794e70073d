import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { CategoryDocument } from '@/lib/server/platform/db/documents/tools';

export async function everyCategory(session?: ClientSession): Promise<CategoryDocument[]> {
  return (await collection('categories')).find({}, { session }).toArray();
}

export async function findCategoryBySlug(
  slug: string,
  session?: ClientSession,
): Promise<CategoryDocument | null> {
  return (await collection('categories')).findOne({ slug }, { session });
}

export async function insertCategory(category: CategoryDocument, session: ClientSession): Promise<void> {
  await (await collection('categories')).insertOne(category, { session });
}

export async function replaceCategory(category: CategoryDocument, session: ClientSession): Promise<void> {
  await (await collection('categories')).replaceOne({ _id: category._id }, category, { session });
}

export async function deleteCategoryDocument(id: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('categories')).deleteOne({ _id: id }, { session });
}
