import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { closeIntent, postponeIntentCheck, setIntent, takeDueIntent } from './order-intent.repository';
import { findNumbers, findOrder, findOrderByTransaction } from './orders.repository';

/** What the payments domain may know and do with an order, besides `markPaid`. */
export type PayableOrder = Pick<
  OrderDocument,
  | '_id'
  | 'number'
  | 'state'
  | 'orderValueCents'
  | 'currency'
  | 'buyerId'
  | 'buyerEmail'
  | 'paymentIntentId'
  | 'transactionId'
  | 'intentTouchedAt'
  | 'toolId'
>;

const SOON_MS = 30_000;
const LATER_MS = 15 * 60_000;
const FRESH_FOR_MS = 2 * 3_600_000;

/** The order with this id, or null. */
export async function findPayableOrder(id: ObjectId, session?: ClientSession): Promise<PayableOrder | null> {
  return findOrder(id, session);
}

/** The numbers of these orders by id in hex. */
export async function findOrderNumbers(ids: readonly ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await findNumbers(ids)).map(({ _id, number }) => [_id.toHexString(), number]));
}

/** The order that this intent paid, or null. */
export async function findOrderPaidBy(
  intentId: string,
  session?: ClientSession,
): Promise<PayableOrder | null> {
  return findOrderByTransaction(intentId, session);
}

/** Makes `intentId` the one intent of an unpaid order, in place of `previous`. False if the order moved on meanwhile. */
export async function attachIntent(
  order: Pick<PayableOrder, '_id'>,
  intentId: string,
  previous: string | undefined,
  now: Date,
): Promise<boolean> {
  const nextCheckAt = new Date(now.getTime() + SOON_MS);
  return setIntent(order._id, intentId, previous, { at: now, nextCheckAt });
}

/** Notes that the order's intent was recorded, refunded or voided: there is nothing more to ask the provider. */
export async function settleIntent(
  orderId: ObjectId,
  intentId: string,
  session?: ClientSession,
): Promise<void> {
  await closeIntent(orderId, intentId, session);
}

/** The next order whose open intent the provider should be asked about, or null. */
export async function nextOpenIntent(now: Date): Promise<PayableOrder | null> {
  return takeDueIntent(now, new Date(now.getTime() + SOON_MS));
}

/** Asks less often about an intent that nobody touched for two hours: its buyer has gone, and the provider counts calls. */
export async function slowDownChecks(order: PayableOrder, now: Date): Promise<void> {
  const idleMs = now.getTime() - (order.intentTouchedAt?.getTime() ?? 0);
  if (idleMs > FRESH_FOR_MS) await postponeIntentCheck(order._id, new Date(now.getTime() + LATER_MS));
}
