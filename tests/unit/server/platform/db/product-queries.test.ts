import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongoEmulator } from '@forgeline/mongo-emulator';
import { type Document, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changesAfter,
  numberFilter,
  poKeyFilter,
} from '@/lib/server/commerce/orders/read/selected-orders.repository';
import { LISTED } from '@/lib/server/commerce/tools/listed-tools';
import { nameFilter, skuKeyFilter } from '@/lib/server/commerce/tools/manage/managed-tools.repository';
import { lowStockFilters, restockedFilter } from '@/lib/server/commerce/tools/stock/low-stock';
import { peopleFilters } from '@/lib/server/identity/users/users.repository';
import { ensureIndexes } from '@/lib/server/platform/db/migrations/ensure-indexes';
import { sortKeyOf } from '@/lib/server/platform/sort-key';
import { axesOf, ORDER_STATES, ORDERS_THAT } from '@/lib/shared/orders/order-status';

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-plans-'));
const server = await startMongoEmulator({ port: 0, folder, sync: false });
const client = new MongoClient(server.uri);
const db = client.db('plans');

afterAll(async () => {
  await client.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ROWS = 240;
const at = (minutes: number) => new Date(1_750_000_000_000 + minutes * 60_000);
const people = Array.from({ length: 12 }, () => new ObjectId());
const intentOrders = Array.from({ length: 80 }, () => new ObjectId());
const rows = <T extends Document>(make: (number: number) => T) =>
  Array.from({ length: ROWS }, (_, number) => make(number));

beforeAll(async () => {
  await ensureIndexes(db);
  await db.collection('users').insertMany(
    rows((n) => ({
      email: `person${n}@example.com`,
      name: `Person ${n}`,
      role: n % 40 ? 'customer' : 'admin',
      createdAt: at(n),
    })),
  );
  await db.collection('tools').insertMany(
    rows((n) => ({
      slug: `tool-${n}`,
      sku: `SKU-${n}`,
      skuKey: `sku${n}`,
      state: 'on-sale',
      name: `Tool ${n}`,
      nameSortKey: sortKeyOf(`Tool ${n}`),
      category: `category-${n % 12}`,
      priceCents: n * 100,
      moq: n,
      quantity: n,
      ...(n % 48 ? {} : { lowStockBelow: n + 1 }),
      ...(n % 40 === 7 ? { lowStockToldAt: at(n) } : {}),
      createdAt: at(n),
    })),
  );
  await db.collection('orders').insertMany(
    rows((n) => ({
      number: `F-${n}`,
      buyerId: people[n % 12],
      buyerEmail: `person${n % 12}@example.com`,
      buyerName: `Person ${n % 12}`,
      buyerSortKey: `person ${n % 12}`,
      ...(n % 3 ? {} : { poKey: `po-${n}` }),
      totals: { goodsCents: n * 100, shippingCents: 0, taxCents: 0, totalCents: n * 100 },
      ...axesOf(n % 20 ? 'paid' : 'unpaid'),
      placedAt: at(n),
      updatedAt: at(n),
      expiresAt: at(n + 60),
      ...(n % 20 ? {} : { warnAt: at(n + 30) }),
      idempotency: { key: `key-${n}` },
      ...(n % 20 ? { paidAt: at(n) } : {}),
      ...(n % 40 > 20 ? { invoicedAt: at(n) } : {}),
      shipsOn: n % 40 === 9 ? '2026-11-20' : '2026-12-01',
      ...(n % 48 === 1 ? { partRefundedCents: 5, partRefunds: [{ at: at(n), amountCents: 5 }] } : {}),
      ...(n % 48 === 2 ? { returned: { amountCents: 5, at: at(n) } } : {}),
      ...(n % 48 === 3 ? { chargedBack: { amountCents: 5, at: at(n) } } : {}),
      ...(n % 48 === 5 ? { ...axesOf('refunded'), endedAt: at(n) } : {}),
      ...(n % 48 === 7 ? { ...axesOf('expired'), endedAt: at(n), paidAt: null } : {}),
      ...(n % 2 ? { transactionId: `pi_${n}` } : {}),
    })),
  );
  await db.collection('outbox').insertMany(
    rows((n) => ({
      kind: 'mail',
      key: `mail-${n}`,
      state: n % 24 ? 'sent' : 'waiting',
      ...(n % 48 ? {} : { urgent: true }),
      nextAttemptAt: at(n),
    })),
  );
  await db.collection('refunds').insertMany(
    rows((n) => ({
      intentId: `pi_${n}`,
      reason: n % 2 ? 'admin' : 'unclaimed',
      state: n % 24 ? 'refunded' : 'waiting',
      dueAt: at(n),
      createdAt: at(n),
    })),
  );
  await db.collection<{ _id: string }>('payment_intents').insertMany(
    rows((n) => ({
      _id: `pi_${n}`,
      orderId: n % 3 ? intentOrders[n % 80] : null,
      createdAt: at(n),
      ...(n % 30 > 1 ? { state: 'closed' } : { state: 'open', nextCheckAt: at(n) }),
    })),
  );
  await db
    .collection('reviews')
    .insertMany(rows((n) => ({ toolId: n % 12, rating: n % 40 ? 5 : 2, createdAt: at(n) })));
  await db
    .collection('accounts')
    .insertMany(rows((n) => ({ provider: 'google', providerAccountId: `g${n}`, userId: people[n % 12] })));
});

/** `mayLookAt`: where the filter is served by an index and the order is not, every match is examined. */
type Ways = { sort?: Document; limit?: number; mayLookAt?: number };
type Row = [name: string, of: string, found: number, filter: Document, ways?: Ways];

const PLACED = { placedAt: -1, _id: -1 };
const CREATED = { createdAt: -1, _id: -1 };

/** Ten minutes, in one of which nothing was paid. */
const PERIOD = { $type: 'date', $gte: at(40), $lt: at(50) };

/** The frequent queries of the store. Each must examine little more than it returns, unless it says otherwise. */
const QUERIES: Row[] = [
  // MongoDB compares the keys with the words, and reads the documents of those that match.
  [
    'accounts with a word in their name',
    'users',
    1,
    peopleFilters([/son 17$/i])[0] ?? {},
    { mayLookAt: ROWS },
  ],
  [
    'accounts with a word in their e-mail',
    'users',
    1,
    peopleFilters([/son17@/i])[1] ?? {},
    { mayLookAt: ROWS },
  ],
  ['orders by the beginning of their number', 'orders', 11, numberFilter('F-23')],
  [
    'orders by the beginning of their PO number',
    'orders',
    5,
    poKeyFilter('po-12'),
    { sort: { poKey: 1, placedAt: -1 }, limit: 5 },
  ],
  ['tools by the beginning of their SKU', 'tools', 5, skuKeyFilter('sku23'), { limit: 5 }],
  ['tools by words of their name', 'tools', 1, nameFilter(['tool', '17']), { limit: 5, mayLookAt: ROWS }],
  ['a user by e-mail', 'users', 1, { email: 'person7@example.com' }],
  ['the admins', 'users', 6, { role: 'admin' }, { sort: { email: 1 } }],
  ['the newest users', 'users', 20, {}, { sort: CREATED, limit: 20 }],
  ['a linked account', 'accounts', 1, { provider: 'google', providerAccountId: 'g5' }],
  ['the newest tools', 'tools', 6, {}, { sort: CREATED, limit: 6 }],
  [
    'a category, newest first',
    'tools',
    12,
    { category: 'category-3' },
    { sort: { createdAt: -1 }, limit: 12 },
  ],
  [
    'the next category',
    'tools',
    1,
    { ...LISTED, category: { $type: 'string', $gt: 'category-3' } },
    { sort: { category: 1, createdAt: -1, _id: -1 }, limit: 1 },
  ],
  ['tools by price', 'tools', 12, {}, { sort: { priceCents: 1 }, limit: 12 }],
  ['tools from a price on', 'tools', 10, { priceCents: { $gte: 23_000 } }],
  ['tools by stock', 'tools', 12, {}, { sort: { quantity: 1, _id: 1 }, limit: 12 }],
  ['tools by minimum order', 'tools', 12, {}, { sort: { moq: -1, _id: -1 }, limit: 12 }],
  ['tools by compact SKU', 'tools', 2, { skuKey: { $in: ['sku7', 'sku9'] } }],
  ['tools by SKU', 'tools', 12, {}, { sort: { sku: -1 }, limit: 12 }],
  ['tools with low stock by the shop’s limit', 'tools', 9, lowStockFilters(10)[0]],
  ['tools with low stock by their own', 'tools', 5, lowStockFilters(10)[1]],
  ['tools told of that were restocked', 'tools', 5, restockedFilter(10)],
  ['a tool by its name in the address', 'tools', 1, { slug: 'tool-9' }],
  ["a buyer's orders", 'orders', 10, { buyerId: people[2] }, { sort: PLACED, limit: 10 }],
  ['orders of one state', 'orders', 10, axesOf('unpaid'), { sort: PLACED, limit: 10 }],
  [
    'orders by value',
    'orders',
    10,
    ORDERS_THAT.wereNotReleased,
    { sort: { 'totals.totalCents': -1, _id: -1 }, limit: 10, mayLookAt: 24 },
  ],
  ['orders by buyer', 'orders', 10, {}, { sort: { buyerSortKey: 1, _id: 1 }, limit: 10 }],
  [
    "a buyer's orders of one state",
    'orders',
    10,
    { buyerId: people[2], ...axesOf('paid') },
    { sort: PLACED, limit: 10 },
  ],
  ['what a buyer holds unpaid', 'orders', 4, { buyerId: people[0], ...axesOf('unpaid') }],
  [
    'what a buyer holds or held in vain',
    'orders',
    4,
    {
      $or: [
        { buyerId: people[0], ...ORDERS_THAT.awaitPayment },
        { buyerId: people[0], placedAt: { $gte: at(0) }, ...ORDERS_THAT.haveExpired },
        { buyerId: people[0], placedAt: { $gte: at(0) }, ...ORDERS_THAT.wereCancelled },
      ],
    },
  ],
  [
    "a buyer's orders that wait for payment or shipment",
    'orders',
    20,
    { buyerId: people[2], ...ORDERS_THAT.areOpen },
  ],
  [
    "a buyer's orders of several states",
    'orders',
    10,
    { buyerId: people[2], ...ORDERS_THAT.wereNotReleased },
    { sort: PLACED, limit: 10, mayLookAt: 10 },
  ],
  ['orders of several states', 'orders', 10, ORDERS_THAT.wereNotReleased, { sort: PLACED, limit: 10 }],
  ['all orders, newest first', 'orders', 10, {}, { sort: PLACED, limit: 10 }],
  [
    'orders that changed since a moment',
    'orders',
    10,
    { updatedAt: { $gte: at(100) } },
    { sort: { updatedAt: 1, _id: 1 }, limit: 10 },
  ],
  [
    'orders that changed after another',
    'orders',
    10,
    changesAfter({ changedSince: at(20) }, { at: at(100), id: String(people[0]) }),
    { sort: { updatedAt: 1, _id: 1 }, limit: 10, mayLookAt: 11 },
  ],
  [
    'orders that have expired',
    'orders',
    6,
    { ...ORDERS_THAT.awaitPayment, expiresAt: { $lte: at(160) } },
    { sort: { expiresAt: 1 } },
  ],
  [
    'orders whose reminder is due',
    'orders',
    6,
    { ...ORDERS_THAT.awaitPayment, warnAt: { $lte: at(130) } },
    { sort: { warnAt: 1 }, limit: 100 },
  ],
  [
    'the orders whose hold expires first',
    'orders',
    5,
    ORDERS_THAT.awaitPayment,
    { sort: { expiresAt: 1 }, limit: 5 },
  ],
  ['orders to ship by their day', 'orders', 10, axesOf('paid'), { sort: { shipsOn: 1, _id: 1 }, limit: 10 }],
  [
    'orders to ship by their day, by card and on account',
    'orders',
    10,
    ORDERS_THAT.awaitShipment,
    { sort: { shipsOn: 1, _id: 1 }, limit: 10, mayLookAt: 30 },
  ],
  ['overdue orders', 'orders', 6, { ...ORDERS_THAT.arePaid, shipsOn: { $lt: '2026-11-23' } }],
  [
    'overdue orders that were refunded in part',
    'orders',
    1,
    { ...ORDERS_THAT.arePaid, shipsOn: { $lt: '2026-11-23' }, partRefundedCents: { $gte: 0 } },
    { mayLookAt: 6 },
  ],
  [
    'orders invoiced in a period',
    'orders',
    9,
    { $or: [{ invoicedAt: PERIOD }, { invoicedAt: { $exists: false }, paidAt: PERIOD }] },
    { mayLookAt: 20 },
  ],
  // An index of an array is read from the beginning of the period on.
  [
    'orders refunded in part in a period',
    'orders',
    1,
    { partRefundedCents: { $gte: 0 }, partRefunds: { $elemMatch: { at: { $gte: at(40), $lt: at(50) } } } },
    { mayLookAt: 4 },
  ],
  [
    'orders refunded at the provider in a period',
    'orders',
    1,
    { 'returned.at': { ...PERIOD, $gte: at(90), $lt: at(100) } },
  ],
  [
    'orders charged back in a period',
    'orders',
    1,
    { 'chargedBack.at': { ...PERIOD, $gte: at(90), $lt: at(100) } },
  ],
  [
    'orders refunded in a period',
    'orders',
    1,
    { ...ORDERS_THAT.wereRefunded, endedAt: { ...PERIOD, $gte: at(95), $lt: at(105) } },
  ],
  [
    'the orders that wait longest to be shipped',
    'orders',
    5,
    ORDERS_THAT.arePaid,
    { sort: { paidAt: 1 }, limit: 5 },
  ],
  ['an order by its key', 'orders', 1, { buyerId: people[5], 'idempotency.key': 'key-5' }],
  ['an order by its transaction', 'orders', 1, { transactionId: 'pi_7' }],
  [
    'the next open intent of an order to check',
    'payment_intents',
    1,
    { state: 'open', orderId: { $type: 'objectId' }, nextCheckAt: { $lte: at(1_000) } },
    { sort: { nextCheckAt: 1 }, limit: 1 },
  ],
  [
    'the next unattached intent to check',
    'payment_intents',
    1,
    { state: 'open', orderId: null, nextCheckAt: { $lte: at(1_000) } },
    { sort: { nextCheckAt: 1 }, limit: 1 },
  ],
  [
    "an order's newest intent",
    'payment_intents',
    1,
    { orderId: intentOrders[1] },
    { sort: { createdAt: -1 }, limit: 1 },
  ],
  ["a payment's newest refund", 'refunds', 1, { intentId: 'pi_7' }, { sort: { createdAt: -1 }, limit: 1 }],
  [
    'the next urgent mail to send',
    'outbox',
    1,
    { kind: 'mail', state: 'waiting', urgent: true, nextAttemptAt: { $lte: at(1_000) } },
    { sort: { nextAttemptAt: 1 }, limit: 1 },
  ],
  [
    'the next mail to send',
    'outbox',
    1,
    { kind: 'mail', state: 'waiting', nextAttemptAt: { $lte: at(1_000) } },
    { sort: { nextAttemptAt: 1 }, limit: 1 },
  ],
  [
    'the next refund to make',
    'refunds',
    1,
    { state: 'waiting', dueAt: { $lte: at(1_000) } },
    { sort: { dueAt: 1 }, limit: 1 },
  ],
  ['the newest reviews', 'reviews', 9, {}, { sort: CREATED, limit: 9 }],
  ['the newest reviews of a rating', 'reviews', 4, { rating: 2 }, { sort: CREATED, limit: 4 }],
  [
    'the oldest reviews of a rating',
    'reviews',
    4,
    { rating: 2 },
    { sort: { createdAt: 1, _id: 1 }, limit: 4 },
  ],
  ["a tool's reviews", 'reviews', 20, { toolId: 4 }, { sort: { createdAt: -1 } }],
];

function stagesOf(plan: Document | undefined): string[] {
  if (!plan) return [];
  const below = [plan.inputStage, ...(plan.inputStages ?? [])].filter(Boolean);
  return [plan.stage, ...below.flatMap((stage: Document) => stagesOf(stage))];
}

test.each(QUERIES)(
  'a query is served from an index: %s',
  async (_, of, found, filter, { sort = {}, limit = 0, mayLookAt } = {}) => {
    const query = () => db.collection(of).find(filter).sort(sort).limit(limit);
    expect(await query().toArray()).toHaveLength(found);
    const { queryPlanner, executionStats } = await query().explain('executionStats');
    expect(stagesOf(queryPlanner.winningPlan)).not.toContain('COLLSCAN');
    expect(executionStats.nReturned).toBe(found);
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(mayLookAt ?? found * 2 + 1);
  },
);

test.each([ORDERS_THAT.wereNotReleased, ...ORDER_STATES.map(axesOf)])(
  'orders with %j are counted from the keys of an index',
  async (filter) => {
    const { queryPlanner } = await db.collection('orders').find(filter).explain('executionStats');
    expect(queryPlanner.winningPlan.inputStage).toMatchObject({
      stage: 'IXSCAN',
      keyPattern: { payment: 1, fulfilment: 1, placedAt: -1, _id: -1 },
    });
  },
);
