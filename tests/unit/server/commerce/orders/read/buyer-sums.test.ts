import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  findBuyerOf,
  listBuyersOrders,
  readBuyerSums,
  readCustomerFigures,
} from '@/lib/server/commerce/orders/read/buyer-figures';
import {
  countOrdersByFilter,
  countOverdueOrders,
  nextToShip,
} from '@/lib/server/commerce/orders/read/count-orders';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { axesOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'buyer-sums' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const admin = { userId: new ObjectId(), role: 'admin' } as Actor;
const customer = { userId: new ObjectId(), role: 'customer' } as Actor;
const BUYER = new ObjectId();
const AT = new Date('2026-11-21T10:00:00Z');

function order(number: string, given: Partial<OrderDocument>): OrderDocument {
  return {
    _id: new ObjectId(),
    number,
    buyerId: BUYER,
    buyerName: 'Ann',
    buyerSortKey: 'ann',
    buyerEmail: 'ann@example.com',
    ...ofLines(orderLine({ quantity: 10, unitPriceCents: 1_005 })),
    currency: 'usd',
    address: '1 Main Street',
    phone: '+1 555 0100',
    language: 'en',
    ...axesOf('unpaid'),
    placedAt: AT,
    expiresAt: AT,
    timeline: [{ state: 'unpaid', at: AT, by: 'buyer' }],
    ...given,
  };
}

beforeAll(async () => {
  const part = { at: AT, amountCents: 333, part: 1, lines: [], id: new ObjectId(), actorId: admin.userId };
  const partRefunds = [{ ...part, idempotency: { key: 'k', fingerprint: 'f' } }];
  await (await collection('orders')).insertMany([
    order('FL-1', {}),
    order('FL-2', { ...axesOf('paid'), paidAt: AT, partRefundedCents: 333, partRefunds }),
    order('FL-3', { ...axesOf('shipped'), paidAt: AT, returned: { amountCents: 20, at: AT } }),
    order('FL-4', { ...axesOf('refunded'), paidAt: AT, endedAt: AT, partRefundedCents: 333, partRefunds }),
    order('FL-5', { ...axesOf('cancelled'), endedAt: AT }),
    order('FL-6', { ...axesOf('shipped'), paidAt: AT, buyerId: new ObjectId(), refundFailedAt: AT }),
  ]);
});

it('the sums of a buyer’s orders are what they owe, what waits, what they paid ever and what went back, to the cent', async () => {
  expect(await readBuyerSums(admin, BUYER.toHexString())).toEqual({
    open: { count: 1, value: 100.5 },
    toShip: { count: 1, value: 100.5 },
    paid: { count: 3, value: 301.5 },
    refunded: 104.03,
  });
});

it('the sums of a buyer’s orders are the same in the list of customers, of some buyers and of all', async () => {
  const own = { orders: 4, revenueCents: 19_747, open: 2, lastOrderAt: AT };
  const id = BUYER.toHexString();
  expect(await readCustomerFigures(admin, [BUYER])).toEqual(new Map([[id, own]]));
  expect((await readCustomerFigures(admin)).get(id)).toEqual(own);
  expect(await readCustomerFigures(admin, [new ObjectId()])).toEqual(new Map());
});

it('the sums of a buyer’s orders are their own, in every state', async () => {
  const { orders, total } = await listBuyersOrders(admin, BUYER.toHexString(), { page: 1, limit: 25 });
  expect(total).toBe(5);
  expect(orders.map(({ number }) => number).toSorted()).toEqual(['FL-1', 'FL-2', 'FL-3', 'FL-4', 'FL-5']);
});

it('the sums of a buyer’s orders are found by a number in any case', async () => {
  expect(await findBuyerOf(admin, ' fl-3 ')).toBe(BUYER.toHexString());
  expect(await findBuyerOf(admin, 'FL-9')).toBeNull();
});

it('the sums of a buyer’s orders are for admins alone', async () => {
  const id = BUYER.toHexString();
  await expect(readBuyerSums(customer, id)).rejects.toThrow('forbidden');
  await expect(listBuyersOrders(customer, id, { page: 1, limit: 1 })).rejects.toThrow('forbidden');
  await expect(readCustomerFigures(customer)).rejects.toThrow('forbidden');
  await expect(findBuyerOf(customer, 'FL-1')).rejects.toThrow('forbidden');
  await expect(countOrdersByFilter(customer)).rejects.toThrow('forbidden');
  await expect(countOverdueOrders(customer, '2026-11-23')).rejects.toThrow('forbidden');
  await expect(nextToShip(customer, '2026-11-23')).rejects.toThrow('forbidden');
});

it('the counts of the list of orders are those of each filter', async () => {
  expect(await countOrdersByFilter(admin)).toEqual({
    current: 5,
    unpaid: 1,
    'to-ship': 1,
    'part-shipped': 0,
    'on-account': 0,
    paid: 1,
    shipped: 2,
    refunded: 1,
    cancelled: 1,
    expired: 0,
    'refund-failed': 1,
    disputed: 0,
    all: 6,
  });
});

it('the counts of the list of orders contain those that should have shipped, except those of which nothing is left to ship', async () => {
  const orders = await collection('orders');
  const paid = { ...axesOf('paid'), paidAt: AT, buyerId: new ObjectId() } as const;
  const refund = (quantity: number) => ({
    partRefundedCents: 1,
    partRefunds: [
      {
        ...{ at: AT, amountCents: 1, part: 1, id: new ObjectId(), actorId: admin.userId },
        idempotency: { key: 'k', fingerprint: 'f' },
        lines: [{ toolId: new ObjectId(), quantity, restock: true, open: true }],
      },
    ],
  });
  const { insertedIds } = await orders.insertMany([
    order('FL-11', { ...paid, shipsOn: '2026-11-20' }),
    order('FL-12', { ...paid, shipsOn: '2026-11-23' }),
    order('FL-13', { ...paid, shipsOn: '2026-11-20', ...refund(10) }),
    order('FL-14', { ...paid, shipsOn: '2026-11-20', ...refund(9) }),
    order('FL-15', { shipsOn: '2026-11-20' }),
    order('FL-16', { ...paid, ...axesOf('shipped'), shipsOn: '2026-11-20' }),
  ]);
  try {
    expect(await countOverdueOrders(admin, '2026-11-23')).toEqual({ paid: 2, onAccount: 0 });
    expect(await countOverdueOrders(admin, '2026-11-20')).toEqual({ paid: 0, onAccount: 0 });
    expect(await countOverdueOrders(admin, '2026-11-24')).toEqual({ paid: 3, onAccount: 0 });
  } finally {
    await orders.deleteMany({ _id: { $in: Object.values(insertedIds) } });
  }
});

it('the counts of the list of orders count orders by card and on account as to ship, and give the next day once nothing is due', async () => {
  const orders = await collection('orders');
  const before = await countOrdersByFilter(admin);
  const paid = { ...axesOf('paid'), paidAt: AT, buyerId: new ObjectId() } as const;
  const onAccount = { ...axesOf('on-account'), payBy: 'account', buyerId: new ObjectId() } as const;
  // What the orders above await has no day, and is due at any time.
  await orders.updateMany(axesOf('paid'), { $set: { shipsOn: '2026-12-24' } });
  await orders.insertMany([
    order('FL-21', { ...paid, shipsOn: '2026-11-27' }),
    order('FL-22', { ...onAccount, shipsOn: '2026-11-30' }),
    order('FL-23', { ...paid, shipsOn: '2026-11-30' }),
    order('FL-24', { shipsOn: '2026-11-30' }),
  ]);
  try {
    const counts = await countOrdersByFilter(admin);
    expect(counts['to-ship'] - before['to-ship']).toBe(3);
    expect(await nextToShip(admin, '2026-11-26')).toEqual({ day: '2026-11-27', count: 1 });
    expect(await nextToShip(admin, '2026-11-28')).toBeNull();
    await orders.updateOne({ number: 'FL-21' }, { $set: axesOf('shipped') });
    expect(await nextToShip(admin, '2026-11-28')).toEqual({ day: '2026-11-30', count: 2 });
    await orders.insertOne(order('FL-25', { ...onAccount }));
    expect(await nextToShip(admin, '2026-11-28')).toBeNull();
  } finally {
    await orders.deleteMany({ number: { $in: ['FL-21', 'FL-22', 'FL-23', 'FL-24', 'FL-25'] } });
  }
});
