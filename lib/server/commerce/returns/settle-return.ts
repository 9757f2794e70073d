import type { ClientSession } from 'mongodb';
import { asInvoiced } from '@/lib/server/commerce/invoices/as-invoiced';
import { findOrder } from '@/lib/server/commerce/orders/find-order';
import { refundableCents } from '@/lib/server/commerce/orders/order-lines';
import { refundPartIn } from '@/lib/server/commerce/payments/refunds/refund-part';
import { sendRefunds } from '@/lib/server/commerce/payments/refunds/send-refunds';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, requireIdempotency } from '@/lib/server/platform/idempotency';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { ReturnSettled, SettleReturnInput } from '@/lib/shared/returns/return.schema';
import { moveReturn } from './decide-return';
import { arrivedLines, valueOfReceived } from './received-value';
import { requireStep, returnDecided } from './return.policy';
import { findReturn } from './returns.repository';

function toSettled({ amountCents, id, creditNoteNumber }: PartRefund): ReturnSettled {
  return {
    refunded: toDollars(amountCents),
    refundId: id.toHexString(),
    ...optionalField('creditNoteNumber', creditNoteNumber),
  };
}

/** Throws `validation-failed` where nothing of value arrived, and `refund-exceeds-paid` for more than what did, or than is left. */
async function amountOf(
  order: OrderDocument,
  made: ReturnDocument,
  { amount }: SettleReturnInput,
  session: ClientSession,
): Promise<number> {
  const invoiced = await asInvoiced(order, made.invoiceNumber, session);
  const valueCents = valueOfReceived(invoiced, made);
  if (valueCents < 1)
    throw new AppError('validation-failed', { issues: { amount: ['refund-amount-invalid'] } });
  const leftCents = Math.min(valueCents, refundableCents(invoiced));
  const amountCents = amount === undefined ? valueCents : toCents(amount);
  if (amountCents > leftCents)
    throw new AppError('refund-exceeds-paid', { members: { left: toDollars(leftCents) } });
  return amountCents;
}

/**
 * Refunds what was received of a return, or a part of its value, once: a part refund of its units, on account against the invoice of its
 * shipment. The same key with the same request refunds nothing again. Throws `forbidden`, `not-found`, `return-decided`,
 * `idempotency-mismatch`, `validation-failed` (also without a key), `refund-exceeds-paid`, and `conflict` while the payment is disputed.
 */
export async function settleReturn(
  actor: Actor,
  id: string,
  input: SettleReturnInput,
  { key, now = new Date() }: { key: string | undefined; now?: Date },
): Promise<ReturnSettled> {
  requirePermission(actor, 'manage-orders');
  const { amount, reason } = input;
  const idempotency = requireIdempotency(key, ['settle', id, amount ?? null, reason ?? null]);
  const returnId = parseObjectId(id);
  const settled = await inTransaction(async (session) => {
    const made = await findReturn(returnId, session);
    const order = made && (await findOrder(made.orderId, session));
    if (!made || !order) throw new AppError('not-found');
    const repeated = await findRepeated(idempotency, async (sent) => {
      return order.partRefunds?.find((part) => part.idempotency.key === sent) ?? null;
    });
    if (repeated) return repeated;
    if (!requireStep('settle', made)) throw returnDecided(made);
    const amountCents = await amountOf(order, made, input, session);
    const lines = arrivedLines(order, made).map(({ line: { toolId }, units: quantity }) => {
      return { toolId: toolId.toHexString(), quantity, restock: false, of: 'shipped' as const };
    });
    const part = { lines, amount: toDollars(amountCents), invoice: made.invoiceNumber, reason };
    const refund = await refundPartIn(order, { actor, input: part, returnId, idempotency, now }, session);
    const ended = { refundId: refund.id, amountCents, endedAt: now, endedBy: actor.userId };
    await moveReturn({ made, step: 'settle', change: () => ended }, actor, session);
    return refund;
  });
  await sendRefunds();
  return toSettled(settled);
}
