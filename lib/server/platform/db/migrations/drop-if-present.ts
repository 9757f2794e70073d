import 'server-only';
import { type Db, MongoServerError } from 'mongodb';

/** NamespaceNotFound and IndexNotFound: dropped before, or never there. */
const NOT_FOUND: readonly unknown[] = [26, 27];

async function ignoreMissing(drop: Promise<unknown>): Promise<void> {
  try {
    await drop;
  } catch (error) {
    if (!(error instanceof MongoServerError && NOT_FOUND.includes(error.code))) throw error;
  }
}

/** Drops an index that is no longer declared. */
export async function dropIndexIfPresent(db: Db, collection: string, index: string): Promise<void> {
  await ignoreMissing(db.collection(collection).dropIndex(index));
}

/** Drops a collection whose documents have moved. */
export async function dropCollectionIfPresent(db: Db, collection: string): Promise<void> {
  await ignoreMissing(db.dropCollection(collection));
}
