import { expect, it } from 'vitest';
import { poKeys } from '@/lib/server/platform/db/migrations/0014-po-keys';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;

it('migration 0014 gives orders the form of the buyer’s number that is compared, and keeps what was written', async () => {
  const db = newDatabase();
  const orders = db.collection('orders');
  const many = Array.from({ length: 1_001 }, (_, place) => ({
    number: `FL-${place}`,
    poNumber: `PO ${place}`,
  }));
  await orders.insertMany([
    { number: 'FL-A', poNumber: 'PO  4711' },
    { number: 'FL-B', poNumber: 'PO 4711', poKey: 'kept as it is' },
    { number: 'FL-C' },
    ...many,
  ]);
  await orders.createIndex(
    { buyerId: 1, poNumber: 1, placedAt: -1 },
    { partialFilterExpression: { poNumber: { $type: 'string' } } },
  );
  await expect(poKeys.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  for (let run = 1; run <= 2; run += 1) {
    await poKeys.up({ db, signal });
    const stored = await orders.find({}, { projection: { _id: 0 }, limit: 4 }).toArray();
    expect(stored).toEqual([
      { number: 'FL-A', poNumber: 'PO  4711', poKey: 'po 4711' },
      { number: 'FL-B', poNumber: 'PO 4711', poKey: 'kept as it is' },
      { number: 'FL-C' },
      { number: 'FL-0', poNumber: 'PO 0', poKey: 'po 0' },
    ]);
    expect(await orders.countDocuments({ poNumber: { $exists: true }, poKey: { $exists: false } })).toBe(0);
    expect((await orders.indexes()).map(({ name }) => name)).toEqual(['_id_']);
  }
});

it('migration 0014 goes on where it was cut short', async () => {
  const db = newDatabase();
  const orders = db.collection('orders');
  await orders.insertMany(Array.from({ length: 600 }, (_, place) => ({ poNumber: `PO ${place}` })));
  const cut = new AbortController();
  let asked = 0;
  const once = {
    throwIfAborted() {
      asked += 1;
      if (asked > 1) cut.abort();
      cut.signal.throwIfAborted();
    },
  } as AbortSignal;
  await expect(poKeys.up({ db, signal: once })).rejects.toThrow();
  expect(await orders.countDocuments({ poKey: { $exists: true } })).toBe(500);
  await poKeys.up({ db, signal });
  expect(await orders.countDocuments({ poKey: { $exists: true } })).toBe(600);
});
