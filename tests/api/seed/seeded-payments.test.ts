import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStripeEmulator } from '@forgeline/stripe-emulator';
import { MongoClient } from 'mongodb';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaymentIntentDocument, RefundDocument } from '@/lib/server/platform/db/documents/payments';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { seedStore } from '@/stack/seed/seed-store';
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

test('every payment that a demo order claims exists in the payment emulator, and can be refunded', async () => {
  const { uri, database, db, orders } = await openDatabase();
  const { url, stripe } = await openPaymentEmulator();
  expect(await seedStore({ uri, database, paymentEmulatorUrl: url })).toMatchObject({ outcome: 'seeded' });
  const paid = await orders.find(ORDERS_THAT.retainPayment).toArray();
  expect(paid.length).toBeGreaterThan(10);
  for (const order of paid) {
    const intent = await stripe.paymentIntents.retrieve(order.transactionId ?? '');
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: order.totals.totalCents,
      currency: order.currency,
      receipt_email: order.buyerEmail,
      metadata: { orderId: order._id.toHexString() },
    });
    const refund = await stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.amount).toBe(order.totals.totalCents);
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
  const refunded = await orders.find(ORDERS_THAT.wereRefunded).toArray();
  expect(refunded.length).toBeGreaterThan(0);
  expect(await db.collection('refunds').countDocuments()).toBe(refunded.length);
  for (const order of refunded) {
    const { transactionId = '', totals } = order;
    const { totalCents: amount } = totals;
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
  expect(await seedStore({ uri, database, paymentEmulatorUrl: second.url })).toMatchObject({
    outcome: 'present',
  });
  const order = await orders.findOne(ORDERS_THAT.awaitShipment);
  expect(await second.stripe.paymentIntents.retrieve(order?.transactionId ?? '')).toMatchObject({
    amount: order?.totals.totalCents,
  });
});

test('with the real provider, demo orders name no payment that could be refunded', async () => {
  const { uri, database, orders } = await openDatabase();
  expect(await seedStore({ uri, database })).toMatchObject({ outcome: 'seeded' });
  const paid = await orders.find(ORDERS_THAT.retainPayment).toArray();
  expect(paid.length).toBeGreaterThan(10);
  for (const order of paid) {
    expect(order.transactionId).toMatch(/^demo_[0-9a-f]{20}$/);
  }
});

test('the figures, the ledger and the orders of the demo agree', async () => {
  const { uri, database, db, orders } = await openDatabase();
  await seedStore({ uri, database });
  const [tools, lines, open] = await Promise.all([
    db.collection<ToolDocument>('tools').find().toArray(),
    db.collection<StockLedgerDocument>('stock_ledger').find().toArray(),
    orders.find({ ...ORDERS_THAT.areOpen }).toArray(),
  ]);
  const disagreeing = tools.filter(({ _id, quantity, reserved }) => {
    const own = lines.filter(({ toolId }) => toolId.equals(_id));
    const held = open.flatMap(({ lines: of }) => of.filter(({ toolId }) => toolId.equals(_id)));
    return (
      own.reduce((sum, { change }) => sum + change, 0) !== quantity ||
      own.reduce((sum, { onHandChange }) => sum + onHandChange, 0) !== quantity + reserved ||
      held.reduce((sum, { quantity: units }) => sum + units, 0) !== reserved
    );
  });
  expect(disagreeing).toEqual([]);
});

test('an empty shop has the demo’s two accounts and nothing else', async () => {
  const { uri, database, db } = await openDatabase();
  expect(await seedStore({ uri, database, isEmpty: true })).toMatchObject({ outcome: 'seeded' });
  expect(await seedStore({ uri, database })).toMatchObject({ outcome: 'present' });
  expect((await db.collection('users').distinct('email')).sort()).toEqual([
    ...['admin@example.com', 'buyer@example.com'],
  ]);
  for (const name of ['categories', 'tools', 'orders', 'reviews', 'stock_ledger'])
    expect(await db.collection(name).countDocuments(), name).toBe(0);
});
