import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';

export type RecentLine = Pick<
  StockLedgerDocument,
  'toolId' | 'reason' | 'change' | 'isDifference' | 'importId' | 'asOf' | 'at'
>;

/** Returns the lines of these tools' stock ledgers that were recorded after a moment. */
export async function findLinesSince(
  toolIds: readonly ObjectId[],
  since: Date,
  session?: ClientSession,
): Promise<RecentLine[]> {
  if (toolIds.length === 0) return [];
  return (await collection('stock_ledger'))
    .find({ toolId: { $in: [...toolIds] }, at: { $gt: since } }, { session })
    .project<RecentLine>({ toolId: 1, reason: 1, change: 1, isDifference: 1, importId: 1, asOf: 1, at: 1 })
    .toArray();
}

const idOf = (toolId: ObjectId, externalId: string) => `${toolId.toHexString()} ${externalId}`;

export type Reference = { toolId: ObjectId; externalId: string };

/** Returns a function that says which of these changes were recorded before. */
export async function findReferences(
  references: readonly Reference[],
  session?: ClientSession,
): Promise<(reference: Reference) => boolean> {
  const ids = references.map(({ toolId, externalId }) => idOf(toolId, externalId));
  const stockReferences = await collection('stock_references');
  const found =
    ids.length === 0 ? [] : await stockReferences.find({ _id: { $in: ids } }, { session }).toArray();
  const recorded = new Set(found.map(({ _id }) => _id));
  return ({ toolId, externalId }) => recorded.has(idOf(toolId, externalId));
}

/** Records that these changes were made. Belongs in their transaction. */
export async function insertReferences(
  references: readonly Reference[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  if (references.length === 0) return;
  const documents = references.map(({ toolId, externalId }) => ({ _id: idOf(toolId, externalId), at }));
  await (await collection('stock_references')).insertMany(documents, { session });
}
