import 'server-only';
import type { Filter, Sort } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

/** Returns a part of the tools that match, in this order, and how many match in all. `limit` 0 is all of them. */
export async function findManagedTools(
  filter: Filter<ToolDocument>,
  { sort, skip, limit }: { sort: Sort; skip: number; limit: number },
): Promise<{ tools: ToolDocument[]; total: number }> {
  const tools = await collection('tools');
  const [found, total] = await Promise.all([
    tools.find(filter, { sort, skip, limit }).toArray(),
    tools.countDocuments(filter),
  ]);
  return { tools: found, total };
}
