import { type ClientSession, ObjectId } from 'mongodb';
import { findOrder, findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { markPaid } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { isInvoicedOnAccount } from '@/lib/server/commerce/orders/order-lines';
import { attachDisputes } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { paymentFault, refundReason } from '@/lib/server/commerce/payments/payment.policy';
import { type Intent, siteName } from '@/lib/server/commerce/payments/provider/provider-intents';
import {
  addRefund,
  completeFailedRefund,
  hasRefund,
  recordProviderRefund,
  withdrawUnclaimed,
} from '@/lib/server/commerce/payments/refunds/record-refund';
import { sendRefunds } from '@/lib/server/commerce/payments/refunds/send-refunds';
import { syncIntentMetadata } from '@/lib/server/commerce/payments/sync-intent-metadata';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { withKeyedMutex } from '@/lib/server/platform/db/one-at-a-time';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { applyToReceivables } from './apply-to-receivables';
import { closePaidIntent, setPaidOrder } from './payment-intents.repository';

/**
 * `paid`: it paid its order, or invoice, now. `credited`: it is credit of a company. `repeated`: it was applied before. `refund-due`: its money is to be refunded.
 * `refunded`: it was refunded in the provider's dashboard. `unclaimed`: no order has claimed it; refunded after an
 * hour. `foreign`: another site created it.
 */
export type PaymentOutcome =
  | 'paid'
  | 'credited'
  | 'repeated'
  | 'refund-due'
  | 'refunded'
  | 'unclaimed'
  | 'foreign';

export type PaymentOptions = {
  by: 'buyer' | 'system';
  at: Date;
  claimedBy?: ObjectId;
};

function orderIdOf({ orderId }: Intent): ObjectId | undefined {
  return orderId && OBJECT_ID_PATTERN.test(orderId) ? new ObjectId(orderId) : undefined;
}

async function applyToOrder(
  intent: Intent,
  order: OrderDocument,
  { by, at }: PaymentOptions,
  session: ClientSession,
): Promise<PaymentOutcome> {
  await withdrawUnclaimed(intent.id, session);
  if (await hasRefund(intent.id, session))
    return (await completeFailedRefund(intent, at, session)) ? 'refunded' : 'repeated';
  // A partly refunded payment pays nothing: the rest is refunded too.
  const pays = intent.refundedCents === 0 && paymentFault(intent, order) === null;
  const { id: intentId, cardLast4, invoiceNumber: earlierNumber } = intent;
  const payment = { orderId: order._id, intentId, cardLast4, by, at, earlierNumber };
  const paid = pays ? await markPaid(payment, session) : null;
  if (paid) {
    await setPaidOrder(intent.id, order._id, session);
    await attachDisputes(intent.id, order._id, session);
    return 'paid';
  }
  if (isRefundedWhole(intent)) return recordProviderRefund(intent, order, at, session);
  const reason = refundReason(order) ?? 'order-not-payable';
  return (await addRefund(intent, { reason, orderId: order._id, at }, session)) ? 'refund-due' : 'repeated';
}

function isRefundedWhole({ receivedCents, refundedCents }: Intent): boolean {
  return refundedCents > 0 && refundedCents >= receivedCents;
}

/**
 * Applies a succeeded intent: pays its order if that is still unpaid, else schedules a refund (product §4.6). Refunds
 * in the provider's dashboard are recorded and applied to the order. Idempotent.
 */
export async function applyPayment(
  intent: Intent,
  options: PaymentOptions,
  session: ClientSession,
): Promise<PaymentOutcome> {
  const { at, claimedBy } = options;
  const paidOrder = await findOrderPaidBy(intent.id, session);
  if (paidOrder && intent.refundedCents === 0) return 'repeated';
  const createdFor = orderIdOf(intent);
  const orderId = createdFor ?? claimedBy;
  const found = paidOrder ?? (orderId ? await findOrder(orderId, session) : null);
  // An intent that was made for no order pays no invoice.
  const order = createdFor === undefined && found?.payBy === 'account' ? null : found;
  // Orders are never deleted: an unknown one belongs to another store at the same provider account.
  if (!found && (orderId || intent.site !== siteName())) return 'foreign';
  await closePaidIntent({ _id: intent.id, orderId: createdFor ?? null, at }, session);
  if (paidOrder) return recordProviderRefund(intent, paidOrder, at, session);
  if (order && isInvoicedOnAccount(order)) return applyToReceivables(intent, order, at, session);
  if (order) return applyToOrder(intent, order, options, session);
  if (isRefundedWhole(intent)) return recordProviderRefund(intent, null, at, session);
  const isNew = await addRefund(intent, { reason: 'unclaimed', orderId: null, at }, session);
  return isNew ? 'unclaimed' : 'repeated';
}

export async function applyPaymentNow(intent: Intent, options: PaymentOptions): Promise<PaymentOutcome> {
  const outcome = await inPaymentTransaction((session) => applyPayment(intent, options, session));
  await runEffects(outcome, intent.id);
  return outcome;
}

/**
 * Serialises transactions of this process that apply payments: nearly all take the next invoice number, and
 * concurrent ones would only abort each other.
 */
export async function inPaymentTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  return withKeyedMutex('payments', () => inTransaction(work));
}

/** Calls the provider for what a committed outcome requires: refunds, and the numbers of documents. */
export async function runEffects(
  outcome: PaymentOutcome | 'refund-failed' | 'disputed',
  intentId: string,
): Promise<void> {
  if (outcome === 'refund-due') await sendRefunds();
  // Not awaited: it is best effort.
  if (outcome === 'paid' || outcome === 'refunded') void syncIntentMetadata(intentId);
}
