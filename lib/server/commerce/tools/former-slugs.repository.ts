import 'server-only';
import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { SLUG_FIELDS } from './slug';

/** Whether another tool has this address in some language, or had it. */
export async function isSlugTaken(slug: string, toolId: ObjectId, session?: ClientSession): Promise<boolean> {
  const filter = { $or: SLUG_FIELDS.map((field) => ({ [field]: slug })), _id: { $ne: toolId } };
  const found = await (await collection('tools')).findOne(filter as Filter<ToolDocument>, {
    session,
    projection: { _id: 1 },
  });
  return found !== null;
}

export async function findToolByFormerSlug(slug: string): Promise<ToolDocument | null> {
  return (await collection('tools')).findOne({ formerSlugs: slug });
}
