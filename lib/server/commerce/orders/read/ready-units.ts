import type { ObjectId } from 'mongodb';
import { readOwedStock } from '@/lib/server/commerce/tools/stock/tool-stock';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { promiseOf } from '@/lib/shared/orders/line-promises';
import { openLines } from '@/lib/shared/orders/line-units';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import { type StockState, shippableUnits } from '@/lib/shared/stock/move-stock';
import { findOpenOrdersOf, type OpenOrder } from './open-lines.repository';

/** The open units of an order's line of one tool; `promisedOn` is null without a day. */
export type QueuedUnits = { orderId: string; promisedOn: string | null; placedAt: Date; units: number };

/** Promised ones first, then as they were placed. */
function inTurn(one: QueuedUnits, other: QueuedUnits): number {
  if (one.promisedOn !== other.promisedOn) {
    if (one.promisedOn === null) return 1;
    if (other.promisedOn === null) return -1;
    return one.promisedOn < other.promisedOn ? -1 : 1;
  }
  const later = one.placedAt.getTime() - other.placedAt.getTime();
  return later === 0 ? (one.orderId < other.orderId ? -1 : 1) : later;
}

/**
 * Allocates a tool's units on hand that are reserved: those that offers hold first, then the queue in turn. Returns the units that
 * are there for each order. Pure; nothing of it is stored.
 */
export function allocateUnits(queue: readonly QueuedUnits[], stock: StockState): Map<string, number> {
  const queued = queue.reduce((sum, { units }) => sum + units, 0);
  const heldByOffers = Math.max(0, stock.reserved - queued);
  let left = Math.max(0, shippableUnits(stock) - heldByOffers);
  const ready = new Map<string, number>();
  for (const { orderId, units } of [...queue].sort(inTurn)) {
    const own = Math.min(units, left);
    left -= own;
    ready.set(orderId, own);
  }
  return ready;
}

function queueOf(toolId: string, orders: readonly OpenOrder[]): QueuedUnits[] {
  return orders.flatMap((order) => {
    const line = order.lines.find((one) => one.toolId.toHexString() === toolId);
    const open = openLines(order).find((one) => one.toolId.toHexString() === toolId);
    if (!line || !open) return [];
    const { _id, placedAt } = order;
    const promisedOn = promiseOf(line, order);
    return [{ orderId: _id.toHexString(), promisedOn, placedAt, units: open.units }];
  });
}

type Line = { toolId: ObjectId; units: number };

/** Lines of an order with the units that are there for it, and those that are not; both leave out lines without any. */
export type ReadyLines = { ready: Line[]; missing: Line[] };

/**
 * Returns what is ready of each order, in its order. Of tools without owed units everything open is, and their queue is not read;
 * unpaid and ended orders have nothing ready.
 */
export async function readReadyLines(orders: readonly OrderDocument[]): Promise<ReadyLines[]> {
  const open = orders.map((order) => (awaitsShipment(order) ? openLines(order) : []));
  const owed = await readOwedStock(open.flat().map(({ toolId }) => toolId));
  const queues = owed.size > 0 ? await findOpenOrdersOf([...owed.values()].map(({ toolId }) => toolId)) : [];
  const allocated = new Map(
    [...owed].map(([id, { stock }]) => [id, allocateUnits(queueOf(id, queues), stock)]),
  );
  return orders.map((order, place) => {
    const orderId = order._id.toHexString();
    const lines = (open[place] ?? []).map(({ toolId, units }) => {
      const there = allocated.get(toolId.toHexString());
      const ready = there ? Math.min(units, there.get(orderId) ?? 0) : units;
      return { toolId, ready, missing: units - ready };
    });
    const linesWith = (part: 'ready' | 'missing') =>
      lines.flatMap(({ toolId, [part]: units }) => (units > 0 ? [{ toolId, units }] : []));
    return { ready: linesWith('ready'), missing: linesWith('missing') };
  });
}
