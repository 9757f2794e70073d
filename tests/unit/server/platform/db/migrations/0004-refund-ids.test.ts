import { type Db, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { refundIds } from '@/lib/server/platform/db/migrations/0004-refund-ids';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));
const context = (db: Db) => ({ db, signal: new AbortController().signal });
const orderId = new ObjectId();

const sent = {
  orderId,
  amountCents: 3_000,
  reason: 'admin',
  state: 'refunded',
  dueAt: at(1),
  attempts: 2,
  createdAt: at(1),
  refundedAt: at(2),
};
const failed = {
  ...sent,
  reason: 'provider',
  state: 'failed',
  failedAt: at(3),
  isKept: true,
};
const waiting = {
  orderId: null,
  amountCents: 750,
  reason: 'unclaimed',
  state: 'waiting',
  dueAt: at(60),
  attempts: 0,
  createdAt: at(0),
};
const lost = (id: string) => ({ amountCents: 500, reason: 'declined', at: at(3), ...{ [id]: 're_2' } });

/** As stored before: each under the id of its intent. */
async function oldDatabase(): Promise<Db> {
  const db = newDatabase();
  await db.collection<{ _id: string }>('refunds').insertMany([
    { _id: 'pi_sent', ...sent, refundId: 're_1' },
    { _id: 'pi_failed', ...failed, toldAt: at(4), failures: [lost('refundId')] },
    { _id: 'pi_waiting', ...waiting },
  ] as never);
  return db;
}

async function expectMigrated(db: Db): Promise<void> {
  expect(await db.collection('refunds').find().sort({ intentId: 1 }).toArray()).toEqual([
    {
      _id: expect.any(ObjectId),
      intentId: 'pi_failed',
      ...failed,
      retrievedAt: at(4),
      failures: [lost('providerRefundId')],
    },
    { _id: expect.any(ObjectId), intentId: 'pi_sent', ...sent, providerRefundId: 're_1' },
    { _id: expect.any(ObjectId), intentId: 'pi_waiting', ...waiting },
  ]);
}

describe('migration 0004', () => {
  it('stores every refund under an id of its own', async () => {
    const db = await oldDatabase();
    await refundIds.up(context(db));
    await expectMigrated(db);
    await ensureIndexes(db);
  });

  it('changes nothing when it is repeated', async () => {
    const db = await oldDatabase();
    await refundIds.up(context(db));
    const before = await db.collection('refunds').find().sort({ _id: 1 }).toArray();
    await refundIds.up(context(db));
    expect(await db.collection('refunds').find().sort({ _id: 1 }).toArray()).toEqual(before);
  });

  it('finishes what was cut short between the new document and the old one', async () => {
    const db = await oldDatabase();
    const copy = { intentId: 'pi_sent', ...sent, providerRefundId: 're_1' };
    await db.collection('refunds').insertOne({ ...copy });
    await refundIds.up(context(db));
    await expectMigrated(db);
  });
});

describe('the indexes of refunds', () => {
  it('allow one automatic refund of a payment, and any number by admins', async () => {
    const db = newDatabase();
    await ensureIndexes(db);
    const refunds = db.collection('refunds');
    await refunds.insertOne({ intentId: 'pi_1', reason: 'unclaimed' });
    for (const reason of ['order-not-payable', 'already-paid', 'unclaimed', 'provider'])
      await expect(refunds.insertOne({ intentId: 'pi_1', reason })).rejects.toMatchObject({ code: 11000 });
    await refunds.insertOne({ intentId: 'pi_1', reason: 'admin' });
    await refunds.insertOne({ intentId: 'pi_1', reason: 'admin' });
  });
});

describe('the indexes of payment intents', () => {
  it('allow an order one open intent', async () => {
    const db = newDatabase();
    await ensureIndexes(db);
    const intents = db.collection<{ _id: string; orderId: ObjectId | null; state: string }>(
      'payment_intents',
    );
    await intents.insertOne({ _id: 'pi_1', orderId, state: 'open' });
    await expect(intents.insertOne({ _id: 'pi_2', orderId, state: 'open' })).rejects.toMatchObject({
      code: 11000,
    });
    await intents.insertOne({ _id: 'pi_3', orderId, state: 'closed' });
    await intents.insertOne({ _id: 'pi_4', orderId: null, state: 'open' });
    await intents.insertOne({ _id: 'pi_5', orderId: null, state: 'open' });
  });
});
