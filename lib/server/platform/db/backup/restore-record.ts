import type { Db } from 'mongodb';
import type { RestoreDocument } from '@/lib/server/platform/db/documents/coordination';

class UnfinishedRestoreError extends Error {
  override name = 'UnfinishedRestoreError';

  constructor() {
    super(
      'A restore of this database is under way, or was cut short.\n' +
        'The store does not start on half of its data. Repeat the restore, with the same folder.',
    );
  }
}

const restores = (db: Db) => db.collection<RestoreDocument>('restores');

export async function findRestore(db: Db): Promise<RestoreDocument | null> {
  return restores(db).findOne({}, { sort: { startedAt: -1 } });
}

export async function refuseUnfinishedRestore(db: Db): Promise<void> {
  if (await restores(db).findOne({ state: 'loading' })) throw new UnfinishedRestoreError();
}

export async function insertRestore(db: Db, record: RestoreDocument): Promise<void> {
  await restores(db).deleteMany({});
  await restores(db).insertOne(record, { writeConcern: { w: 'majority', journal: true } });
}

export async function updateRestore(
  db: Db,
  id: string,
  set: Partial<Omit<RestoreDocument, '_id'>>,
): Promise<void> {
  await restores(db).updateOne(
    { _id: id },
    { $set: set },
    { writeConcern: { w: 'majority', journal: true } },
  );
}
