import 'server-only';
import type { ClientSession, Filter } from 'mongodb';
import { ownedBy, type PersonOwner } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { awaitsPayment, ORDERS_THAT } from '@/lib/shared/orders/order-status';

/** A cancellation sooner than this has blocked no other buyer. */
const LATE_CANCELLATION_MS = 3_600_000;

export type HeldOrders = {
  open: Pick<OrderLine, 'toolId' | 'quantity'>[][];
  /** Orders that expired, or that their buyer cancelled late. */
  lapsed: number;
};

function lapsedOrders(owner: PersonOwner, since: Date): Filter<OrderDocument>[] {
  const own = { ...ownedBy('orders', owner), placedAt: { $gte: since } };
  const heldMs = { $subtract: ['$endedAt', '$placedAt'] };
  return [
    { ...own, ...ORDERS_THAT.haveExpired },
    {
      ...own,
      ...ORDERS_THAT.wereCancelled,
      timeline: { $elemMatch: { state: 'cancelled', by: 'buyer' } },
      $expr: { $gte: [heldMs, LATE_CANCELLATION_MS] },
    },
  ];
}

export async function readHeldOrders(
  owner: PersonOwner,
  since: Date,
  session: ClientSession,
): Promise<HeldOrders> {
  const orders = await (await collection('orders'))
    .find(
      { $or: [{ ...ownedBy('orders', owner), ...ORDERS_THAT.awaitPayment }, ...lapsedOrders(owner, since)] },
      { session },
    )
    .project<Pick<OrderDocument, 'payment' | 'fulfilment' | 'lines'>>({
      _id: 0,
      payment: 1,
      fulfilment: 1,
      'lines.toolId': 1,
      'lines.quantity': 1,
    })
    .toArray();
  const open = orders.filter(awaitsPayment);
  return { open: open.map(({ lines }) => lines), lapsed: orders.length - open.length };
}

/** Orders placed since then that were paid, whatever became of them later. */
export async function countPaidOrders(
  owner: PersonOwner,
  since: Date,
  session: ClientSession,
): Promise<number> {
  return (await collection('orders')).countDocuments(
    { ...ownedBy('orders', owner), placedAt: { $gte: since }, paidAt: { $type: 'date' } },
    { session },
  );
}
