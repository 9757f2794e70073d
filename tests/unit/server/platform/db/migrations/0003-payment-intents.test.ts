import { type Db, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { paymentIntents } from '@/lib/server/platform/db/migrations/0003-payment-intents';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));
const context = (db: Db) => ({ db, signal: new AbortController().signal });

const ids = {
  open: new ObjectId(),
  paid: new ObjectId(),
  claimed: new ObjectId(),
  untouched: new ObjectId(),
  demo: new ObjectId(),
};

/**
 * As stored before: intents as fields of orders, unattached ones in a collection of their own, refunds under their
 * intent's id.
 */
async function oldDatabase(): Promise<Db> {
  const db = newDatabase();
  const intentOf = (name: string, intentState: string) => ({
    paymentIntentId: `pi_${name}`,
    intentState,
    intentTouchedAt: at(5),
    intentNextCheckAt: at(6),
  });
  await db.collection('orders').insertMany([
    { _id: ids.open, number: 'FL-1', state: 'unpaid', placedAt: at(0), ...intentOf('open', 'open') },
    {
      _id: ids.paid,
      number: 'FL-2',
      state: 'paid',
      placedAt: at(0),
      transactionId: 'pi_paid',
      ...intentOf('paid', 'closed'),
    },
    // Its buyer began to pay, and then claimed a payment that was made for no order.
    {
      _id: ids.claimed,
      number: 'FL-3',
      state: 'shipped',
      placedAt: at(0),
      paidAt: at(9),
      transactionId: 'pi_claimed',
      ...intentOf('second', 'open'),
    },
    { _id: ids.untouched, number: 'FL-4', state: 'unpaid', placedAt: at(0) },
    { _id: ids.demo, number: 'FL-5', state: 'paid', placedAt: at(0), transactionId: 'demo_1' },
  ]);
  await db.collection('orders').createIndexes([
    {
      key: { intentState: 1, intentNextCheckAt: 1 },
      partialFilterExpression: { intentState: 'open' },
    },
    {
      key: { paymentIntentId: 1 },
      unique: true,
      partialFilterExpression: { paymentIntentId: { $type: 'string' } },
    },
  ]);
  await db.collection<{ _id: string }>('loose_intents').insertMany([
    { _id: 'pi_loose', createdAt: at(1), nextCheckAt: at(2) },
    // Claimed a moment ago, and not polled since.
    { _id: 'pi_claimed', createdAt: at(1), nextCheckAt: at(2), settledAt: at(9) },
  ] as never);
  await db.collection<{ _id: string }>('refunds').insertMany([
    { _id: 'pi_paid', orderId: ids.paid, createdAt: at(7) },
    { _id: 'pi_unclaimed', orderId: null, createdAt: at(8) },
  ] as never);
  return db;
}

const closed = (_id: string, orderId: ObjectId | null, minute: number) => ({
  _id,
  orderId,
  state: 'closed',
  createdAt: at(minute),
  touchedAt: at(minute),
  revision: 0,
});
const open = (_id: string, orderId: ObjectId | null, minute: number, next: number) => ({
  ...closed(_id, orderId, minute),
  state: 'open',
  nextCheckAt: at(next),
});
const MIGRATED = [
  closed('pi_claimed', ids.claimed, 9),
  open('pi_loose', null, 1, 2),
  open('pi_open', ids.open, 5, 6),
  closed('pi_paid', ids.paid, 5),
  open('pi_second', ids.claimed, 5, 6),
  closed('pi_unclaimed', null, 8),
];

async function expectMigrated(db: Db): Promise<void> {
  expect(await db.collection('payment_intents').find().sort({ _id: 1 }).toArray()).toEqual(MIGRATED);
  const orders = await db.collection('orders').find().sort({ _id: 1 }).toArray();
  const fields = new Set(orders.flatMap((order) => Object.keys(order)));
  expect([...fields].sort()).toEqual(['_id', 'number', 'paidAt', 'placedAt', 'state', 'transactionId']);
  const collections = await db.listCollections().toArray();
  expect(collections.map(({ name }) => name)).not.toContain('loose_intents');
  const indexes = await db.collection('orders').listIndexes().toArray();
  expect(indexes.map(({ name }) => name)).toEqual(['_id_']);
}

describe('migration 0003', () => {
  it('stores every payment intent as a document, and removes the fields from orders', async () => {
    const db = await oldDatabase();
    await paymentIntents.up(context(db));
    await expectMigrated(db);
    await ensureIndexes(db);
  });

  it('changes nothing when it is repeated', async () => {
    const db = await oldDatabase();
    await paymentIntents.up(context(db));
    await paymentIntents.up(context(db));
    await expectMigrated(db);
  });

  it('finishes what was cut short', async () => {
    const db = await oldDatabase();
    await db.collection<{ _id: string }>('payment_intents').insertOne(MIGRATED[2] as never);
    await db
      .collection('orders')
      .updateOne(
        { _id: ids.open },
        { $unset: { paymentIntentId: '', intentState: '', intentTouchedAt: '', intentNextCheckAt: '' } },
      );
    await db.collection('orders').dropIndex('paymentIntentId_1');
    await paymentIntents.up(context(db));
    await expectMigrated(db);
  });
});
