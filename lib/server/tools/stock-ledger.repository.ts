import 'server-only';
import type { ClientSession } from 'mongodb';
import { collection, type StockLedgerDocument } from '@/lib/server/db/collections';

/** Adds one line to the stock ledger; lines are never changed. Belongs in the transaction of the change it tells of. */
export async function insertStockLine(line: StockLedgerDocument, session: ClientSession): Promise<void> {
  await (await collection('stock_ledger')).insertOne(line, { session });
}
