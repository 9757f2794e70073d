import type { ClientSession, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { SLUG_FIELDS } from '../slug';
import type { Counts } from './plan-stock';

/** Returns the tools with these keys of their SKUs or these ids, whatever their state. */
export async function findToolsOfRows(
  { skuKeys, ids = [] }: { skuKeys: readonly string[]; ids?: readonly ObjectId[] },
  session?: ClientSession,
): Promise<ToolDocument[]> {
  const filters: Filter<ToolDocument>[] = [];
  if (skuKeys.length > 0) filters.push({ skuKey: { $in: [...skuKeys] } });
  if (ids.length > 0) filters.push({ _id: { $in: [...ids] } });
  const tools = await collection('tools');
  const found: ToolDocument[] = [];
  // One after the other: a transaction is one conversation. In small batches: the driver decodes each of them at a stretch.
  for (const filter of filters)
    found.push(...(await tools.find(filter, { session, batchSize: 50 }).toArray()));
  return found;
}

/** Returns which of these addresses tools have or had in some language, and whose they are. */
export async function findSlugHolders(
  slugs: readonly string[],
  session?: ClientSession,
): Promise<Pick<ToolDocument, '_id' | 'slug' | 'formerSlugs' | 'texts'>[]> {
  if (slugs.length === 0) return [];
  const tools = await collection('tools');
  const options = { session, projection: Object.fromEntries(SLUG_FIELDS.map((field) => [field, 1])) };
  const found: ToolDocument[] = [];
  // One after the other: a transaction is one conversation.
  for (const field of SLUG_FIELDS)
    found.push(...(await tools.find({ [field]: { $in: [...slugs] } }, options).toArray()));
  return found;
}

export async function insertTools(tools: readonly ToolDocument[], session: ClientSession): Promise<void> {
  if (tools.length > 0) await (await collection('tools')).insertMany(tools, { session });
}

/** A tool's figures as they are from now on, and the counts that stand. */
export type StockWrite = {
  toolId: ObjectId;
  quantity?: number;
  owed?: number | undefined;
  counts?: Counts;
  at: Date;
};

/** Writes figures that the transaction worked out from those it has read. */
export async function writeStock(writes: readonly StockWrite[], session: ClientSession): Promise<void> {
  if (writes.length === 0) return;
  const updates = writes.map(({ toolId, quantity, owed, counts, at }) => ({
    updateOne: {
      filter: { _id: toolId },
      update: {
        $set: {
          ...(quantity === undefined ? {} : { quantity, updatedAt: at }),
          ...(owed === undefined ? {} : { owed }),
          ...counts,
        },
        ...(counts && !counts.stockCountedAt ? { $unset: { stockCountedAt: '', stockCounts: '' } } : {}),
      } satisfies UpdateFilter<ToolDocument>,
    },
  }));
  await (await collection('tools')).bulkWrite(updates, { session });
}

const BATCH = 200;

/** Reads every tool in the order of SKUs, some at a time. */
export async function* everyTool(): AsyncGenerator<ToolDocument> {
  const tools = await collection('tools');
  yield* tools.find({}, { sort: { skuKey: 1 }, batchSize: BATCH });
}

/** Returns every name and unit of a specification that tools have, in the order of their SKUs. */
export async function* everySpecOfTools(): AsyncGenerator<ToolDocument['specs']> {
  const tools = await collection('tools');
  const options = { sort: { skuKey: 1 as const }, batchSize: 1_000, projection: { specs: 1 } };
  for await (const { specs } of tools.find({}, options)) yield specs;
}
