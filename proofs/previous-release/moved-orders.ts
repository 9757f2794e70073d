import type { Collection } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';

const HOUR_MS = 3_600_000;
/** Longer than any test takes from placing an order to moving it. */
const TEST_MS = 10 * 60_000;

/** How a test moves the time at which its orders were placed back, in the database; their timelines stay as they were. */
type Move = {
  /** How many orders of one buyer a run of the test moves. */
  orders: number;
  isMoved: (order: OrderDocument, placed: Date) => boolean;
};

/** In `tests/api/orders/open-orders.test.ts`: two hours before the order lapsed; one that expires had an hour of them to live. */
const LAPSED: Move = {
  orders: 5,
  isMoved: ({ state, placedAt, expiresAt, timeline }, placed) => {
    const lapsed = placedAt.getTime() + 2 * HOUR_MS;
    const sincePlaced = lapsed - placed.getTime();
    if (sincePlaced <= 0 || sincePlaced > TEST_MS) return false;
    if (state === 'expired') return lapsed - expiresAt.getTime() === HOUR_MS;
    return state === 'cancelled' && (timeline.at(-1)?.at.getTime() ?? 0) >= lapsed;
  },
};

/** In `tests/api/orders/own-orders.test.ts`: the last moment of a month. */
const DATED: Move = {
  orders: 1,
  isMoved: ({ placedAt }, placed) =>
    placedAt.toISOString() === '2026-01-31T23:59:59.999Z' && placed > placedAt,
};

type MovedOrder = Pick<OrderDocument, '_id' | 'number'> & { placed: Date };

function movedBy({ orders: limit, isMoved }: Move, orders: readonly OrderDocument[]): MovedOrder[] {
  const buyers = new Set<string>();
  const moved = orders.flatMap((order) => {
    const [first] = order.timeline;
    if (first?.state !== 'unpaid' || !isMoved(order, first.at)) return [];
    buyers.add(order.buyerId.toHexString());
    return [{ _id: order._id, number: order.number, placed: first.at }];
  });
  return moved.length <= limit && buyers.size <= 1 ? moved : [];
}

/**
 * Returns the orders that a run of the previous release's tests moved back in time, with the time at which each was placed. More of
 * a kind than the tests move, or of several buyers, are not theirs: then none of that kind is returned. Pure.
 */
export function movedOrders(orders: readonly OrderDocument[]): MovedOrder[] {
  return [LAPSED, DATED].flatMap((move) => movedBy(move, orders));
}

/** Undoes what tests did to their orders, so that these are judged like any other. Returns their numbers. */
export async function putMovedOrdersBack(orders: Collection<OrderDocument>): Promise<string[]> {
  const moved = movedOrders(await orders.find().toArray());
  for (const { _id, placed } of moved) await orders.updateOne({ _id }, { $set: { placedAt: placed } });
  return moved.map(({ number }) => number);
}
