import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { LISTED, NOT_DRAFT, ON_SALE } from './listed-tools';

export async function findTool(id: ObjectId, session?: ClientSession): Promise<ToolDocument | null> {
  return (await collection('tools')).findOne({ _id: id }, { session });
}

/** What lists of tools do without. */
const SINGLE_FIELDS = { details: 1, texts: 1, taxClass: 1, weightGrams: 1, bulky: 1 } as const;

/** Returns the fields of a tool that lists do without, its details in every language. */
export async function findSingleFields(
  id: ObjectId,
): Promise<Pick<ToolDocument, keyof typeof SINGLE_FIELDS>> {
  const projection = SINGLE_FIELDS;
  return (await (await collection('tools')).findOne({ _id: id }, { projection })) ?? {};
}

/** A tool's address in any language. */
export async function findToolBySlug(slug: string): Promise<ToolDocument | null> {
  const inOthers = OTHER_LANGUAGES.map((language) => ({ [`texts.${language}.slug`]: slug }));
  return (await collection('tools')).findOne({ $or: [{ slug }, ...inOthers] } as Filter<ToolDocument>);
}

const BATCH = 1_000;

/** In the order of ids, in the batches that the database sends. */
export async function* everyListedToolAsBson(): AsyncGenerator<readonly Uint8Array[]> {
  const cursor = (await collection('tools')).find(LISTED, { sort: { _id: 1 }, batchSize: BATCH, raw: true });
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments() as unknown as Uint8Array[];
  } finally {
    await cursor.close();
  }
}

export async function findToolChangesSince(since: Date): Promise<Pick<ToolDocument, '_id' | 'updatedAt'>[]> {
  return (await collection('tools'))
    .find({ updatedAt: { $gte: since } })
    .project<Pick<ToolDocument, '_id' | 'updatedAt'>>({ _id: 1, updatedAt: 1 })
    .toArray();
}

/** In order of their names, by one short index read each. */
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

export async function findNewestTools(limit: number, category?: string): Promise<ToolDocument[]> {
  const filter = category === undefined ? LISTED : { ...LISTED, category };
  return (await collection('tools')).find(filter, { sort: { createdAt: -1, _id: -1 }, limit }).toArray();
}

export async function findToolsById(
  ids: readonly ObjectId[],
  session?: ClientSession,
): Promise<ToolDocument[]> {
  return (await collection('tools')).find({ _id: { $in: [...ids] } }, { session }).toArray();
}

export type ToolNumbers = { skuKeys: readonly string[]; gtins: readonly string[]; ids: readonly ObjectId[] };

/** Drafts are left out. In no particular order. */
export async function findToolsByNumber({ skuKeys, gtins, ids }: ToolNumbers): Promise<ToolDocument[]> {
  const tools = await collection('tools');
  const find = async (count: number, filter: Filter<ToolDocument>) =>
    // In small batches: the driver decodes a batch without yielding.
    count === 0 ? [] : tools.find({ ...filter, ...NOT_DRAFT }, { batchSize: 200 }).toArray();
  const found = await Promise.all([
    find(skuKeys.length, { skuKey: { $in: [...skuKeys] } }),
    find(gtins.length, { 'packs.gtin': { $in: [...gtins] } }),
    find(ids.length, { _id: { $in: [...ids] } }),
  ]);
  return [...new Map(found.flat().map((tool) => [tool._id.toHexString(), tool])).values()];
}

export async function findPublishedIds(ids: readonly ObjectId[]): Promise<ObjectId[]> {
  const tools = await (await collection('tools'))
    .find({ _id: { $in: [...ids] }, ...NOT_DRAFT }, { projection: { _id: 1 } })
    .toArray();
  return tools.map(({ _id }) => _id);
}

/** Also of tools that are no longer sold. */
export async function findNames(
  ids: readonly ObjectId[],
): Promise<Pick<ToolDocument, '_id' | 'name' | 'texts'>[]> {
  if (ids.length === 0) return [];
  return (await collection('tools'))
    .find({ _id: { $in: [...ids] }, ...NOT_DRAFT })
    .project<Pick<ToolDocument, '_id' | 'name' | 'texts'>>({ name: 1, texts: 1 })
    .toArray();
}

export type ToolName = Pick<ToolDocument, '_id' | 'name' | 'slug' | 'texts'>;

export async function findToolNames(ids: readonly ObjectId[]): Promise<ToolName[]> {
  if (ids.length === 0) return [];
  return (await collection('tools'))
    .find({ _id: { $in: [...ids] }, ...LISTED })
    .project<ToolName>({ name: 1, slug: 1, texts: 1 })
    .toArray();
}

export async function countTools(filter: Filter<ToolDocument>): Promise<number> {
  return (await collection('tools')).countDocuments(filter);
}

export async function insertTool(tool: ToolDocument, session?: ClientSession): Promise<void> {
  await (await collection('tools')).insertOne(tool, { session });
}

export async function deleteToolById(id: ObjectId, session: ClientSession): Promise<ToolDocument | null> {
  return (await collection('tools')).findOneAndDelete({ _id: id }, { session });
}

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

export type StoredToolAddress = Pick<ToolDocument, 'slug' | 'image' | 'texts' | 'updatedAt'>;

export async function findToolAddresses(
  filter: Filter<ToolDocument>,
  skip: number,
  limit: number,
): Promise<StoredToolAddress[]> {
  return (await collection('tools'))
    .find(filter, { sort: { _id: 1 }, skip, limit })
    .project<StoredToolAddress>({ _id: 0, slug: 1, image: 1, texts: 1, updatedAt: 1 })
    .toArray();
}

export type StockOfTool = Pick<ToolDocument, '_id' | 'sku' | 'name' | 'quantity' | 'moq'>;

export async function findStock(ids: readonly ObjectId[]): Promise<StockOfTool[]> {
  return (await collection('tools'))
    .find({ ...ON_SALE, _id: { $in: [...ids] } })
    .project<StockOfTool>({ sku: 1, name: 1, quantity: 1, moq: 1 })
    .toArray();
}
