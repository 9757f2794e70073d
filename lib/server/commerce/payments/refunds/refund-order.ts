import { type ClientSession, ObjectId } from 'mongodb';
import type { z } from 'zod';
import { asInvoiced } from '@/lib/server/commerce/invoices/as-invoiced';
import { findOrder, requireOrder } from '@/lib/server/commerce/orders/find-order';
import { markPartRefunded, markRefunded } from '@/lib/server/commerce/orders/lifecycle/mark-refunded';
import { planPartRefund } from '@/lib/server/commerce/orders/lifecycle/part-refund.policy';
import { remainingCents } from '@/lib/server/commerce/orders/order-lines';
import { creditOrder } from '@/lib/server/commerce/payments/company/credit-order';
import { isFullyChargedBack, isRefundable } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { refundedTaxes } from '@/lib/server/commerce/trade/costs.serializer';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { findRepeated, type Idempotency, requireIdempotency } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { RefundPartInput, refundedSchema } from '@/lib/shared/orders/order-desk.schema';
import { isRefunded } from '@/lib/shared/orders/order-status';
import { settleChargedBack, updateOrderOfRefund } from './record-refund';
import { extendProviderRefund, insertPart, insertRefund } from './refunds.repository';
import { sendRefunds } from './send-refunds';

async function addRefundOf(order: OrderDocument, now: Date, session: ClientSession): Promise<void> {
  const { _id: orderId, transactionId: intentId } = order;
  const amountCents = remainingCents(order);
  if (!intentId) return;
  const disputes = await disputesOf(intentId, session);
  const isChargedBack = isFullyChargedBack(disputes, {
    amountCents,
    returnedCents: order.returned?.amountCents ?? 0,
  });
  if (!isChargedBack && !isRefundable(disputes)) {
    throw new AppError('conflict', { reason: { code: 'refund-disputed' } });
  }
  const isRest = order.partRefundedCents === undefined ? {} : ({ isRest: true } as const);
  const refund = {
    intentId,
    orderId,
    amountCents,
    reason: 'admin',
    dueAt: now,
    createdAt: now,
    ...isRest,
  } as const;
  if (!(await insertRefund(refund, session))) {
    await extendProviderRefund(refund, session);
    await updateOrderOfRefund(orderId, {}, session);
  }
  if (isChargedBack) await settleChargedBack({ intentId, amountCents }, now, session);
}

/**
 * Refunds a paid order before it ships, or what partial refunds have left of it (product §4.8): state, units and
 * record in one transaction, then the money, unless a lost dispute has returned it. A refunded order is left
 * unchanged (`modifiedCount` 0). Throws `forbidden`, `not-found`, `wrong-order-state`, and `conflict` while the
 * payment is disputed.
 */
export async function refundOrder(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-orders');
  const { _id: orderId } = await requireOrder(id);
  const refunded = await inTransaction(async (session) => {
    const entry = { state: 'refunded', at: now, by: 'admin', actorId: actor.userId } as const;
    const order = await markRefunded(orderId, entry, session);
    if (order) await addRefundOf(order, now, session);
    return order;
  });
  if (refunded) {
    await sendRefunds();
    return { modifiedCount: 1 };
  }
  if (isRefunded(await requireOrder(id))) return { modifiedCount: 0 };
  throw new AppError('wrong-order-state', { reason: { code: 'refund-unshipped-only' } });
}

type Refunded = z.infer<typeof refundedSchema>;

function toRefunded(
  { taxes = [] }: Pick<OrderDocument, 'taxes'>,
  { id, amountCents, groups }: Pick<PartRefund, 'id' | 'amountCents' | 'groups'>,
): Refunded {
  return {
    refunded: toDollars(amountCents),
    refundId: id.toHexString(),
    ...(groups && refundedTaxes(taxes, groups, requestLanguage())),
  };
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
  const invoiced = await asInvoiced(order, session);
  if (repeated) return toRefunded(invoiced, repeated);
  const { lines, amountCents, groups } = planPartRefund(invoiced, input);
  const id = new ObjectId();
  const refund = {
    id,
    at: now,
    amountCents,
    lines,
    ...(groups ? { groups } : {}),
    reason: input.reason,
    actorId: actor.userId,
    idempotency,
  };
  if (order.payBy === 'account') {
    await creditOrder(await markPartRefunded(order, refund, session), id, { actor, at: now }, session);
    return toRefunded(invoiced, refund);
  }
  const intentId = order.transactionId;
  if (!intentId) throw new Error(`order ${order.number} was paid by nothing`);
  if (!isRefundable(await disputesOf(intentId, session))) {
    throw new AppError('conflict', { reason: { code: 'refund-disputed' } });
  }
  await markPartRefunded(order, refund, session);
  await insertPart({ _id: id, intentId, orderId, amountCents, createdAt: now }, session);
  return toRefunded(order, refund);
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
  const { lines = [], amount = null, shipping, reason } = input;
  const added = shipping === undefined ? [] : [shipping];
  const idempotency = requireIdempotency(key, [lines, amount, reason, ...added]);
  const order = await requireOrder(id);
  const refunded = await inTransaction((session) =>
    refundIn(order._id, { actor, input, idempotency, now }, session),
  );
  await sendRefunds();
  return refunded;
}
