import { type Db, ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { ordersChangedAt } from '@/lib/server/platform/db/migrations/0002-orders-changed-at';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const [placedAt, shippedAt, later] = [20, 22, 24].map((day) => new Date(`2026-11-${day}T12:00:00Z`));
const signal = new AbortController().signal;
/** More than are read at a time. */
const ORDERS = 501;

async function databaseWithOrders(): Promise<Db> {
  const db = newDatabase();
  const orders = Array.from({ length: ORDERS }, (_, n) => ({
    _id: new ObjectId(),
    placedAt,
    timeline: n === 0 ? [] : [{ at: placedAt }, { at: shippedAt }],
  }));
  const changed = { _id: new ObjectId(), placedAt, timeline: [{ at: placedAt }], updatedAt: later };
  await db.collection('orders').insertMany([...orders, changed]);
  return db;
}

const counts = async (db: Db) => {
  const orders = db.collection('orders');
  return Promise.all([placedAt, shippedAt, later].map((updatedAt) => orders.countDocuments({ updatedAt })));
};

it('migration 2 gives orders the moment of their last step, and leaves those that changed since', async () => {
  const db = await databaseWithOrders();
  await ordersChangedAt.up({ db, signal });
  expect(await counts(db)).toEqual([1, ORDERS - 1, 1]);
  await ordersChangedAt.up({ db, signal });
  expect(await counts(db)).toEqual([1, ORDERS - 1, 1]);
});

it('migration 2 goes on where it was cut short', async () => {
  const db = await databaseWithOrders();
  const some = await db
    .collection('orders')
    .find({}, { limit: 100, sort: { _id: 1 } })
    .toArray();
  const ids = some.map(({ _id }) => _id);
  await db.collection('orders').updateMany({ _id: { $in: ids } }, { $set: { updatedAt: shippedAt } });
  await expect(ordersChangedAt.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  await ordersChangedAt.up({ db, signal });
  expect((await counts(db)).reduce((sum, count) => sum + count)).toBe(ORDERS + 1);
});
