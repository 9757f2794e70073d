import { type ClientSession, ObjectId } from 'mongodb';
import type { z } from 'zod';
import { asInvoiced } from '@/lib/server/commerce/invoices/as-invoiced';
import { findOrder, requireOrder } from '@/lib/server/commerce/orders/find-order';
import { markPartRefunded } from '@/lib/server/commerce/orders/lifecycle/mark-refunded';
import { type PartToRefund, planPartRefund } from '@/lib/server/commerce/orders/lifecycle/part-refund.policy';
import { creditOrder } from '@/lib/server/commerce/payments/company/credit-order';
import { isRefundable } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { refundedTaxes } from '@/lib/server/commerce/trade/costs.serializer';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { findRepeated, type Idempotency, requireIdempotency } from '@/lib/server/platform/idempotency';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { RefundPartInput, refundedSchema } from '@/lib/shared/orders/order-desk.schema';
import { insertPart } from './refunds.repository';
import { sendRefunds } from './send-refunds';

type Refunded = z.infer<typeof refundedSchema>;

function toRefunded(
  { taxes = [] }: Pick<OrderDocument, 'taxes'>,
  { id, amountCents, groups }: PartRefund,
): Refunded {
  return {
    refunded: toDollars(amountCents),
    refundId: id.toHexString(),
    ...(groups && refundedTaxes(taxes, groups, requestLanguage())),
  };
}

export type PartRequest = {
  actor: Actor;
  input: PartToRefund;
  /** The return that it settles. */
  returnId?: ObjectId;
  idempotency: Idempotency;
  now: Date;
};

/**
 * Refunds a part of `order`, which was read in this transaction, and records its money to be sent, or to the company's account. Throws
 * `validation-failed`, `wrong-order-state`, `refund-exceeds-paid`, and `conflict` while the payment is disputed, or once that is lost.
 */
export async function refundPartIn(
  order: OrderDocument,
  { actor, input, returnId, idempotency, now }: PartRequest,
  session: ClientSession,
): Promise<PartRefund> {
  const invoiced = await asInvoiced(order, input.invoice, session);
  const { lines, amountCents, groups } = planPartRefund(invoiced, input, returnId);
  const id = new ObjectId();
  const refund = {
    ...{ id, at: now, amountCents, lines },
    ...optionalField('groups', groups),
    ...optionalField('returnId', returnId),
    ...(order.payBy === 'account' ? optionalField('invoiceNumber', invoiced.invoiceNumber) : {}),
    ...optionalField('reason', input.reason),
    ...{ actorId: actor.userId, idempotency },
  };
  const { _id: orderId, number, payBy, transactionId: intentId } = order;
  if (payBy !== 'account') {
    if (!intentId) throw new Error(`order ${number} was paid by nothing`);
    if (!isRefundable(await disputesOf(intentId, session)))
      throw new AppError('conflict', { reason: { code: 'refund-disputed' } });
    await insertPart({ _id: id, intentId, orderId, amountCents, createdAt: now }, session);
  }
  const refunded = await markPartRefunded(order, refund, session);
  if (payBy === 'account') await creditOrder(refunded, id, { actor, at: now }, session);
  const recorded = refunded.partRefunds?.find((part) => part.id.equals(id));
  if (!recorded) throw new Error(`the refund in part of order ${number} is gone`);
  return recorded;
}

/**
 * Refunds units of lines, an amount, or both, of an order that was paid, before or after it shipped, or invoiced on account, for
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
  const { lines = [], amount = null, shipping, invoice, reason } = input;
  // What was added later is told only where it is sent: a key from before means the same.
  const added = [
    ...(shipping === undefined ? [] : [shipping]),
    ...(invoice === undefined ? [] : [{ invoice }]),
  ];
  const idempotency = requireIdempotency(key, [lines, amount, reason, ...added]);
  const { _id } = await requireOrder(id);
  const refunded = await inTransaction(async (session) => {
    const order = await findOrder(_id, session);
    if (!order) throw new AppError('not-found');
    // A request with the same key may have been faster.
    const repeated = await findRepeated(idempotency, async (sent) => {
      return order.partRefunds?.find((part) => part.idempotency.key === sent) ?? null;
    });
    const refund = repeated ?? (await refundPartIn(order, { actor, input, idempotency, now }, session));
    return toRefunded(await asInvoiced(order, refund.invoiceNumber, session), refund);
  });
  await sendRefunds();
  return refunded;
}
