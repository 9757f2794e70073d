import 'server-only';
import type { Db } from 'mongodb';
import type { MigrationDocument } from './documents/coordination';
import { baseline } from './migrations/0001-baseline-outbox-kinds';

/** A store from before the baseline has documents in at least one of these. */
const FILLED = ['users', 'tools', 'orders'] as const;

export class EarlierDataError extends Error {
  override name = 'EarlierDataError';

  constructor(database: string) {
    super(
      `The database ${database} holds data from before 0.2.0, which this release cannot read: use an empty database (MONGODB_DB).`,
    );
  }
}

async function isFilled(db: Db): Promise<boolean> {
  const found = await Promise.all(
    FILLED.map((name) => db.collection(name).findOne({}, { projection: { _id: 1 } })),
  );
  return found.some((document) => document !== null);
}

export async function refuseEarlierData(db: Db): Promise<void> {
  // Documents before records: another process that has just begun this database recorded the baseline first.
  const hasDocuments = await isFilled(db);
  const applied = await db.collection<MigrationDocument>('migrations').find().toArray();
  if (applied.some(({ _id, name }) => _id === baseline.id && name === baseline.name)) return;
  if (hasDocuments || applied.length > 0) throw new EarlierDataError(db.databaseName);
}
