import type { ClientSession, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import { Overtaken } from '@/lib/server/platform/db/database-errors';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

export type ToolUpdate = { toolId: ObjectId; revision: number; at: Date; set: Partial<ToolDocument> };

type Write = { filter: Filter<ToolDocument>; update: UpdateFilter<ToolDocument> };

function writeOf({ toolId, revision, at, set }: ToolUpdate): Write {
  return {
    filter: { _id: toolId, revision },
    update: { $set: { ...set, revision: revision + 1, updatedAt: at } },
  };
}

/** Throws Overtaken where a tool has another revision. */
export async function updateTools(updates: readonly ToolUpdate[], session: ClientSession): Promise<void> {
  const writes = updates.map((update) => ({ updateOne: writeOf(update) }));
  const { matchedCount } = await (await collection('tools')).bulkWrite(writes, { session });
  if (matchedCount !== updates.length) throw new Overtaken('a tool has another revision');
}

/** The same for one tool: unlike that of a bulk write, a duplicate key error names its field. */
export async function updateTool(edit: ToolUpdate, session: ClientSession): Promise<void> {
  const { filter, update } = writeOf(edit);
  const { matchedCount } = await (await collection('tools')).updateOne(filter, update, { session });
  if (matchedCount !== 1) throw new Overtaken('a tool has another revision');
}
