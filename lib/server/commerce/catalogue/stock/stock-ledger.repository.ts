import 'server-only';
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

export async function findOrderedToolIds(toolIds: readonly ObjectId[]): Promise<ObjectId[]> {
  const ledger = await collection('stock_ledger');
  const options = { projection: { _id: 1 } };
  const lines = await Promise.all(
    toolIds.map((toolId) => ledger.findOne({ toolId, orderId: { $type: 'objectId' } }, options)),
  );
  return toolIds.filter((_, place) => lines[place] !== null);
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
