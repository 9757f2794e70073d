import 'server-only';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AllOrdersQuery, Order } from '@/lib/shared/orders/order.schema';
import { listedAxes } from './order-filter';
import { orderWords } from './order-words';
import { readOrderPart } from './read-order-part';
import { countOrders } from './selected-orders.repository';

/** Returns everyone's orders, newest first unless the query says otherwise, and how many match the query in all; for admins. Throws `forbidden`. */
export async function listAllOrders(
  actor: Caller,
  query: AllOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  requirePermission(actor, 'manage-orders');
  const { state, q, sort } = query;
  const isRefundFailed = state === 'refund-failed';
  const isDisputed = state === 'disputed';
  const axes = listedAxes(isRefundFailed || isDisputed ? 'all' : state);
  return readOrderPart(
    { axes, isRefundFailed, isDisputed, words: orderWords(q), sort },
    { ...query, reader: 'admin' },
  );
}

/** Returns how many orders have a failed refund that nobody has resolved; for admins. Throws `forbidden`. */
export async function countFailedRefunds(actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-orders');
  return countOrders({ isRefundFailed: true });
}
