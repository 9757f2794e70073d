import { MongoClient } from 'mongodb';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { loadSettings } from '@/stack/load-settings';

/**
 * `npm run migrate`: brings the database that MONGODB_URI names (else the running demo's) to the shape this release works
 * with, as every start does; prints what it applied. Exit code 1 when a migration failed or the database is away.
 */
const CONNECT_LIMIT_MS = 10_000;

async function migrate(): Promise<void> {
  loadSettings();
  const client = new MongoClient(process.env.MONGODB_URI ?? '', {
    serverSelectionTimeoutMS: CONNECT_LIMIT_MS,
    ignoreUndefined: true,
  });
  try {
    const applied = await prepareDatabase(client.db(process.env.MONGODB_DB || 'forgeline'));
    for (const label of applied) console.log(`Applied ${label}`);
    if (applied.length === 0) console.log('The database is up to date.');
  } finally {
    await client.close();
  }
}

migrate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
