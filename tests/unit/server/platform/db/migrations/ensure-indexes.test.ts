import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { INDEXES } from '@/lib/server/platform/db/migrations/indexes';

const told = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock('@/lib/server/platform/log', () => ({ log: () => told }));

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-indexes-'));
let emulator: MongoEmulator;
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  emulator = await startMongoEmulator({ port: 0, folder, sync: false });
  client = await new MongoClient(emulator.uri).connect();
});

afterAll(async () => {
  await client.close();
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  db = client.db('indexes');
  await db.dropDatabase();
  told.error.mockClear();
});

const declared = Object.values(INDEXES).flat().length;

/** How many indexes there are of those declared. */
async function created(): Promise<number> {
  const counts = await Promise.all(
    Object.keys(INDEXES).map(async (name) => (await db.collection(name).indexes()).length - 1),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

it('an index that cannot be created because documents break its rule, is logged, and all others are there', async () => {
  await db.collection('tools').insertMany([
    { slug: 'hammer', sku: 'A', skuKey: 'a' },
    { slug: 'hammer', sku: 'B', skuKey: 'b' },
  ]);
  expect(await ensureIndexes(db)).toBe(1);
  expect(told.error.mock.calls).toEqual([
    [
      { collection: 'tools', index: { slug: 1 }, error: expect.objectContaining({ code: 11000 }) },
      'an index could not be created',
    ],
  ]);
  expect(await created()).toBe(declared - 1);
});

it('an index that cannot be created because its options changed, is logged at each start, and stays as it was', async () => {
  await db.collection('refreshed_tags').createIndex({ at: 1 }, { expireAfterSeconds: 5 });
  expect(await ensureIndexes(db)).toBe(1);
  expect(await ensureIndexes(db)).toBe(1);
  expect(told.error).toHaveBeenCalledTimes(2);
  expect(told.error.mock.calls[0]?.[0]).toMatchObject({
    collection: 'refreshed_tags',
    error: { code: 85 },
  });
  expect(await created()).toBe(declared);
});

it('an index that cannot be created is created by a later start, once nothing is in its way', async () => {
  const tools = db.collection('tools');
  await tools.insertMany([
    { slug: 'hammer', sku: 'A', skuKey: 'a' },
    { slug: 'hammer', sku: 'B', skuKey: 'b' },
  ]);
  expect(await ensureIndexes(db)).toBe(1);
  await tools.deleteOne({ slug: 'hammer' });
  expect(await ensureIndexes(db)).toBe(0);
  expect(await created()).toBe(declared);
});

it('an index that the shop added itself stays', async () => {
  await db.collection('orders').createIndex({ phone: 1 }, { name: 'our-own' });
  expect(await ensureIndexes(db)).toBe(0);
  expect((await db.collection('orders').indexes()).map(({ name }) => name)).toContain('our-own');
});
