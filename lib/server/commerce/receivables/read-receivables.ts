import type { ObjectId } from 'mongodb';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { findReceivables } from './receivables.repository';

/** Returns the receivables of these orders, by the order's id in hex; orders that did not ship on account have none. */
export async function readReceivables(
  orderIds: readonly ObjectId[],
): Promise<ReadonlyMap<string, ReceivableDocument>> {
  if (orderIds.length === 0) return new Map();
  const found = await findReceivables(orderIds);
  return new Map(found.map((receivable) => [receivable._id.toHexString(), receivable]));
}
