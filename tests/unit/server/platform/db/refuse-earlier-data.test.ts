import type { Db, Document } from 'mongodb';
import { expect, it } from 'vitest';
import { isMigrationError } from '@/lib/server/platform/db/migrations/run-migrations';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { testDatabase } from './migrations/test-database';

const { newDatabase } = testDatabase();

/** Every document and every index, by collection. */
async function contentOf(db: Db): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const { name } of await db.listCollections().toArray())
    content[name] = [await db.collection(name).find().toArray(), await db.collection(name).indexes()];
  return content;
}

const at = new Date('2026-11-22T08:00:00Z');
const migrationsOf = (...names: string[]) =>
  names.map((name, place) => ({ _id: place + 1, name, appliedAt: at, durationMs: 3 }));

const EARLIER: Record<string, Record<string, Document[]>> = {
  'migrations of which this release has none': {
    migrations: migrationsOf('baseline-outbox-kinds', 'invoiced-at', 'equal-bank-rows'),
    tools: [{ _id: 'drill', sku: 'FL-D 1' }],
  },
  'such migrations and no documents': { migrations: migrationsOf('reserved-stock') },
  'accounts and no migrations': { users: [{ _id: 'buyer', email: 'buyer@example.com' }] },
  'tools and no migrations': { tools: [{ _id: 'drill' }] },
  'orders and no migrations': { orders: [{ _id: 'first', toolId: 'drill', orderQuantity: 2 }] },
};

it.each(Object.entries(EARLIER))(
  'a database from before the baseline with %s is refused, and stays as it is',
  async (_, collections) => {
    const db = newDatabase();
    for (const [name, documents] of Object.entries(collections))
      await db.collection<Document>(name).insertMany(documents);
    const before = await contentOf(db);
    const refusal = await prepareDatabase(db).catch((error: unknown) => error);
    expect(isMigrationError(refusal)).toBe(true);
    expect((refusal as Error).message).toBe(
      `The database ${db.databaseName} holds data from before 0.2.0, which this release cannot read: use an empty database (MONGODB_DB).`,
    );
    expect(await contentOf(db)).toEqual(before);
  },
);

it('a database is not refused where it is empty, or another process has just prepared and filled it', async () => {
  const db = newDatabase();
  const fill = async () => {
    await prepareDatabase(db);
    await db.collection('tools').insertOne({ slug: 'drill', sku: 'D', skuKey: 'd' });
  };
  await Promise.all([fill(), prepareDatabase(db), prepareDatabase(db)]);
  expect(await prepareDatabase(db)).toEqual([]);
});

it('a database is not refused with leases, indexes and refreshed pages alone', async () => {
  const db = newDatabase();
  await db
    .collection<Document & { _id: string }>('leases')
    .insertOne({ _id: 'restore', holder: 'one', until: at });
  await db
    .collection<Document & { _id: string }>('refreshed_tags')
    .insertOne({ _id: 'one tools', tag: 'tools', at });
  await db.collection('tools').createIndex({ slug: 1 }, { unique: true });
  expect(await prepareDatabase(db)).toContain('0001-baseline-shipments');
});
