import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';

/** Whether another tool than this one had this address before. */
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
