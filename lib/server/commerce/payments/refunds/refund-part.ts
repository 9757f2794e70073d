import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { creditOrder } from '@/lib/server/commerce/company-payments/credit-order';
import { findOrder, requireOrder } from '@/lib/server/commerce/orders/find-order';
import { markPartRefunded } from '@/lib/server/commerce/orders/lifecycle/mark-refunded';
import { planPartRefund } from '@/lib/server/commerce/orders/lifecycle/part-refund.policy';
import { isRefundable } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf } from '@/lib/server/commerce/payments/disputes/record-dispute';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { PartRefund } from '@/lib/server/platform/db/documents/orders';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, requireIdempotency } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { RefundPartInput } from '@/lib/shared/orders/part-refund.schema';
import { insertPart } from './refunds.repository';
import { sendRefunds } from './send-refunds';

type Refunded = { refunded: number; refundId: string };

function toRefunded({ id, amountCents }: Pick<PartRefund, 'id' | 'amountCents'>): Refunded {
  return { refunded: toDollars(amountCents), refundId: id.toHexString() };
}

type Request = { actor: Actor; input: RefundPartInput; idempotency: Idempotency; now: Date };

/** Refunds a part and records its money to be sent, or to the company's account, in one transaction. */
async function refundIn(
  orderId: ObjectId,
  { actor, input, idempotency, now }: Request,
  session: ClientSession,
): Promise<Refunded> {
  const order = await findOrder(orderId, session);
  if (!order) throw new AppError('not-found');
  // A request with the same key may have been faster.
  const repeated = await findRepeated(idempotency, async (key) => {
    return order.partRefunds?.find((part) => part.idempotency.key === key) ?? null;
  });
  if (repeated) return toRefunded(repeated);
  const { lines, amountCents } = planPartRefund(order, input);
  const id = new ObjectId();
  const refund = {
    id,
    at: now,
    amountCents,
    lines,
    reason: input.reason,
    actorId: actor.userId,
    idempotency,
  };
  if (order.payBy === 'account') {
    await creditOrder(await markPartRefunded(order, refund, session), id, { actor, at: now }, session);
    return toRefunded(refund);
  }
  const intentId = order.transactionId;
  if (!intentId) throw new Error(`order ${order.number} was paid by nothing`);
  if (!isRefundable(await disputesOf(intentId, session))) {
    throw new AppError('conflict', { reason: { code: 'refund-disputed' } });
  }
  await markPartRefunded(order, refund, session);
  await insertPart({ _id: id, intentId, orderId, amountCents, createdAt: now }, session);
  return toRefunded(refund);
}

/**
 * Refunds units of lines, an amount, or both, of an order that was paid, before or after it shipped, or shipped on account, for
 * admins (product §4.8): units, credit note and the record of the money in one transaction, then the money. The same key with the same
 * request refunds nothing again. Throws `forbidden`, `not-found`, `validation-failed` (also without a key),
 * `idempotency-mismatch`, `wrong-order-state` for an order that was neither, `refund-exceeds-paid`, and `conflict` while
 * the payment is disputed, or once that is lost.
 */
export async function refundPart(
  actor: Actor,
  id: string,
  input: RefundPartInput,
  { key, now = new Date() }: { key: string | undefined; now?: Date },
): Promise<Refunded> {
  requirePermission(actor, 'manage-orders');
  const { lines = [], amount = null, reason } = input;
  const idempotency = requireIdempotency(key, [lines, amount, reason]);
  const order = await requireOrder(id);
  const refunded = await inTransaction((session) =>
    refundIn(order._id, { actor, input, idempotency, now }, session),
  );
  await sendRefunds();
  return refunded;
}
