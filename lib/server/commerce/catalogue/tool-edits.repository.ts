import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

export type ToolUpdate = { toolId: ObjectId; revision: number; at: Date; set: Partial<ToolDocument> };

/** Writes an edit of a tool that still has this revision, and raises it. Throws if it has another. */
export async function updateTool(
  { toolId, revision, at, set }: ToolUpdate,
  session: ClientSession,
): Promise<void> {
  // A tool that an earlier release added has no revision, which is the first.
  const known = revision === 1 ? { $in: [1, null] } : revision;
  const { matchedCount } = await (await collection('tools')).updateOne(
    { _id: toolId, revision: known as number },
    { $set: { ...set, revision: revision + 1, updatedAt: at } },
    { session },
  );
  if (matchedCount !== 1) throw new Error('the tool has another revision than the transaction has read');
}
