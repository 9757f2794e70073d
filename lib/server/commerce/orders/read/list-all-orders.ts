import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { companyOwner } from '@/lib/server/identity/owner';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AllOrdersQuery, Order } from '@/lib/shared/orders/order.schema';
import { orderWords } from './order-words';
import { listedAxes, readOrderPart } from './read-order-part';
import { countSelectedOrders } from './selected-orders.repository';

export async function listAllOrders(
  actor: Caller,
  query: AllOrdersQuery = {},
): Promise<{ orders: Order[]; total: number }> {
  requirePermission(actor, 'manage-orders');
  const { state, q, sort, company } = query;
  const isRefundFailed = state === 'refund-failed';
  const isDisputed = state === 'disputed';
  const axes = listedAxes(isRefundFailed || isDisputed ? 'all' : state);
  return readOrderPart(
    {
      ...(company ? { of: companyOwner(new ObjectId(company)) } : {}),
      ...{ axes, isRefundFailed, isDisputed, words: orderWords(q), sort },
    },
    { ...query, reader: 'admin' },
  );
}

export async function countFailedRefunds(actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-orders');
  return countSelectedOrders({ isRefundFailed: true });
}
