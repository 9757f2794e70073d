import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { ORDER_CHECKS } from '@/proofs/checks/order-checks';
import { movedOrders } from '@/proofs/previous-release/moved-orders';
import { soundSnapshot } from '@/tests/unit/proofs/sound-snapshot';

const HOUR_MS = 3_600_000;
const snapshot = soundSnapshot();
const [sound] = snapshot.orders as [OrderDocument];
const placed = sound.placedAt.getTime();
const buyerId = new ObjectId();

const at = (time: number) => new Date(time);

/** As the test of open orders leaves one that lapsed so long after it was placed. */
function lapsed(
  state: 'expired' | 'cancelled',
  afterMs = 2_000,
  more: Partial<OrderDocument> = {},
): OrderDocument {
  const moment = placed + afterMs;
  const end = { state, at: at(moment + 40), by: state === 'expired' ? 'system' : 'buyer' } as const;
  return {
    ...{ ...sound, _id: new ObjectId(), buyerId, state, endedAt: end.at },
    placedAt: at(moment - 2 * HOUR_MS),
    expiresAt: at(state === 'expired' ? moment - HOUR_MS : placed + 72 * HOUR_MS),
    timeline: [{ state: 'unpaid', at: at(placed), by: 'buyer' }, end],
    ...more,
  };
}

const dated = { ...sound, placedAt: new Date('2026-01-31T23:59:59.999Z') };
const isMoved = (order: OrderDocument) => movedOrders([order]).length === 1;

it('finds the orders that tests moved back, with the time at which each was placed', () => {
  const orders = [lapsed('expired'), lapsed('cancelled'), dated];
  const faults = (of: OrderDocument[]) =>
    ORDER_CHECKS.flatMap(({ violations }) => violations({ ...snapshot, orders: of }));
  const moved = movedOrders([...snapshot.orders, ...orders]);
  expect(moved.map(({ _id }) => _id)).toEqual(orders.map(({ _id }) => _id));
  const back = orders.map((order, place) => ({ ...order, placedAt: moved[place]?.placed ?? order.placedAt }));
  const begins = (faultsOf: string[]) => faultsOf.filter((fault) => fault.includes('does not begin with'));
  expect(begins(faults(orders))).toHaveLength(3);
  expect(begins(faults(back))).toEqual([]);
});

it.each([
  ['placed when its timeline says', lapsed('expired', 2_000, { placedAt: at(placed) })],
  ['off by whole hours, as by a wrong time zone', lapsed('cancelled', 0)],
  ['placed after its timeline began', lapsed('cancelled', 3 * HOUR_MS)],
  ['that lapsed long after it was placed', lapsed('expired', HOUR_MS)],
  ['that expired by its own hold', lapsed('expired', 2_000, { expiresAt: at(placed + 24 * HOUR_MS) })],
  [
    'that was cancelled before it was moved',
    lapsed('cancelled', 2_000, {
      timeline: [
        { state: 'unpaid', at: at(placed), by: 'buyer' },
        { state: 'cancelled', at: at(placed + 1_000), by: 'buyer' },
      ],
    }),
  ],
  ['that is unpaid still', lapsed('expired', 2_000, { state: 'unpaid' })],
  ['that was paid', lapsed('expired', 2_000, { state: 'paid' })],
  ['without a timeline', lapsed('expired', 2_000, { timeline: [] })],
  [
    'whose timeline begins paid',
    lapsed('expired', 2_000, {
      timeline: [{ state: 'paid', at: at(placed), by: 'buyer' }],
    }),
  ],
  [
    'a moment later than the test of dates says',
    { ...dated, placedAt: new Date('2026-02-01T00:00:00.000Z') },
  ],
])('leaves an order alone %s', (_, order) => {
  expect(isMoved(order)).toBe(false);
});

it('leaves all alone where they are more than the tests move, or of several buyers', () => {
  const five = Array.from({ length: 5 }, () => lapsed('expired'));
  expect(movedOrders(five)).toHaveLength(5);
  expect(movedOrders([...five, lapsed('cancelled')])).toEqual([]);
  expect(movedOrders([lapsed('expired'), lapsed('expired', 2_000, { buyerId: new ObjectId() })])).toEqual([]);
  expect(movedOrders([dated, dated])).toEqual([]);
});
