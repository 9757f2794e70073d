import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  ReferenceFigure,
  StockLedgerDocument,
  StockReferenceDocument,
} from '@/lib/server/platform/db/documents/tools';
import { isEqualFigure } from './plan-stock';

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

/** A recorded reference, with the import that recorded it; without figures where a release did not store them. */
export type RecordedReference = Pick<StockReferenceDocument, 'importId' | 'figures'>;

/** Returns a function that returns what was recorded by one of these references before. */
export async function findReferences(
  references: readonly Reference[],
  session?: ClientSession,
): Promise<(reference: Reference) => RecordedReference | undefined> {
  const ids = references.map(({ toolId, externalId }) => idOf(toolId, externalId));
  const stockReferences = await collection('stock_references');
  const found =
    ids.length === 0 ? [] : await stockReferences.find({ _id: { $in: ids } }, { session }).toArray();
  const recorded = new Map(found.map((one) => [one._id, one]));
  return ({ toolId, externalId }) => recorded.get(idOf(toolId, externalId));
}

export type ReferencedFigure = Reference & { figure: ReferenceFigure };

/** Records that these changes were made. Belongs in their transaction. Throws the driver's duplicate key error for another import's. */
export async function insertReferences(
  references: readonly ReferencedFigure[],
  { importId, at }: { importId: ObjectId; at: Date },
  session: ClientSession,
): Promise<void> {
  if (references.length === 0) return;
  const updates = references.map(({ toolId, externalId, figure }) => ({
    updateOne: {
      filter: { _id: idOf(toolId, externalId), importId },
      update: { $setOnInsert: { at }, $push: { figures: figure } },
      upsert: true,
    },
  }));
  await (await collection('stock_references')).bulkWrite(updates, { session });
}

/** Frees what changes that were taken back are called. Belongs in that transaction. */
export async function freeReferences(
  references: readonly ReferencedFigure[],
  session: ClientSession,
): Promise<void> {
  const recorded = await findReferences(references, session);
  const left = new Map<string, ReferenceFigure[]>();
  for (const reference of references) {
    const id = idOf(reference.toolId, reference.externalId);
    const figures = left.get(id) ?? recorded(reference)?.figures ?? [];
    const place = figures.findIndex((one) => isEqualFigure(one, reference.figure));
    left.set(
      id,
      figures.filter((_, index) => index !== place),
    );
  }
  const stockReferences = await collection('stock_references');
  const gone = [...left].flatMap(([id, figures]) => (figures.length === 0 ? id : []));
  if (gone.length > 0) await stockReferences.deleteMany({ _id: { $in: gone } }, { session });
  for (const [id, figures] of left)
    if (figures.length > 0) await stockReferences.updateOne({ _id: id }, { $set: { figures } }, { session });
}
