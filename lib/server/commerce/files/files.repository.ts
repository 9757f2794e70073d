import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';

export async function findFile(name: string): Promise<FileDocument | null> {
  return (await collection('files')).findOne({ _id: name });
}

export async function touchFile(name: string, at: Date): Promise<FileDocument | null> {
  return (await collection('files')).findOneAndUpdate(
    { _id: name },
    { $max: { touchedAt: at } },
    { returnDocument: 'after' },
  );
}

/** Throws a duplicate key error if the name exists. */
export async function insertFile(file: FileDocument, session: ClientSession): Promise<void> {
  await (await collection('files')).insertOne(file, { session });
}

export async function claim(
  { names, toolId, at }: { names: readonly string[]; toolId: ObjectId; at: Date },
  session: ClientSession,
): Promise<number> {
  const { matchedCount } = await (await collection('files')).updateMany(
    { _id: { $in: [...names] } },
    { $addToSet: { toolIds: toolId }, $max: { touchedAt: at } },
    { session },
  );
  return matchedCount;
}

/** Returns how many of these files there are. */
export async function findSizes(names: readonly string[]): Promise<Pick<FileDocument, '_id' | 'size'>[]> {
  return (await collection('files'))
    .find({ _id: { $in: [...names] } }, { projection: { size: 1 } })
    .toArray();
}

export async function countFiles(names: readonly string[]): Promise<number> {
  return (await collection('files')).countDocuments({ _id: { $in: [...names] } });
}

/** Deletes a file as it was read: not if it was touched since. Returns whether it did. */
export async function deleteUntouched(
  { _id, touchedAt }: FileDocument,
  session: ClientSession,
): Promise<boolean> {
  return (await (await collection('files')).deleteOne({ _id, touchedAt }, { session })).deletedCount === 1;
}

export async function findUntouched(before: Date, after: string, limit: number): Promise<FileDocument[]> {
  return (await collection('files'))
    .find({ _id: { $gt: after }, touchedAt: { $lt: before } })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
}

export async function findFilesOf(blobIds: readonly ObjectId[]): Promise<FileDocument[]> {
  return (await collection('files')).find({ blobId: { $in: [...blobIds] } }).toArray();
}

export async function findBlobIds(blobIds: readonly ObjectId[]): Promise<ObjectId[]> {
  const found = await (await collection('files'))
    .find({ blobId: { $in: [...blobIds] } })
    .project<{ blobId: ObjectId }>({ blobId: 1 })
    .toArray();
  return found.map(({ blobId }) => blobId);
}

/** Returns false if there is no such file. */
export async function addSerialId(
  name: string,
  { serialId, at }: { serialId: ObjectId; at: Date },
  session: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await (await collection('files')).updateOne(
    { _id: name },
    { $addToSet: { serialIds: serialId }, $max: { touchedAt: at } },
    { session },
  );
  return matchedCount === 1;
}

/** From then on the file ages, until the sweep removes it. */
export async function pullSerialId(
  name: string,
  { serialId, at }: { serialId: ObjectId; at: Date },
  session: ClientSession,
): Promise<void> {
  await (await collection('files')).updateOne(
    { _id: name },
    { $pull: { serialIds: serialId }, $max: { touchedAt: at } },
    { session },
  );
}
