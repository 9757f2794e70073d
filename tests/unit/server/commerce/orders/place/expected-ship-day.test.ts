import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { markPaid } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import type { OrderTerms } from '@/lib/server/commerce/orders/place/order-terms';
import { placeOrder } from '@/lib/server/commerce/orders/place/place-order';
import { getOrder } from '@/lib/server/commerce/orders/read/get-order';
import { listOwnOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { pricesBy } from '@/lib/server/commerce/prices/prices-for';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { DeliveryWish } from '@/lib/shared/orders/order.schema';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const settings = await vi.hoisted(async () => ({
  ...(await import('@/tests/support/shop-settings')).shopSettings('expected-ship-day'),
  STORE_TIME_ZONE: 'America/New_York',
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/cache/public-cache', async (original) => ({
  ...(await original<object>()),
  refreshPublic: () => undefined,
}));

giveOwnDatabase(settings);

const TERMS: OrderTerms = {
  prices: { ...pricesBy([], null, new Date()), areCurrent: async () => true },
  accept: () => undefined,
  refuse: () => new AppError('out-of-stock'),
};

function aBuyer(): Actor {
  const userId = new ObjectId();
  const email = `${userId.toHexString()}@example.com`;
  const session = { sessionId: 's', sessionVersion: 0, secondFactor: false };
  return { userId, email, name: 'Ann', image: null, role: 'customer', emailVerified: true, ...session };
}

async function aTool(): Promise<string> {
  const tool = toolDocument();
  await (await collection('tools')).insertOne(tool);
  return tool._id.toHexString();
}

async function place(now: string, wish: DeliveryWish = {}): Promise<{ buyer: Actor; id: string }> {
  const buyer = aBuyer();
  const lines = [{ toolId: await aTool(), quantity: 2 }];
  const delivery = { address: '1 Main Street', phone: '5550100', ...wish };
  const prepare = async () => ({ lines, delivery, terms: TERMS });
  const { insertedId: id } = await placeOrder(buyer, prepare, { now: new Date(now), language: 'en' });
  return { buyer, id };
}

/** Pays an order as a webhook does. */
async function pay(id: string, at: string): Promise<void> {
  const payment = { orderId: new ObjectId(id), intentId: `pi_${id}`, by: 'system' } as const;
  await inTransaction((session) => markPaid({ ...payment, at: new Date(at) }, session));
}

async function mailsOf({ email }: Actor): Promise<string[]> {
  const mails = await (await collection('outbox')).find({ to: email }).sort({ _id: 1 }).toArray();
  return mails.map(({ text }) => text);
}

it('the ship day is fixed when an order is placed, by the clock of the shop, and is in the mail', async () => {
  const inTime = await place('2026-11-25T18:59:59Z');
  expect((await getOrder(inTime.buyer, inTime.id)).shipsOn).toBe('2026-11-25');
  expect((await mailsOf(inTime.buyer)).join()).toContain('Wed, Nov 25, 2026, if paid in time');
  const tooLate = await place('2026-11-27T19:00:00Z');
  expect((await getOrder(tooLate.buyer, tooLate.id)).shipsOn).toBe('2026-11-30');
});

it('the ship day stays when the order is paid in time for that day', async () => {
  const { buyer, id } = await place('2026-11-23T20:00:00Z');
  await pay(id, '2026-11-24T18:59:59Z');
  expect((await getOrder(buyer, id)).shipsOn).toBe('2026-11-24');
  const [, receipt] = await mailsOf(buyer);
  expect(receipt).toContain('Tue, Nov 24, 2026');
  expect(receipt).not.toContain('if paid in time');
});

it('the ship day moves when the order is paid too late for that day', async () => {
  const { buyer, id } = await place('2026-11-25T12:00:00Z');
  await pay(id, '2026-11-27T19:00:00Z');
  expect((await getOrder(buyer, id)).shipsOn).toBe('2026-11-30');
  expect((await mailsOf(buyer))[1]).toContain('Mon, Nov 30, 2026');
});

it('the ship day is absent from an order for which none was promised', async () => {
  const { buyer, id } = await place('2026-11-25T12:00:00Z');
  await (await collection('orders')).updateOne({ _id: new ObjectId(id) }, { $unset: { shipsOn: '' } });
  await pay(id, '2026-11-27T19:00:00Z');
  expect(await getOrder(buyer, id)).not.toHaveProperty('shipsOn');
  expect((await mailsOf(buyer))[1]).not.toContain('Expected to ship');
});

it('the ship day is in the same calendar as the date of receipt and invoice', async () => {
  const { buyer, id } = await place('2026-11-30T12:00:00Z');
  await pay(id, '2026-12-01T03:00:00Z');
  expect((await mailsOf(buyer))[1]).toContain('Mon, Nov 30, 2026');
  const invoice = await (await collection('invoices')).findOne({ orderId: new ObjectId(id) });
  expect(invoice?.issuedOn).toBe('2026-11-30');
});

it('the ship day is in the same calendar as the days by which a buyer filters orders', async () => {
  const { buyer, id } = await place('2026-11-30T03:00:00Z');
  const placedOn = async (from: string, to: string) =>
    (await listOwnOrders(buyer, buyer.email, { from, to })).orders.map(({ _id }) => _id);
  expect(await placedOn('2026-11-29', '2026-11-29')).toEqual([id]);
  expect(await placedOn('2026-11-30', '2026-11-30')).toEqual([]);
  expect(await placedOn('0001-01-01', '9999-12-31')).toEqual([id]);
});

const promises = async ({ buyer, id }: { buyer: Actor; id: string }) => {
  const { shipsOn, lines, requestedOn } = await getOrder(buyer, id);
  return { shipsOn, promisedOn: lines.map(({ promisedOn }) => promisedOn), requestedOn };
};

it('a requested day after the computed one is promised, or the next working day', async () => {
  const later = { requestedOn: '2026-12-05' };
  expect(await promises(await place('2026-11-25T12:00:00Z', later))).toEqual({
    shipsOn: '2026-12-07',
    promisedOn: ['2026-12-07'],
    ...later,
  });
});

it('a requested day before the computed one changes no promise, and is stored', async () => {
  const earlier = { requestedOn: '2026-11-25' };
  expect(await promises(await place('2026-11-27T19:00:00Z', earlier))).toEqual({
    shipsOn: '2026-11-30',
    promisedOn: ['2026-11-30'],
    ...earlier,
  });
});

it('a late payment moves only lines promised before the day that is then possible', async () => {
  const { buyer, id } = await place('2026-11-25T12:00:00Z');
  const orders = await collection('orders');
  const order = await orders.findOne({ _id: new ObjectId(id) });
  const [line] = order?.lines ?? [];
  if (!line) throw new Error('no line');
  const lines = ['2026-12-24', null].map((promisedOn) => ({ ...line, toolId: new ObjectId(), promisedOn }));
  await orders.updateOne({ _id: new ObjectId(id) }, { $set: { lines: [line, ...lines] } });
  await pay(id, '2026-11-27T19:00:00Z');
  expect(await promises({ buyer, id })).toEqual({
    shipsOn: undefined,
    promisedOn: ['2026-11-30', '2026-12-24', undefined],
    requestedOn: undefined,
  });
});
