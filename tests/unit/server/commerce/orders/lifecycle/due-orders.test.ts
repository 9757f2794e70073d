import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { expireUnpaidOrders, warnOfExpiry } from '@/lib/server/commerce/orders/lifecycle/order-jobs';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { axesOf, stateOf } from '@/lib/shared/orders/order-status';
import { ofLines, orderLine } from '@/tests/support/one-line';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', async (original) => ({
  ...(await original<object>()),
  refreshPublic: () => undefined,
}));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});

const NOW = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const inMinutes = (minutes: number) => minutesAgo(-minutes);
/** More than are read at a time. */
const BROKEN = 120;

function order(index: number, times: Pick<OrderDocument, 'expiresAt' | 'warnAt'>): OrderDocument {
  return {
    _id: new ObjectId(),
    number: `FL-${index}`,
    buyerId: new ObjectId(),
    buyerName: 'Ann',
    buyerSortKey: 'ann',
    buyerEmail: 'ann@example.com',
    ...ofLines(orderLine({ quantity: 1, unitPriceCents: 1_000 })),
    currency: 'usd',
    address: '1 Main Street',
    phone: '+1 555 0100',
    language: 'en',
    ...axesOf('unpaid'),
    timeline: [{ state: 'unpaid', at: minutesAgo(9_000), by: 'buyer' }],
    placedAt: minutesAgo(9_000),
    ...times,
  };
}

/** No mail can be written of it: it cannot be read. */
const broken = (index: number, times: Pick<OrderDocument, 'expiresAt' | 'warnAt'>) =>
  ({
    ...order(index, times),
    lines: [{ toolId: null }],
    totals: { totalCents: 'many' },
  }) as unknown as OrderDocument;

giveOwnDatabase(settings);

beforeEach(async () => {
  await (await collection('orders')).deleteMany({});
  await (await collection('outbox')).deleteMany({});
});

const statesOf = async (sound: OrderDocument) => {
  const stored = await (await collection('orders')).findOne({ _id: sound._id });
  return stored && stateOf(stored);
};

it('orders that always fail do not block the expiry of others, however many are due before them', async () => {
  const orders = await collection('orders');
  const sound = order(BROKEN, { expiresAt: minutesAgo(1) });
  await orders.insertMany([
    ...Array.from({ length: BROKEN }, (_, index) => broken(index, { expiresAt: minutesAgo(1_000 - index) })),
    sound,
  ]);
  expect(await expireUnpaidOrders(NOW)).toBe(1);
  expect(await statesOf(sound)).toBe('expired');
  expect(await orders.countDocuments(axesOf('unpaid'))).toBe(BROKEN);
});

it('orders that always fail do not block the reminders of other buyers', async () => {
  const orders = await collection('orders');
  const expiresAt = inMinutes(100);
  const sound = order(BROKEN, { expiresAt, warnAt: minutesAgo(1) });
  await orders.insertMany([
    ...Array.from({ length: BROKEN }, (_, index) => ({
      ...order(index, { expiresAt, warnAt: minutesAgo(1_000 - index) }),
      expiresAt: 'tomorrow' as unknown as Date,
    })),
    sound,
  ]);
  expect(await warnOfExpiry(NOW)).toBe(1);
  const mails = await (await collection('outbox')).find().toArray();
  expect(mails.map(({ key }) => key)).toEqual([`order-expiring:${sound._id.toHexString()}`]);
  expect(await orders.countDocuments({ warnAt: { $type: 'date' } })).toBe(BROKEN);
});
