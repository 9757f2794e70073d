import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStripeEmulator } from '@forgeline/stripe-emulator';
import { MongoClient, ObjectId } from 'mongodb';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaymentIntentDocument, RefundDocument } from '@/lib/server/platform/db/documents/payments';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { seedStore } from '@/stack/seed-store';
import { storeEnvironment, unique } from '@/tests/support/store';

async function openDatabase() {
  const uri = storeEnvironment().MONGODB_URI ?? '';
  const client = await MongoClient.connect(uri);
  const database = unique('forgeline_seed_');
  onTestFinished(async () => {
    await client.db(database).dropDatabase();
    await client.close();
  });
  const db = client.db(database);
  return { uri, database, db, orders: db.collection<OrderDocument>('orders') };
}

async function openPaymentEmulator() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-seed-'));
  const emulator = await startStripeEmulator({ port: 0, dataDir });
  onTestFinished(async () => {
    await emulator.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { host, port, url } = emulator;
  return { url, stripe: new Stripe('sk_test_demo', { host, port, protocol: 'http', telemetry: false }) };
}

test('every payment that a demo order claims is known to the payment emulator, and can be refunded', async () => {
  const { uri, database, db, orders } = await openDatabase();
  const { url, stripe } = await openPaymentEmulator();
  expect(await seedStore({ uri, database, paymentEmulatorUrl: url })).toBe('seeded');
  const paid = await orders.find({ state: { $in: ['paid', 'shipped'] } }).toArray();
  expect(paid.length).toBeGreaterThan(10);
  for (const order of paid) {
    const intent = await stripe.paymentIntents.retrieve(order.transactionId ?? '');
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: order.orderValueCents,
      currency: order.currency,
      receipt_email: order.buyerEmail,
      metadata: { orderId: order._id.toHexString() },
    });
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.amount).toBe(order.orderValueCents);
  }
  const intents = await db.collection<PaymentIntentDocument>('payment_intents').find().toArray();
  const kept = await orders.find({ transactionId: { $exists: true } }).toArray();
  expect(intents.map(({ _id }) => _id).sort()).toEqual(kept.map(({ transactionId }) => transactionId).sort());
  expect(intents.every(({ state }) => state === 'closed')).toBe(true);
});

test('refunded demo orders are refunded at the emulator, recorded once, with invoice and credit note', async () => {
  const { uri, database, db, orders } = await openDatabase();
  const { url, stripe } = await openPaymentEmulator();
  await seedStore({ uri, database, paymentEmulatorUrl: url });
  await seedStore({ uri, database, paymentEmulatorUrl: url });
  const refunded = await orders.find({ state: 'refunded' }).toArray();
  expect(refunded.length).toBeGreaterThan(0);
  expect(await db.collection('refunds').countDocuments()).toBe(refunded.length);
  for (const order of refunded) {
    const { transactionId = '', orderValueCents: amount } = order;
    const noted = await db.collection<RefundDocument>('refunds').findOne({ intentId: transactionId });
    const { data } = await stripe.refunds.list({ payment_intent: transactionId });
    expect(data.map((refund) => [refund.id, refund.amount])).toEqual([[noted?.providerRefundId, amount]]);
    expect(noted).toMatchObject({ orderId: order._id, amountCents: amount, state: 'refunded' });
    await expect(stripe.refunds.create({ payment_intent: transactionId })).rejects.toThrow(
      'already been refunded',
    );
    expect(order.timeline.map(({ state }) => state)).toEqual(['unpaid', 'paid', 'refunded']);
    const documents = await db.collection('invoices').find({ orderId: order._id }).toArray();
    expect(documents.map(({ number }) => number).sort()).toEqual([
      order.creditNoteNumber,
      order.invoiceNumber,
    ]);
    expect(documents.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(0);
  }
});

test('a payment emulator younger than the database gets the payments at the next start', async () => {
  const { uri, database, orders } = await openDatabase();
  const first = await openPaymentEmulator();
  await seedStore({ uri, database, paymentEmulatorUrl: first.url });
  const second = await openPaymentEmulator();
  expect(await seedStore({ uri, database, paymentEmulatorUrl: second.url })).toBe('present');
  const order = await orders.findOne({ state: 'paid' });
  expect(await second.stripe.paymentIntents.retrieve(order?.transactionId ?? '')).toMatchObject({
    amount: order?.orderValueCents,
  });
});

test('with the real provider, demo orders name no payment that could be refunded', async () => {
  const { uri, database, orders } = await openDatabase();
  expect(await seedStore({ uri, database })).toBe('seeded');
  const paid = await orders.find({ state: { $in: ['paid', 'shipped'] } }).toArray();
  expect(paid.length).toBeGreaterThan(10);
  for (const order of paid) {
    expect(order.transactionId).toMatch(/^demo_[0-9a-f]{20}$/);
  }
});

test('the figures, the ledger and the orders of the demo agree, and older data is migrated', async () => {
  const { uri, database, db } = await openDatabase();
  async function disagreements(): Promise<string[]> {
    const [tools, lines, open] = await Promise.all([
      db.collection<ToolDocument>('tools').find().toArray(),
      db.collection<StockLedgerDocument>('stock_ledger').find().toArray(),
      db
        .collection<OrderDocument>('orders')
        .find({ state: { $in: ['unpaid', 'paid'] } })
        .toArray(),
    ]);
    return tools.flatMap(({ _id, slug, quantity, reserved }) => {
      const own = lines.filter(({ toolId }) => toolId.equals(_id));
      const held = open.flatMap(({ lines: of }) => of.filter(({ toolId }) => toolId.equals(_id)));
      const agree =
        own.reduce((sum, { change }) => sum + change, 0) === quantity &&
        own.reduce((sum, { onHandChange }) => sum + onHandChange, 0) === quantity + reserved &&
        held.reduce((sum, { quantity: units }) => sum + units, 0) === reserved;
      return agree ? [] : [slug];
    });
  }
  await seedStore({ uri, database });
  expect(await disagreements()).toEqual([]);
  await db.collection('tools').updateMany({}, { $unset: { reserved: '' } });
  await db.collection('stock_ledger').updateMany({}, { $unset: { onHandChange: '' } });
  await db.collection('stock_ledger').deleteMany({ reason: 'order-shipped' });
  await db.collection('migrations').drop();
  expect(await disagreements()).not.toEqual([]);
  await seedStore({ uri, database });
  expect(await disagreements()).toEqual([]);
});

test('payments of a demo from before intents and refunds were documents of their own are migrated', async () => {
  const { uri, database, db, orders } = await openDatabase();
  const { url } = await openPaymentEmulator();
  await seedStore({ uri, database, paymentEmulatorUrl: url });
  const refunds = db.collection<RefundDocument>('refunds');
  const intents = db.collection<PaymentIntentDocument>('payment_intents');
  const before = await intents.find().sort({ _id: 1 }).toArray();
  const refundsBefore = await refunds.find().sort({ intentId: 1 }).toArray();
  for (const { _id, orderId } of before)
    await orders.updateOne({ _id: orderId as ObjectId }, { $set: { paymentIntentId: _id } as object });
  for (const { _id, intentId, providerRefundId, ...rest } of refundsBefore) {
    await refunds.deleteOne({ _id });
    await db.collection('refunds').insertOne({ _id: intentId as never, refundId: providerRefundId, ...rest });
  }
  await intents.drop();
  await db.collection('migrations').drop();

  expect(await seedStore({ uri, database, paymentEmulatorUrl: url })).toBe('present');
  const at = { createdAt: expect.any(Date), touchedAt: expect.any(Date) };
  expect(await intents.find().sort({ _id: 1 }).toArray()).toEqual(
    before.map((intent) => ({ ...intent, ...at })),
  );
  const ids = { _id: expect.any(ObjectId) };
  expect(await refunds.find().sort({ intentId: 1 }).toArray()).toEqual(
    refundsBefore.map((refund) => ({ ...refund, ...ids })),
  );
  expect(await orders.countDocuments({ paymentIntentId: { $exists: true } } as object)).toBe(0);
});
