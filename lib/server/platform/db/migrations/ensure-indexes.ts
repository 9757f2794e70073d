import 'server-only';
import type { Db } from 'mongodb';
import { isDatabaseAway } from '@/lib/server/platform/db/is-database-outage';
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
 * Creates every declared index that is missing. Repeating it changes nothing. One that cannot be created (its options
 * changed, documents break its rule, the store may not create it) is logged, and the store works without it until a later
 * start: slower, and a unique one guards nothing meanwhile. Returns how many could not be created. Throws where the
 * database is away.
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
