import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  ImportChunkDocument,
  ImportCounts,
  ImportDocument,
  ImportOutcome,
} from '@/lib/server/platform/db/documents/imports';

/** Adds an import whose parts are there. Throws the driver's duplicate key error where its key was used before. */
export async function insertRun(run: ImportDocument): Promise<void> {
  await (await collection('imports')).insertOne(run);
}

export async function insertChunks(chunks: readonly ImportChunkDocument[]): Promise<void> {
  await (await collection('import_chunks')).insertMany(chunks);
}

export async function deleteChunks(runId: ObjectId): Promise<void> {
  await (await collection('import_chunks')).deleteMany({ runId });
}

export async function findRun(runId: ObjectId, session?: ClientSession): Promise<ImportDocument | null> {
  return (await collection('imports')).findOne({ _id: runId }, { session });
}

/** Returns the import that this caller began with this key, or null. */
export async function findRunByKey(byId: string | null, key: string): Promise<ImportDocument | null> {
  return (await collection('imports')).findOne({ 'by.id': byId, 'idempotency.key': key });
}

/** Returns the newest imports that are no dry runs. */
export async function findRecentRuns(limit: number): Promise<ImportDocument[]> {
  return (await collection('imports'))
    .find({ isDryRun: false }, { sort: { createdAt: -1 }, limit })
    .toArray();
}

/** Returns the oldest import that waits for somebody to go on with it; null if there is none. */
export async function findWaiting(untouchedSince: Date): Promise<ImportDocument | null> {
  return (await collection('imports')).findOne(
    { work: { $type: 'string' }, touchedAt: { $lt: untouchedSince } },
    { sort: { createdAt: 1 } },
  );
}

/** Returns the place of the first part, or the last, of which this is still to be done; null if there is none. */
export async function findOpenPlace(runId: ObjectId, work: 'apply' | 'undo'): Promise<number | null> {
  const open =
    work === 'apply'
      ? { outcomes: { $exists: false } }
      : { outcomes: { $exists: true }, kept: { $exists: false } };
  const options = { sort: { place: work === 'apply' ? 1 : -1 }, projection: { place: 1 } } as const;
  const chunk = await (await collection('import_chunks')).findOne({ runId, ...open }, options);
  return chunk?.place ?? null;
}

export async function findChunk(
  runId: ObjectId,
  place: number,
  session?: ClientSession,
): Promise<ImportChunkDocument | null> {
  return (await collection('import_chunks')).findOne({ runId, place }, { session });
}

export function countsOf(outcomes: readonly ImportOutcome[]): ImportCounts {
  const counts = { created: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}

/** Records what became of the rows of a part; `keepsRows` where they are to be looked at again. */
export async function saveOutcomes(
  { _id }: Pick<ImportChunkDocument, '_id'>,
  { outcomes, keepsRows }: { outcomes: ImportOutcome[]; keepsRows: boolean },
  session: ClientSession,
): Promise<void> {
  const { created, changed, refused } = countsOf(outcomes);
  const noted = outcomes.filter(({ notes }) => notes).length;
  await (await collection('import_chunks')).updateOne(
    { _id },
    {
      $set: { outcomes, refused, changed: created + changed, noted },
      ...(keepsRows ? {} : { $unset: { rows: '' as const } }),
    },
    { session },
  );
}

/** Removes what became of rows about a person. */
export async function pullOutcomesOf(userId: ObjectId, session: ClientSession): Promise<void> {
  const runs = await (await collection('imports'))
    .find({ kind: { $in: ['customers', 'companies'] } }, { session, projection: { _id: 1 } })
    .toArray();
  const chunks = await collection('import_chunks');
  await chunks.updateMany(
    { runId: { $in: runs.map(({ _id }) => _id) }, 'outcomes.userId': userId.toHexString() },
    { $pull: { outcomes: { userId: userId.toHexString() } } },
    { session },
  );
}

/** Removes the rows of an import that are not to be applied. */
export async function dropRows(runId: ObjectId): Promise<void> {
  await (await collection('import_chunks')).updateMany({ runId }, { $unset: { rows: '' } });
}

/** Forgets the archive of an import. */
export async function dropArchive(runId: ObjectId): Promise<void> {
  await (await collection('imports')).updateOne({ _id: runId }, { $unset: { archive: '' } });
}

/** Records which rows of a part were kept when the others were undone. */
export async function saveKept(
  { _id }: Pick<ImportChunkDocument, '_id'>,
  kept: NonNullable<ImportChunkDocument['kept']>,
  session: ClientSession,
): Promise<void> {
  await (await collection('import_chunks')).updateOne({ _id }, { $set: { kept } }, { session });
}

/** Adds rows to how far an import has come. Returns false if it does not run any more. */
export async function addProgress(
  runId: ObjectId,
  outcomes: readonly ImportOutcome[],
  session: ClientSession,
): Promise<boolean> {
  const counts = Object.entries(countsOf(outcomes));
  const added = Object.fromEntries(counts.map(([name, count]) => [`counts.${name}`, count]));
  const { matchedCount } = await (await collection('imports')).updateOne(
    { _id: runId, state: 'running' },
    { $inc: { done: outcomes.length, ...added }, $set: { touchedAt: new Date() } },
    { session },
  );
  return matchedCount === 1;
}

/** Adds to how far the undoing of an import has come. */
export async function addUndone(
  runId: ObjectId,
  { undone, kept, at }: { undone: number; kept: number; at: Date },
  session?: ClientSession,
): Promise<void> {
  await (await collection('imports')).updateOne(
    { _id: runId },
    { $inc: { 'undone.undone': undone, 'undone.kept': kept }, $set: { touchedAt: at } },
    { session },
  );
}

/** Ends an import that runs. Returns false if it does not any more. */
export async function endRun(
  runId: ObjectId,
  state: Exclude<ImportDocument['state'], 'running'>,
  at: Date,
): Promise<boolean> {
  const { matchedCount } = await (await collection('imports')).updateOne(
    { _id: runId, state: 'running' },
    { $set: { state, endedAt: at }, $unset: { work: '' } },
  );
  return matchedCount === 1;
}

export async function updateRun(
  runId: ObjectId,
  set: Partial<Pick<ImportDocument, 'isChecked' | 'touchedAt' | 'counts' | 'done'>>,
): Promise<void> {
  await (await collection('imports')).updateOne({ _id: runId }, { $set: set });
}

/** Records what an import has added before its rows. */
export async function saveAdditions(
  runId: ObjectId,
  additions: NonNullable<ImportDocument['additions']>,
  session: ClientSession,
): Promise<void> {
  await (await collection('imports')).updateOne(
    { _id: runId },
    { $set: { additions, isAdded: true } },
    { session },
  );
}

/** Begins to undo an import that has ended; goes on with it where that was left. Returns false where it cannot be. */
export async function beginUndo(
  runId: ObjectId,
  undone: NonNullable<ImportDocument['undone']>,
  leftBefore: Date,
): Promise<boolean> {
  const runs = await collection('imports');
  const ended = { _id: runId, isDryRun: false, state: { $ne: 'running' as const } };
  const begun = await runs.updateOne(
    { ...ended, undone: { $exists: false } },
    { $set: { undone, work: 'undo', touchedAt: undone.at } },
  );
  if (begun.matchedCount === 1) return true;
  const left = await runs.updateOne(
    { ...ended, work: 'undo', touchedAt: { $lt: leftBefore } },
    { $set: { touchedAt: undone.at } },
  );
  return left.matchedCount === 1;
}

export async function endUndo(runId: ObjectId, at: Date): Promise<void> {
  await (await collection('imports')).updateOne(
    { _id: runId, work: 'undo' },
    { $set: { 'undone.endedAt': at }, $unset: { work: '' } },
  );
}

/** Reads what became of an import's parts in their order: of all, or of those with refused rows, changes, notes or kept rows alone. */
export async function* readChunks(
  runId: ObjectId,
  only?: 'refused' | 'changed' | 'noted' | 'kept',
): AsyncGenerator<ImportChunkDocument> {
  const some = only === 'kept' ? { 'kept.0': { $exists: true } } : only ? { [only]: { $gt: 0 } } : {};
  const options = { sort: { place: 1 as const }, batchSize: 5, projection: { rows: 0 } };
  yield* (await collection('import_chunks')).find({ runId, ...some }, options);
}
