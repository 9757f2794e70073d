import 'server-only';
import type { ClientSession, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { LISTED, NOT_DRAFT, ON_SALE } from './listed-tools';
import type { StockChange } from './order-units';

export async function findTool(id: ObjectId, session?: ClientSession): Promise<ToolDocument | null> {
  return (await collection('tools')).findOne({ _id: id }, { session });
}

/** Returns the details of a tool; undefined where it has none. */
export async function findDetails(id: ObjectId): Promise<string | undefined> {
  const tool = await (await collection('tools')).findOne({ _id: id }, { projection: { details: 1 } });
  return tool?.details;
}

/** Returns the tool at an address, or null. */
export async function findToolBySlug(slug: string): Promise<ToolDocument | null> {
  return (await collection('tools')).findOne({ slug });
}

const BATCH = 1_000;

/** Reads every tool that public lists hold, in the order of ids, some at a time, as the database sends them: BSON. */
export async function* everyListedToolAsBson(): AsyncGenerator<readonly Uint8Array[]> {
  const cursor = (await collection('tools')).find(LISTED, { sort: { _id: 1 }, batchSize: BATCH, raw: true });
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments() as unknown as Uint8Array[];
  } finally {
    await cursor.close();
  }
}

/** Returns which tools were added or changed at this moment or after it, and when. */
export async function findToolChangesSince(since: Date): Promise<Pick<ToolDocument, '_id' | 'updatedAt'>[]> {
  return (await collection('tools'))
    .find({ updatedAt: { $gte: since } })
    .project<Pick<ToolDocument, '_id' | 'updatedAt'>>({ _id: 1, updatedAt: 1 })
    .toArray();
}

/** Returns the categories of the tools that public lists hold, in order of their names, by one short read of an index for each. */
export async function findListedCategories(): Promise<string[]> {
  const tools = await collection('tools');
  const found: string[] = [];
  for (;;) {
    const last = found.at(-1);
    const filter = { ...LISTED, category: { $type: 'string', $gt: last ?? '' } } as Filter<ToolDocument>;
    const next = await tools.findOne(filter, {
      sort: { category: 1, createdAt: -1, _id: -1 },
      projection: { category: 1 },
    });
    if (!next) return found;
    found.push(next.category);
  }
}

/** Returns the newest tools that public lists hold, of a category or of all. */
export async function findNewestTools(limit: number, category?: string): Promise<ToolDocument[]> {
  const filter = category === undefined ? LISTED : { ...LISTED, category };
  return (await collection('tools')).find(filter, { sort: { createdAt: -1, _id: -1 }, limit }).toArray();
}

/** Returns those of these tools that are on sale, in no particular order. */
export async function findToolsById(
  ids: readonly ObjectId[],
  session?: ClientSession,
): Promise<ToolDocument[]> {
  return (await collection('tools')).find({ _id: { $in: [...ids] } }, { session }).toArray();
}

/** What tools are looked up by: SKUs in compact form, GTINs of packs, ids. */
export type ToolNumbers = { skuKeys: readonly string[]; gtins: readonly string[]; ids: readonly ObjectId[] };

/** Returns the tools that go by one of these numbers, drafts left out, in no particular order. */
export async function findToolsByNumber({ skuKeys, gtins, ids }: ToolNumbers): Promise<ToolDocument[]> {
  const tools = await collection('tools');
  const find = async (count: number, filter: Filter<ToolDocument>) =>
    // In small batches: the driver decodes each of them at a stretch.
    count === 0 ? [] : tools.find({ ...filter, ...NOT_DRAFT }, { batchSize: 200 }).toArray();
  const found = await Promise.all([
    find(skuKeys.length, { skuKey: { $in: [...skuKeys] } }),
    find(gtins.length, { 'packs.gtin': { $in: [...gtins] } }),
    find(ids.length, { _id: { $in: [...ids] } }),
  ]);
  return [...new Map(found.flat().map((tool) => [tool._id.toHexString(), tool])).values()];
}

/** Returns the ids of those of these tools that have a page to order or a successor. */
export async function findSoldIds(ids: readonly ObjectId[]): Promise<ObjectId[]> {
  const tools = await (await collection('tools'))
    .find({ _id: { $in: [...ids] }, ...NOT_DRAFT }, { projection: { _id: 1 } })
    .toArray();
  return tools.map(({ _id }) => _id);
}

export type ToolName = Pick<ToolDocument, '_id' | 'name' | 'slug'>;

/** Returns the names and addresses of those of these tools that public lists hold. */
export async function findToolNames(ids: readonly ObjectId[]): Promise<ToolName[]> {
  if (ids.length === 0) return [];
  return (await collection('tools'))
    .find({ _id: { $in: [...ids] }, ...LISTED })
    .project<ToolName>({ name: 1, slug: 1 })
    .toArray();
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

export type UnitsTaken = { toolId: ObjectId; units: number; baseCents: number };

/** Matches the tool if this quantity of it can be ordered at this price: the rules of `judgeQuantity` as a filter. */
function orderable({ toolId, units, baseCents }: UnitsTaken): Filter<ToolDocument> {
  const beyondMoq = { $subtract: [units, '$moq'] };
  return {
    _id: toolId,
    ...ON_SALE,
    quantity: { $gte: units },
    moq: { $lte: units },
    priceCents: baseCents,
    $expr: { $eq: [{ $mod: [beyondMoq, '$step'] }, 0] },
  };
}

function taking({ units }: UnitsTaken, at: Date): UpdateFilter<ToolDocument> {
  return { $inc: { quantity: -units, reserved: units }, $set: { updatedAt: at } };
}

/**
 * Reserves units of one tool if, at this moment, it is on sale, there are that many, minimum order and step allow them and
 * the price is the one seen: a conditional update, so that two buyers cannot both get the last unit. Returns the tool as it
 * was before, or null with nothing changed.
 */
export async function takeUnits(
  taken: UnitsTaken,
  at: Date,
  session: ClientSession,
): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndUpdate(orderable(taken), taking(taken, at), {
    session,
    returnDocument: 'before',
  });
}

/** Reserves units of each tool as `takeUnits` does. Throws if one of them does not match what the transaction has read, which aborts it. */
export async function takeUnitsOfEach(
  taken: readonly UnitsTaken[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const updates = taken.map((units) => ({
    updateOne: { filter: orderable(units), update: taking(units, at) },
  }));
  const { matchedCount } = await (await collection('tools')).bulkWrite(updates, { session });
  if (matchedCount !== taken.length)
    throw new Error('units were taken that the transaction had read as there');
}

/** Changes available and reserved units of tools that are sold. */
export async function changeStock(
  changes: readonly StockChange[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  if (changes.length === 0) return;
  const updates = changes.map(({ toolId, quantity, reserved }) => ({
    updateOne: {
      filter: { _id: toolId },
      update: { $inc: { quantity, reserved }, $set: { updatedAt: at } },
    },
  }));
  await (await collection('tools')).bulkWrite(updates, { session });
}

export type QuantitySet = { toolId: ObjectId; from: number; to: number; at: Date };

/** Sets the available units, as somebody counted them, if they still are `from`; returns null if they are not, or the tool is no longer sold. */
export async function setQuantity(
  { toolId, from, to, at }: QuantitySet,
  session: ClientSession,
): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndUpdate(
    { _id: toolId, quantity: from },
    { $set: { quantity: to, updatedAt: at }, $max: { stockCountedAt: at } },
    { session, returnDocument: 'after' },
  );
}

export type ToolAddress = Pick<ToolDocument, 'slug' | 'name' | 'image' | 'updatedAt'>;

/** Returns the addresses of tools, in a stable order, for complete lists. */
export async function findToolAddresses(
  filter: Filter<ToolDocument>,
  skip: number,
  limit: number,
): Promise<ToolAddress[]> {
  return (await collection('tools'))
    .find(filter, { sort: { _id: 1 }, skip, limit })
    .project<ToolAddress>({ _id: 0, slug: 1, name: 1, image: 1, updatedAt: 1 })
    .toArray();
}
