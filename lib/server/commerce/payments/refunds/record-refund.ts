import type { ClientSession, ObjectId } from 'mongodb';
import { applyProviderRefund } from '@/lib/server/commerce/orders/lifecycle/mark-refunded';
import {
  type RefundStatus,
  updateRefundStatus,
} from '@/lib/server/commerce/orders/lifecycle/update-payment-status';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import type { Intent } from '@/lib/server/commerce/payments/provider/provider-intents';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { retainsPayment } from '@/lib/shared/orders/order-status';
import { completeFailed, findOldestFailure } from './failed-refunds.repository';
import {
  deleteUnclaimed,
  findRefundOf,
  findUnsentParts,
  insertRefund,
  setProviderRefund,
  settlePart,
  settleUnsent,
} from './refunds.repository';

/** How long an order may claim an unattached payment (product §4.5). */
const UNCLAIMED_FOR_MS = 3_600_000;

type Due = {
  reason: Extract<RefundDocument['reason'], 'order-not-payable' | 'already-paid' | 'unclaimed'>;
  orderId: ObjectId | null;
  at: Date;
};

/**
 * Records that all the money of a payment is to be refunded. Returns false, changing nothing, if the payment has a
 * refund.
 */
export async function addRefund(
  { id: intentId, receivedCents: amountCents }: Intent,
  { reason, orderId, at }: Due,
  session: ClientSession,
): Promise<boolean> {
  const dueAt = reason === 'unclaimed' ? new Date(at.getTime() + UNCLAIMED_FOR_MS) : at;
  return insertRefund({ intentId, orderId, amountCents, reason, dueAt, createdAt: at }, session);
}

export async function hasRefund(intentId: string, session: ClientSession): Promise<boolean> {
  return (await findRefundOf(intentId, session)) !== null;
}

/** Deletes the refund of an unclaimed payment that an order claims, unless it was sent. */
export async function withdrawUnclaimed(intentId: string, session: ClientSession): Promise<void> {
  await deleteUnclaimed(intentId, session);
}

/**
 * Records what was refunded in the provider's dashboard, and applies it to the order if this payment paid it.
 * Idempotent.
 */
export async function recordProviderRefund(
  intent: Intent,
  order: OrderDocument | null,
  at: Date,
  session: ClientSession,
): Promise<'refunded' | 'repeated'> {
  const orderId = order?._id ?? null;
  const amountCents = intent.refundedCents;
  const isNew = await setProviderRefund({ intentId: intent.id, orderId, amountCents }, at, session);
  // An order paid by another intent is unaffected.
  const paidOrder = order?.transactionId === intent.id ? order : null;
  const earlierNumber = intent.creditNoteNumber;
  if (isNew && paidOrder)
    await applyProviderRefund(paidOrder._id, { amountCents, at, earlierNumber }, session);
  const isKept = paidOrder !== null && retainsPayment(paidOrder);
  const isCompleted = !isKept && (await completeFailedRefund(intent, at, session));
  if (isNew) await updateOrderOfRefund(orderId, {}, session);
  return isNew || isCompleted ? 'refunded' : 'repeated';
}

export async function completeFailedRefund(
  { id, refundedCents }: Intent,
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  if (refundedCents === 0 || !(await completeFailed(id, { refundedCents, at }, session))) return false;
  const refund = await findRefundOf(id, session);
  await updateOrderOfRefund(refund?.orderId ?? null, {}, session);
  return true;
}

export async function orderOfRefund(intentId: string, session: ClientSession): Promise<ObjectId | null> {
  return (await findRefundOf(intentId, session))?.orderId ?? null;
}

/**
 * Settles a waiting or failed refund whose money lost disputes and earlier refunds have returned: the provider would
 * reject it.
 */
export async function settleChargedBack(
  { intentId, amountCents }: { intentId: string; amountCents: number },
  at: Date,
  session: ClientSession,
): Promise<void> {
  const refund = await settleUnsent(intentId, { amountCents, at }, session);
  if (!refund) return;
  const order = await updateOrderOfRefund(refund.orderId, {}, session);
  const settled = { actor: 'payment-provider', intentId, order, amountCents: refund.amountCents } as const;
  await recordPaymentEvent('refund.settled', settled, session);
}

/** Settles unsent or returned partial refunds that are above what lost disputes have left: the buyer has that money. */
export async function settleChargedBackParts(
  { intentId, leftCents }: { intentId: string; leftCents: number },
  at: Date,
  session: ClientSession,
): Promise<void> {
  for (const { _id, orderId, amountCents } of await findUnsentParts(intentId, session)) {
    if (amountCents <= leftCents || !(await settlePart(_id, at, session))) continue;
    const order = await updateOrderOfRefund(orderId, {}, session);
    const settled = { actor: 'payment-provider', intentId, order, amountCents } as const;
    await recordPaymentEvent('refund.settled', settled, session);
  }
}

/**
 * Sets since when a refund of the order has been failed (product §4.9). Returns null if the refund belongs to no
 * order.
 */
export async function updateOrderOfRefund(
  orderId: ObjectId | null,
  change: Omit<RefundStatus, 'failedSince'>,
  session: ClientSession,
): Promise<OrderDocument | null> {
  if (!orderId) return null;
  const oldest = await findOldestFailure(orderId, session);
  return updateRefundStatus(orderId, { failedSince: oldest?.failedAt ?? null, ...change }, session);
}
