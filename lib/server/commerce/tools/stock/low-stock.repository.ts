import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { LowTool } from './stock-mails';

export async function findUnreported(
  filter: Filter<ToolDocument>,
  limit: number,
  session: ClientSession,
): Promise<LowTool[]> {
  return (await collection('tools'))
    .find({ ...filter, lowStockToldAt: null } as unknown as Filter<ToolDocument>, { limit, session })
    .project<LowTool>({ sku: 1, name: 1, quantity: 1 })
    .toArray();
}

/** Invisible to buyers, so `updatedAt` is unchanged. */
export async function markReported(
  ids: readonly ObjectId[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  await (await collection('tools')).updateMany(
    { _id: { $in: [...ids] } },
    { $set: { lowStockToldAt: at } },
    { session },
  );
}

export async function clearReported(filter: Filter<ToolDocument>): Promise<void> {
  await (await collection('tools')).updateMany(filter, { $unset: { lowStockToldAt: '' } });
}
