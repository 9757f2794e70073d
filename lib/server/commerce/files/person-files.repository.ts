import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { PersonFileDocument } from '@/lib/server/platform/db/documents/files';

const isPersonFile = (file: object | null): file is PersonFileDocument =>
  file !== null && 'kind' in file && file.kind === 'request';

export async function findPersonFile(id: string): Promise<PersonFileDocument | null> {
  const file = await (await collection('files')).findOne({ _id: id, kind: 'request' });
  return isPersonFile(file) ? file : null;
}

export async function findFilesOfPerson(
  ownerId: ObjectId,
  session?: ClientSession,
): Promise<PersonFileDocument[]> {
  const files = await (await collection('files'))
    .find({ ownerId }, { session, sort: { touchedAt: -1 } })
    .toArray();
  return files.filter(isPersonFile);
}

export async function countUnusedOf(ownerId: ObjectId): Promise<number> {
  return (await collection('files')).countDocuments({ ownerId, requestId: { $exists: false } });
}

/** Returns how many of these files were a person's own, and of no request. */
export async function claimOf(
  ids: readonly string[],
  { ownerId, requestId, at }: { ownerId: ObjectId; requestId: ObjectId; at: Date },
  session: ClientSession,
): Promise<number> {
  const { matchedCount } = await (await collection('files')).updateMany(
    { _id: { $in: [...ids] }, ownerId, requestId: { $exists: false } },
    { $set: { requestId }, $max: { touchedAt: at } },
    { session },
  );
  return matchedCount;
}
