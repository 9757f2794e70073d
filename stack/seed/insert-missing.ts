import type { AnyBulkWriteOperation, Collection, Document } from 'mongodb';

/** Documents whose ids are there already stay as they are. */
export async function insertMissing(
  collection: Collection<Document>,
  documents: readonly Document[],
): Promise<void> {
  if (documents.length === 0) return;
  const writes = documents.map(({ _id, ...fields }): AnyBulkWriteOperation<Document> => {
    return { updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true } };
  });
  await collection.bulkWrite(writes, { ordered: false });
}
