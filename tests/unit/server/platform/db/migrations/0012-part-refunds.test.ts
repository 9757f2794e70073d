import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { partRefunds } from '@/lib/server/platform/db/migrations/0012-part-refunds';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;

it('migration 0012 lets an order have a credit note a part, and leaves what was stored as it is', async () => {
  const db = newDatabase();
  const orderId = new ObjectId();
  const stored = [
    { orderId, kind: 'invoice', sequence: 1 },
    { orderId, kind: 'credit-note', sequence: 1 },
  ];
  const invoices = db.collection('invoices');
  await invoices.createIndex({ orderId: 1, kind: 1 }, { unique: true });
  await invoices.insertMany(stored);
  const ledger = db.collection('stock_ledger');
  const guard = { unique: true, partialFilterExpression: { orderId: { $type: 'objectId' } } };
  await ledger.createIndex({ orderId: 1, toolId: 1, reason: 1 }, guard);
  await expect(partRefunds.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  for (let run = 1; run <= 2; run += 1) {
    await partRefunds.up({ db, signal });
    expect((await invoices.indexes()).map(({ name }) => name)).toEqual(['_id_', 'orderId_1_kind_1_part_1']);
    expect((await ledger.indexes()).map(({ name }) => name)).toEqual([
      '_id_',
      'orderId_1_toolId_1_reason_1_part_1',
    ]);
    expect(await invoices.find().toArray()).toEqual(stored);
  }
  await invoices.insertOne({ orderId, kind: 'credit-note', part: 1 });
  await expect(invoices.insertOne({ orderId, kind: 'credit-note', part: 1 })).rejects.toThrow(/E11000/);
  await expect(invoices.insertOne({ orderId, kind: 'invoice' })).rejects.toThrow(/E11000/);
});
