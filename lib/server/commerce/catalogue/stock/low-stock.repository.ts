import 'server-only';
import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

export type UntoldTool = Pick<ToolDocument, '_id' | 'sku' | 'name' | 'quantity'>;

/** Returns those of the tools that match of which the shop was not told. */
export async function findUntold(
  filter: Filter<ToolDocument>,
  limit: number,
  session: ClientSession,
): Promise<UntoldTool[]> {
  return (await collection('tools'))
    .find({ ...filter, lowStockToldAt: null } as unknown as Filter<ToolDocument>, { limit, session })
    .project<UntoldTool>({ sku: 1, name: 1, quantity: 1 })
    .toArray();
}

/** Marks tools of which the shop was told. Buyers see nothing of it, so they do not count as changed. */
export async function markTold(ids: readonly ObjectId[], at: Date, session: ClientSession): Promise<void> {
  await (await collection('tools')).updateMany(
    { _id: { $in: [...ids] } },
    { $set: { lowStockToldAt: at } },
    { session },
  );
}

/** Takes the mark from the tools that match. */
export async function removeMarks(filter: Filter<ToolDocument>): Promise<void> {
  await (await collection('tools')).updateMany(filter, { $unset: { lowStockToldAt: '' } });
}
