import 'server-only';
import type { ClientSession, Filter, Sort } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

/** Returns a part of the tools that match, in this order, and how many match in all. `limit` 0 is all of them. */
export async function findManagedTools(
  filter: Filter<ToolDocument>,
  { sort, skip, limit }: { sort: Sort; skip: number; limit: number },
  session?: ClientSession,
): Promise<{ tools: ToolDocument[]; total: number }> {
  const tools = await collection('tools');
  // One after the other: a transaction is one conversation.
  const found = await tools.find(filter, { sort, skip, limit, session }).toArray();
  const total = await tools.countDocuments(filter, { session });
  return { tools: found, total };
}
