import type { CreateIndexesOptions, Db } from 'mongodb';
import { expect, it } from 'vitest';
import { RETIRED_INDEXES } from '@/lib/server/platform/db/migrations/retired-indexes';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();

type Key = Record<string, 1 | -1>;

/** The key by MongoDB's name of an index. */
const keyOf = (name: string): Key =>
  Object.fromEntries([...name.matchAll(/(.+?)_(-?1)(?:_|$)/g)].map(([, field, way]) => [field, Number(way)]));

const retired = Object.entries(RETIRED_INDEXES).flatMap(([collection, names]) =>
  names.map((name) => `${collection} ${name}`),
);

/** Of those that a migration creates anew: as the releases between created them. */
const OPTIONS: Record<string, CreateIndexesOptions> = {
  'stock_ledger orderId_1_toolId_1_reason_1': {
    unique: true,
    partialFilterExpression: { orderId: { $type: 'objectId' } },
  },
};

async function indexesOf(db: Db): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {};
  for (const { name } of await db.listCollections().toArray()) {
    const indexes = await db.collection(name).indexes();
    found[name] = indexes.sort((one, other) => ((one.name ?? '') < (other.name ?? '') ? -1 : 1));
  }
  return found;
}

it('an old database ends up with exactly the indexes of a new one', async () => {
  const fresh = newDatabase();
  await prepareDatabase(fresh);
  const old = newDatabase();
  for (const index of retired) {
    const [collection = '', name = ''] = index.split(' ');
    await old.collection(collection).createIndex(keyOf(name), { name, ...OPTIONS[index] });
  }
  await prepareDatabase(old);
  const expected = await indexesOf(fresh);
  expect(await indexesOf(old)).toEqual(expected);
  // A process of an earlier release starts again beside this one, and this one once more.
  await old.collection('orders').createIndex({ state: 1, placedAt: -1 });
  await prepareDatabase(old);
  expect(await indexesOf(old)).toEqual(expected);
});

it('an index that the shop added itself stays', async () => {
  const db = newDatabase();
  await db.collection('orders').createIndex({ phone: 1 }, { name: 'our-own' });
  await prepareDatabase(db);
  expect((await db.collection('orders').indexes()).map(({ name }) => name)).toContain('our-own');
});
