import { expect, it } from 'vitest';
import { skuKeys } from '@/lib/server/platform/db/migrations/0013-sku-keys';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;

it('migration 0013 gives tools the compact SKU that they lack, and changes no other', async () => {
  const db = newDatabase();
  await db
    .collection('tools')
    .insertMany([{ sku: 'FL-A 1' }, { sku: 'fl-a1' }, { sku: 'FL-B', skuKey: 'kept' }] as object[]);
  await expect(skuKeys.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  for (let run = 1; run <= 2; run += 1) {
    await skuKeys.up({ db, signal });
    const tools = await db
      .collection('tools')
      .find({}, { projection: { _id: 0 } })
      .toArray();
    expect(tools).toEqual([
      { sku: 'FL-A 1', skuKey: 'fla1' },
      { sku: 'fl-a1' },
      { sku: 'FL-B', skuKey: 'kept' },
    ]);
  }
});
