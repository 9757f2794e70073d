import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';

/** Lines are never changed. Belongs in the transaction of the change. */
export async function insertStockLine(line: StockLedgerDocument, session: ClientSession): Promise<void> {
  await (await collection('stock_ledger')).insertOne(line, { session });
}

export async function insertStockLines(
  lines: readonly StockLedgerDocument[],
  session: ClientSession,
): Promise<void> {
  await (await collection('stock_ledger')).insertMany(lines, { session });
}

/** Returns those of the tools that were ever ordered. */
export async function findOrderedToolIds(
  toolIds: readonly ObjectId[],
  session?: ClientSession,
): Promise<ObjectId[]> {
  const ledger = await collection('stock_ledger');
  const options = { projection: { _id: 1 } };
  const find = (toolId: ObjectId) =>
    ledger.findOne({ toolId, orderId: { $type: 'objectId' } }, { ...options, session });
  if (!session) {
    const lines = await Promise.all(toolIds.map(find));
    return toolIds.filter((_, place) => lines[place] !== null);
  }
  // One after the other: a transaction is one conversation.
  const ordered: ObjectId[] = [];
  for (const toolId of toolIds) if (await find(toolId)) ordered.push(toolId);
  return ordered;
}

export async function findStockLines(
  toolId: ObjectId,
  page: { skip: number; limit: number },
): Promise<{ lines: StockLedgerDocument[]; total: number }> {
  const ledger = await collection('stock_ledger');
  const [lines, total] = await Promise.all([
    ledger.find({ toolId }, { sort: { at: -1, _id: -1 }, ...page }).toArray(),
    ledger.countDocuments({ toolId }),
  ]);
  return { lines, total };
}
