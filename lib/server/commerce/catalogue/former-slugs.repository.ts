import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

export async function isFormerSlug(
  slug: string,
  toolId: ObjectId,
  session?: ClientSession,
): Promise<boolean> {
  const found = await (await collection('tools')).findOne(
    { formerSlugs: slug, _id: { $ne: toolId } },
    { session, projection: { _id: 1 } },
  );
  return found !== null;
}

export async function findToolByFormerSlug(slug: string): Promise<ToolDocument | null> {
  return (await collection('tools')).findOne({ formerSlugs: slug });
}
