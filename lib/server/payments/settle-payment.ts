import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { env } from '@/lib/server/config/env';
import { markPaid } from '@/lib/server/orders/mark-paid';
import { noteReturn } from '@/lib/server/orders/note-return';
import {
  findOrderPaidBy,
  findPayableOrder,
  type PayableOrder,
  settleIntent,
} from '@/lib/server/orders/order-payment';
import { OBJECT_ID_PATTERN } from '@/lib/shared/schemas/fields';
import type { Intent } from './intent';
import { touchLooseIntent } from './loose-intents.repository';
import { markFailedRefunds } from './note-refund-failure';
import { keepsMoney, paymentFault, refundReason } from './payment.policy';
import { markMadeUp } from './refund-failures.repository';
import { findRefund, insertRefund, noteReturned, withdrawUnclaimed } from './refunds.repository';

/**
 * What became of a succeeded intent. `paid`: it paid the order just now; `repeated`: it had been dealt with before;
 * `refund`: its money goes back; `returned`: it went back at the provider without us; `unclaimed`: no order yet, its
 * money goes back unless one claims it within the hour; `foreign`: not made by this store.
 */
export type Settlement = 'paid' | 'repeated' | 'refund' | 'returned' | 'unclaimed' | 'foreign';

export type SettleOptions = {
  by: 'buyer' | 'system';
  at: Date;
  /** The order that claims an intent made without one (`POST /api/create-payment-intent` without `orderId`). */
  claimedBy?: ObjectId;
};

const UNCLAIMED_FOR_MS = 3_600_000;

/** Written on every intent we make, so that a provider account shared with another site does no harm. */
export function siteName(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}

async function noteRefund(
  intent: Intent,
  reason: 'order-not-payable' | 'already-paid' | 'unclaimed',
  orderId: ObjectId | null,
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  const dueAt = reason === 'unclaimed' ? new Date(at.getTime() + UNCLAIMED_FOR_MS) : at;
  const amountCents = intent.receivedCents;
  return insertRefund(intent.id, { orderId, amountCents, reason, dueAt, createdAt: at }, session);
}

/** Whether all of an intent's money went back, so that nothing is left to send. */
function isReturned({ receivedCents, returnedCents }: Intent): boolean {
  return returnedCents > 0 && returnedCents >= receivedCents;
}

async function takeReturn(
  intent: Intent,
  order: PayableOrder | null,
  at: Date,
  session: ClientSession,
): Promise<Settlement> {
  const orderId = order?._id ?? null;
  const amountCents = intent.returnedCents;
  const isNews = await noteReturned(intent.id, { orderId, amountCents, at }, session);
  // Of an order that another intent paid nothing went back by this one.
  const paidOrder = order?.transactionId === intent.id ? order : null;
  if (isNews && paidOrder) await noteReturn(paidOrder._id, { amountCents, at }, session);
  const isKept = paidOrder !== null && keepsMoney(paidOrder.state);
  const isMadeUp = !isKept && (await makeUp(intent, at, session));
  if (isNews) await markFailedRefunds(orderId, session);
  return isNews || isMadeUp ? 'returned' : 'repeated';
}

/** A refund that had failed and is back by another one, made in the provider's dashboard: nothing is left to do. */
async function makeUp({ id, returnedCents }: Intent, at: Date, session: ClientSession): Promise<boolean> {
  if (returnedCents === 0 || !(await markMadeUp(id, { returnedCents, at }, session))) return false;
  const refund = await findRefund(id, session);
  await markFailedRefunds(refund?.orderId ?? null, session);
  return true;
}

async function settleForOrder(
  intent: Intent,
  order: PayableOrder,
  { by, at }: SettleOptions,
  session: ClientSession,
): Promise<Settlement> {
  await settleIntent(order._id, intent.id, session);
  await withdrawUnclaimed(intent.id, session);
  if (await findRefund(intent.id, session))
    return (await makeUp(intent, at, session)) ? 'returned' : 'repeated';
  // Money of which something went back already pays nothing: the rest goes back too.
  const isKept = intent.returnedCents === 0 && paymentFault(intent, order) === null;
  const paid = isKept ? await markPaid({ orderId: order._id, intentId: intent.id, by, at }, session) : null;
  if (paid) return 'paid';
  if (isReturned(intent)) return takeReturn(intent, order, at, session);
  const reason = refundReason(order.state) ?? 'order-not-payable';
  return (await noteRefund(intent, reason, order._id, at, session)) ? 'refund' : 'repeated';
}

/**
 * Deals with a succeeded intent within the caller's transaction: pays its order if that is still unpaid, else notes the
 * refund (decisions §4). Money that went back at the provider without us is noted, and its order brought into line.
 * Every intent is dealt with once; repeating it changes nothing.
 */
export async function settlePayment(
  intent: Intent,
  options: SettleOptions,
  session: ClientSession,
): Promise<Settlement> {
  const bound =
    intent.orderId && OBJECT_ID_PATTERN.test(intent.orderId) ? new ObjectId(intent.orderId) : undefined;
  const isOurs = intent.site === siteName() || options.claimedBy !== undefined;
  if (!bound && isOurs) await touchLooseIntent(intent.id, options.at, session);
  const paidOrder = await findOrderPaidBy(intent.id, session);
  if (paidOrder && intent.returnedCents === 0) return 'repeated';
  if (paidOrder) return takeReturn(intent, paidOrder, options.at, session);
  const orderId = bound ?? options.claimedBy;
  if (orderId) {
    const order = await findPayableOrder(orderId, session);
    // Orders are never deleted: one we do not know belongs to another store at the same provider account.
    return order ? settleForOrder(intent, order, options, session) : 'foreign';
  }
  if (intent.site !== siteName()) return 'foreign';
  if (isReturned(intent)) return takeReturn(intent, null, options.at, session);
  return (await noteRefund(intent, 'unclaimed', null, options.at, session)) ? 'unclaimed' : 'repeated';
}
