import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { cancelOrder } from '@/lib/server/commerce/orders/lifecycle/cancel-order';
import { type OrderTerms, shortLines } from '@/lib/server/commerce/orders/place/order-terms';
import { placeOrder } from '@/lib/server/commerce/orders/place/place-order';
import { pricesBy } from '@/lib/server/commerce/prices/prices-for';
import { deleteTool } from '@/lib/server/commerce/tools/edit/delete-tool';
import {
  type ReservationRequest,
  releaseUnits,
  reserveUnits,
  returnUnits,
  shipUnits,
} from '@/lib/server/commerce/tools/stock/move-units';
import { correctStock } from '@/lib/server/commerce/tools/stock/tool-stock';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('backorders'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/cache/public-cache', async (original) => ({
  ...(await original<object>()),
  refreshPublic: () => undefined,
}));

giveOwnDatabase(settings);

const PRICE_CENTS = 1_250;
const TERMS: OrderTerms = {
  prices: { ...pricesBy([], null, new Date()), areCurrent: async () => true },
  accept: () => undefined,
  refuse: (lines) => new AppError('out-of-stock', { members: { lines: shortLines(lines) } }),
};

function anActor(role: Actor['role'] = 'customer'): Actor {
  const userId = new ObjectId();
  const email = `${userId.toHexString()}@example.com`;
  const session = { sessionId: 's', sessionVersion: 0, secondFactor: false };
  return { userId, email, name: 'Ann', image: null, role, emailVerified: true, ...session };
}

const admin = anActor('admin');

async function aTool(quantity: number, backorderLimit: number | null): Promise<string> {
  const sku = `FT-${new ObjectId().toHexString().slice(-8)}`;
  const tool = toolDocument({ sku, name: sku, priceCents: PRICE_CENTS, quantity, leadTimeDays: 15 });
  await (await collection('tools')).insertOne({ ...tool, backorderLimit });
  const line = { toolId: tool._id, change: quantity, onHandChange: quantity, reason: 'initial' as const };
  await (await collection('stock_ledger')).insertOne({ _id: new ObjectId(), ...line, at: tool.createdAt });
  return tool._id.toHexString();
}

async function order(toolId: string, quantity: number, buyer = anActor()): Promise<string> {
  const lines = [{ toolId, quantity }];
  const delivery = { address: '1 Main Street', phone: '5550100' };
  return (await placeOrder(buyer, async () => ({ lines, delivery, terms: TERMS }))).insertedId;
}

/** Returns what is available, reserved and owed, which the ledger must add up to. */
async function stockOf(id: string): Promise<[number, number, number]> {
  const toolId = new ObjectId(id);
  const tool = await (await collection('tools')).findOne({ _id: toolId });
  const { quantity = -1, reserved = -1, owed = 0 } = tool ?? {};
  const ledger = await (await collection('stock_ledger')).find({ toolId }).toArray();
  const sums = [0, 0, 0];
  for (const { change, onHandChange, owedChange = 0 } of ledger) {
    for (const [place, units] of [change, onHandChange, owedChange].entries()) sums[place]! += units;
  }
  expect(sums).toEqual([quantity, quantity + reserved - owed, owed]);
  return [quantity, reserved, owed];
}

const refusal = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => Promise.reject(new Error('nothing was refused')),
    (error) => error,
  );

const about = { orderId: new ObjectId(), orderNumber: 'FL-1', at: new Date() };
const unitsOf = (id: string, units: number) => [{ toolId: new ObjectId(id), units }];
const ship = (id: string, units: number) =>
  inTransaction((session) =>
    shipUnits({ ...about, reason: 'order-shipped', lines: unitsOf(id, units) }, session),
  );
const deliver = (id: string, units: number, seen = 0) =>
  correctStock(admin, id, { quantity: seen + units, seen, reason: 'delivery' });

it('a tool with a backorder limit is ordered up to it; what is not there is owed, and promised by its lead time', async () => {
  const id = await aTool(4, 20);
  const [inStock, made] = [await order(id, 1), await order(id, 10)];
  expect(await stockOf(id)).toEqual([0, 11, 7]);
  const orders = await collection('orders');
  const day = async (orderId: string) =>
    (await orders.findOne({ _id: new ObjectId(orderId) }))?.shipsOn ?? '';
  expect((await day(made)) > (await day(inStock))).toBe(true);
  const refused = await refusal(order(id, 14));
  expect([refused.code, refused.members]).toMatchObject([
    'out-of-stock',
    { lines: [{ wanted: 14, left: 13 }] },
  ]);
  await order(id, 13);
  expect(await stockOf(id)).toEqual([0, 24, 20]);
});

it('what arrives serves what is owed first, and only what is there ships', async () => {
  const id = await aTool(4, 20);
  await order(id, 10);
  const early = await refusal(ship(id, 5));
  expect([early.code, early.members]).toMatchObject(['out-of-stock', { lines: [{ wanted: 5, left: 4 }] }]);
  expect(await deliver(id, 4)).toEqual({ available: 0, reserved: 10, onHand: 8, owed: 2 });
  expect(await deliver(id, 5)).toEqual({ available: 3, reserved: 10, onHand: 13 });
  await ship(id, 10);
  expect(await stockOf(id)).toEqual([3, 0, 0]);
});

it('units of an order that is cancelled serve what others are owed before they are on sale again', async () => {
  const id = await aTool(4, 20);
  const buyer = anActor();
  const first = await order(id, 10, buyer);
  await order(id, 3);
  await cancelOrder(buyer, first);
  expect(await stockOf(id)).toEqual([1, 3, 0]);
});

it('units of a part that are written off are owed no more; those of shipped goods that come back serve first', async () => {
  const id = await aTool(4, 20);
  await order(id, 10);
  const part = (line: { restock: boolean; open: boolean; units: number }, at: number) =>
    inTransaction((session) => {
      const lines = [{ toolId: new ObjectId(id), ...line }];
      return returnUnits({ ...about, reason: 'order-refunded', part: at, lines }, session);
    });
  await part({ restock: false, open: true, units: 3 }, 1);
  expect(await stockOf(id)).toEqual([0, 7, 3]);
  await ship(id, 4);
  await part({ restock: true, open: false, units: 2 }, 2);
  expect(await stockOf(id)).toEqual([0, 3, 1]);
});

it('orders at once never owe more than the limit', async () => {
  const id = await aTool(3, 10);
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => order(id, 2)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(await stockOf(id)).toEqual([0, 12, 9]);
});

it('a delivery that was counted before another is refused where the figures that were seen have gone', async () => {
  const id = await aTool(0, 20);
  await order(id, 10);
  const seen = { quantity: 4, seen: 0, seenReserved: 10, seenOwed: 10, reason: 'delivery' as const };
  await correctStock(admin, id, seen);
  const again = await refusal(correctStock(admin, id, seen));
  expect([again.code, again.reason?.code]).toEqual(['conflict', 'stock-reserved-changed']);
  expect(await stockOf(id)).toEqual([0, 10, 6]);
});

it('a tool with units owed is not deleted', async () => {
  const [id, buyer] = [await aTool(0, 20), anActor()];
  const placed = await order(id, 10, buyer);
  const refused = await refusal(deleteTool(admin, id));
  expect([refused.code, refused.reason]).toEqual(['conflict', { code: 'tool-owed', params: { count: 10 } }]);
  await cancelOrder(buyer, placed);
  expect(await deleteTool(admin, id)).toEqual({ deletedCount: 1 });
});

it('a limit below what is owed stops new backorders alone', async () => {
  const [id, buyer] = [await aTool(0, 20), anActor()];
  const placed = await order(id, 10, buyer);
  await (await collection('tools')).updateOne({ _id: new ObjectId(id) }, { $set: { backorderLimit: 5 } });
  expect((await refusal(order(id, 1))).members).toMatchObject({ lines: [{ left: 0 }] });
  await cancelOrder(buyer, placed);
  expect(await stockOf(id)).toEqual([0, 0, 0]);
});

it('an offer holds what is there alone; its units become its order’s, whatever is owed and whatever the limit is by then', async () => {
  const id = await aTool(6, 20);
  const offer = { offerId: new ObjectId(), offerNumber: 'OFF-1', part: 1, at: new Date() };
  const reserve = (request: ReservationRequest) => inTransaction((session) => reserveUnits(request, session));
  const quoted = (units: number, held?: number) => [
    { toolId: new ObjectId(id), units, baseCents: null, held },
  ];
  expect((await reserve({ ...offer, reason: 'offer-held', lines: quoted(7) })).isReserved).toBe(false);
  expect((await reserve({ ...offer, reason: 'offer-held', lines: quoted(6) })).isReserved).toBe(true);
  await order(id, 9);
  await (await collection('tools')).updateOne({ _id: new ObjectId(id) }, { $set: { backorderLimit: null } });
  const isReserved = await inTransaction(async (session) => {
    await releaseUnits({ ...offer, reason: 'offer-released', lines: unitsOf(id, 6) }, session);
    const placed = { ...about, reason: 'order-placed' as const, lines: quoted(6, 6) };
    return (await reserveUnits(placed, session)).isReserved;
  });
  expect([isReserved, await stockOf(id)]).toEqual([true, [0, 15, 9]]);
});
