import { expect, it } from 'vitest';
import { INDEXES } from '@/lib/server/platform/db/migrations/indexes';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { testDatabase } from './migrations/test-database';

const { newDatabase } = testDatabase();

it('every collection is there before the first transaction writes to it', async () => {
  const db = newDatabase();
  // Two processes that start together.
  await Promise.all([prepareDatabase(db), prepareDatabase(db)]);
  await prepareDatabase(db);
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const unindexed = [
    'carts',
    'counters',
    'price_versions',
    'trade_settings',
    'shop_facts',
    'audit_head',
    'leases',
  ];
  expect(names).toEqual(expect.arrayContaining([...Object.keys(INDEXES), ...unindexed]));
});
