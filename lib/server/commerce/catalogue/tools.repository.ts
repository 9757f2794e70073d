import 'server-only';
import type { ClientSession, Filter, FindCursor, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

export async function findTool(id: ObjectId, session?: ClientSession): Promise<ToolDocument | null> {
  return (await collection('tools')).findOne({ _id: id }, { session });
}

/** Reads every tool, in batches. */
export async function everyTool(): Promise<FindCursor<ToolDocument>> {
  return (await collection('tools')).find({}, { batchSize: 1_000 });
}

/** Returns the tools added or changed after this moment. */
export async function findToolsChangedSince(since: Date): Promise<ToolDocument[]> {
  return (await collection('tools')).find({ updatedAt: { $gt: since } }).toArray();
}

/** Returns those of these tools that are on sale, in no particular order. */
export async function findToolsById(ids: readonly ObjectId[]): Promise<ToolDocument[]> {
  return (await collection('tools')).find({ _id: { $in: [...ids] } }).toArray();
}

export async function countTools(filter: Filter<ToolDocument>): Promise<number> {
  return (await collection('tools')).countDocuments(filter);
}

export async function insertTool(tool: ToolDocument, session?: ClientSession): Promise<void> {
  await (await collection('tools')).insertOne(tool, { session });
}

/** Deletes a tool and returns it as it was; null if it does not exist. */
export async function deleteToolById(id: ObjectId, session: ClientSession): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndDelete({ _id: id }, { session });
}

/** Adds to a tool's rating. Returns false if there is no such tool. */
export async function addRating(
  toolId: ObjectId,
  { sum, count }: { sum: number; count: number },
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  const result = await (await collection('tools')).updateOne(
    { _id: toolId },
    { $inc: { 'rating.sum': sum, 'rating.count': count }, $set: { updatedAt: at } },
    { session },
  );
  return result.matchedCount === 1;
}

export type UnitsTaken = { toolId: ObjectId; units: number; unitPriceCents: number; at: Date };

/**
 * Reserves units if, at this moment, there are that many, the minimum order allows it and the price is the one seen;
 * returns null otherwise. One conditional update, so that two buyers cannot both get the last unit.
 */
export async function takeUnits(taken: UnitsTaken, session: ClientSession): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndUpdate(
    {
      _id: taken.toolId,
      quantity: { $gte: taken.units },
      moq: { $lte: taken.units },
      priceCents: taken.unitPriceCents,
    },
    { $inc: { quantity: -taken.units, reserved: taken.units }, $set: { updatedAt: taken.at } },
    { session, returnDocument: 'after' },
  );
}

export type StockMove = { toolId: ObjectId; units: number; at: Date };

/** Makes reserved units available again; returns null if the tool is no longer sold. */
export async function giveUnits(
  { toolId, units, at }: StockMove,
  session: ClientSession,
): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndUpdate(
    { _id: toolId },
    { $inc: { quantity: units, reserved: -units }, $set: { updatedAt: at } },
    { session, returnDocument: 'after' },
  );
}

/** Takes reserved units out of the stock on hand; returns null if the tool is no longer sold. */
export async function dispatchUnits(
  { toolId, units, at }: StockMove,
  session: ClientSession,
): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndUpdate(
    { _id: toolId },
    { $inc: { reserved: -units }, $set: { updatedAt: at } },
    { session, returnDocument: 'after' },
  );
}

export type QuantitySet = { toolId: ObjectId; from: number; to: number; at: Date };

/** Sets the available units if they still are `from`; returns null if they are not, or the tool is no longer sold. */
export async function setQuantity(
  { toolId, from, to, at }: QuantitySet,
  session: ClientSession,
): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndUpdate(
    { _id: toolId, quantity: from },
    { $set: { quantity: to, updatedAt: at } },
    { session, returnDocument: 'after' },
  );
}

export type ToolAddress = Pick<ToolDocument, 'slug' | 'name' | 'image' | 'updatedAt'>;

/** Returns the addresses of tools, in a stable order, for complete lists. */
export async function findToolAddresses(skip: number, limit: number): Promise<ToolAddress[]> {
  return (await collection('tools'))
    .find({}, { sort: { _id: 1 }, skip, limit })
    .project<ToolAddress>({ _id: 0, slug: 1, name: 1, image: 1, updatedAt: 1 })
    .toArray();
}
