import type { ClientSession, ObjectId } from 'mongodb';
import { ownedBy, type PersonOwner } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { StockWatchDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { ON_SALE } from '../listed-tools';

export async function findStockWatches(owner: PersonOwner): Promise<StockWatchDocument[]> {
  return (await collection('stock_watches'))
    .find(ownedBy('stock_watches', owner), { sort: { createdAt: -1, _id: -1 } })
    .toArray();
}

export async function countStockWatches(owner: PersonOwner, session: ClientSession): Promise<number> {
  return (await collection('stock_watches')).countDocuments(ownedBy('stock_watches', owner), { session });
}

export async function findStockWatch(
  owner: PersonOwner,
  toolId: ObjectId,
  session: ClientSession,
): Promise<StockWatchDocument | null> {
  return (await collection('stock_watches')).findOne(
    { ...ownedBy('stock_watches', owner), toolId },
    { session },
  );
}

export async function insertStockWatch(watch: StockWatchDocument, session: ClientSession): Promise<void> {
  await (await collection('stock_watches')).insertOne(watch, { session });
}

export async function deleteStockWatch(owner: PersonOwner, toolId: ObjectId): Promise<number> {
  const watches = await collection('stock_watches');
  return (await watches.deleteOne({ ...ownedBy('stock_watches', owner), toolId })).deletedCount;
}

export async function deleteStockWatchesOf(owner: PersonOwner, session: ClientSession): Promise<void> {
  await (await collection('stock_watches')).deleteMany(ownedBy('stock_watches', owner), { session });
}

export async function deleteStockWatchesFor(toolId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('stock_watches')).deleteMany({ toolId }, { session });
}

export type RestockedTool = Pick<ToolDocument, '_id' | 'sku' | 'name' | 'slug' | 'quantity' | 'texts'>;

/** Those of which the minimum order can be ordered. */
export async function findRestockedTools(): Promise<RestockedTool[]> {
  const watched = await (await collection('stock_watches')).distinct('toolId');
  if (watched.length === 0) return [];
  return (await collection('tools'))
    .find({ _id: { $in: watched }, ...ON_SALE, $expr: { $gte: ['$quantity', '$moq'] } })
    .project<RestockedTool>({ sku: 1, name: 1, slug: 1, quantity: 1, texts: 1 })
    .toArray();
}

/** The oldest first. */
export async function findWatchesOfTools(
  toolIds: readonly ObjectId[],
  limit: number,
  session: ClientSession,
): Promise<StockWatchDocument[]> {
  return (await collection('stock_watches'))
    .find({ toolId: { $in: [...toolIds] } }, { sort: { _id: 1 }, limit, session })
    .toArray();
}

export async function deleteStockWatches(ids: readonly ObjectId[], session: ClientSession): Promise<void> {
  await (await collection('stock_watches')).deleteMany({ _id: { $in: [...ids] } }, { session });
}
