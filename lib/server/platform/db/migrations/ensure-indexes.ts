import type { Db } from 'mongodb';
import { isDatabaseAway } from '@/lib/server/platform/db/database-errors';
import { log } from '@/lib/server/platform/log';
import { INDEXES, type IndexDeclaration } from './indexes';

async function create(db: Db, collection: string, declarations: readonly IndexDeclaration[]): Promise<void> {
  await db.collection(collection).createIndexes(declarations.map(([key, options]) => ({ key, ...options })));
}

async function createEach(
  db: Db,
  collection: string,
  declarations: readonly IndexDeclaration[],
): Promise<number> {
  let failed = 0;
  for (const declaration of declarations) {
    try {
      await create(db, collection, [declaration]);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failed += 1;
      log().error({ collection, index: declaration[0], error }, 'an index could not be created');
    }
  }
  return failed;
}

/**
 * Logs an index that cannot be created (changed options, documents that break it, no right to); the store works without
 * it until a later start. Returns how many. Throws where the database is away.
 */
export async function ensureIndexes(db: Db): Promise<number> {
  const failed = await Promise.all(
    Object.entries(INDEXES).map(async ([collection, declarations]) => {
      try {
        await create(db, collection, declarations);
        return 0;
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        // One command creates all or none.
        return createEach(db, collection, declarations);
      }
    }),
  );
  return failed.reduce((sum, count) => sum + count, 0);
}
