import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { fromStored } from '@/lib/server/commerce/orders/stored-order';
import type { StoredOrder } from '@/lib/server/platform/db/documents/orders';
import { orderLines } from '@/lib/server/platform/db/migrations/0011-order-lines';
import { testDatabase } from './test-database';

const { newDatabase } = testDatabase();
const signal = new AbortController().signal;

function oldOrder(number: string, toolId: ObjectId, orderQuantity: number) {
  const tool = { toolId, toolName: 'Hammer', toolImage: '/h.webp', orderQuantity, unitPriceCents: 1_235 };
  return { _id: new ObjectId(), number, ...tool, orderValueCents: 1_235 * orderQuantity };
}

it('migration 0011 gives old orders one line, with the SKU where it is known, and changes no other', async () => {
  const db = newDatabase();
  const [sold, removed, unknown] = [new ObjectId(), new ObjectId(), new ObjectId()];
  await db.collection('tools').insertOne({ _id: sold, sku: 'FT-SOLD' });
  await db.collection('removed_tools').insertOne({ _id: removed, sku: 'FT-GONE' });
  const old = [sold, removed, unknown].map((toolId, place) => oldOrder(`FL-${place}`, toolId, place + 1));
  // More than one batch.
  const many = Array.from({ length: 600 }, (_, place) => oldOrder(`FL-M${place}`, sold, 1));
  const several = { _id: new ObjectId(), number: 'FL-NEW', lines: [{}, {}], lineCount: 2 };
  await db.collection('orders').insertMany([...old, ...many, several] as never);
  const ledger = db.collection('stock_ledger');
  const guard = { unique: true, partialFilterExpression: { orderId: { $type: 'objectId' } } };
  await ledger.createIndex({ orderId: 1, reason: 1 }, guard);
  await expect(orderLines.up({ db, signal: AbortSignal.abort() })).rejects.toThrow();
  for (let run = 1; run <= 2; run += 1) {
    await orderLines.up({ db, signal });
    const stored = await db.collection<StoredOrder>('orders').find().toArray();
    expect(stored.find(({ number }) => number === 'FL-NEW')).toEqual(several);
    const migrated = stored.filter(({ number }) => /^FL-\d$/.test(number));
    expect(migrated.map(({ lines }) => lines?.[0]?.sku)).toEqual(['FT-SOLD', 'FT-GONE', '']);
    expect(stored.every(({ lines, lineCount }) => lines?.length === lineCount)).toBe(true);
    for (const order of migrated) {
      const { lines: _, lineCount, units, goodsCents, ...before } = order;
      expect(before).toEqual(old.find(({ number }) => number === order.number));
      expect([lineCount, units, goodsCents]).toEqual([1, order.orderQuantity, order.orderValueCents]);
      // What a process of the release before stores meanwhile reads the same, but for the SKU.
      const late = fromStored(before as StoredOrder);
      const [line] = fromStored(order).lines;
      expect(late).toEqual({ ...fromStored(order), lines: [{ ...line, sku: '' }] });
    }
  }
  const names = (await ledger.indexes()).map(({ name }) => name);
  expect(names).toEqual(['_id_', 'orderId_1_toolId_1_reason_1']);
});
