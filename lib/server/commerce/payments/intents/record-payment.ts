import type { z } from 'zod';
import { requireOrder } from '@/lib/server/commerce/orders/find-order';
import { isInvoicedOnAccount } from '@/lib/server/commerce/orders/order-lines';
import { isOwnOrCompanys, isOwnOrder } from '@/lib/server/commerce/orders/orders.policy';
import { invoicePaymentFault, paymentFault } from '@/lib/server/commerce/payments/payment.policy';
import { withProviderTimeout } from '@/lib/server/commerce/payments/provider/call-provider';
import { type Intent, retrieveIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/messages/errors';
import type { recordPaymentSchema } from '@/lib/shared/orders/order.schema';
import { awaitsPayment } from '@/lib/shared/orders/order-status';
import { applyPaymentNow, type PaymentOutcome } from './apply-payment';

type Input = z.infer<typeof recordPaymentSchema>;

/** During an outage nothing is lost: webhook or reconciliation apply the payment later. */
async function requireIntent(transactionId: string): Promise<Intent> {
  try {
    const intent = await withProviderTimeout(retrieveIntent(transactionId));
    if (intent) return intent;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'payment-provider-unavailable') throw cause;
    throw new AppError('payment-provider-unavailable', { reason: { code: 'payment-unchecked' }, cause });
  }
  throw new AppError('payment-mismatch');
}

async function applyFor(order: OrderDocument, intent: Intent, now: Date): Promise<PaymentOutcome> {
  try {
    return await applyPaymentNow(intent, { by: 'buyer', at: now, claimedBy: order._id });
  } catch (error) {
    // It has paid another order meanwhile.
    if (isDuplicateKey(error, 'transactionId')) throw new AppError('payment-mismatch', { cause: error });
    throw error;
  }
}

/**
 * Marks the actor's own order as paid if the provider confirms that this intent paid it (product §4.5), or records what it paid
 * of an invoice on account, for the buyer and the company's approvers (`modifiedCount` 0 where all of it became credit). Repeating it
 * changes nothing (`modifiedCount` 0). Money for an order that can no longer be paid is refunded. Throws `not-found`,
 * `forbidden`, `validation-failed`, `payment-mismatch`, `payment-not-confirmed`, `wrong-order-state`,
 * `payment-provider-unavailable`.
 */
export async function recordPayment(
  actor: Actor,
  id: string,
  input: Input,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  const order = await requireOrder(id);
  const isInvoice = isInvoicedOnAccount(order);
  const isOnAccount = order.payBy === 'account';
  if (!(isOnAccount ? isOwnOrCompanys(actor, order) : isOwnOrder(ownerOf(actor), order)))
    throw new AppError('forbidden');
  if (input.orderId !== undefined && input.orderId.toLowerCase() !== order._id.toHexString()) {
    throw new AppError('validation-failed', { issues: { orderId: ['invalid'] } });
  }
  if (order.transactionId === input.transactionId) return { modifiedCount: 0 };
  // Nothing was invoiced yet: no intent can have been made for it.
  if (isOnAccount && !isInvoice)
    throw new AppError('wrong-order-state', { reason: { code: 'pay-unpaid-only' } });

  const intent = await requireIntent(input.transactionId);
  const fault = isInvoice ? invoicePaymentFault(intent, order) : paymentFault(intent, order);
  if (fault) throw new AppError(fault);
  const outcome = await applyFor(order, intent, now);
  if (outcome === 'paid') return { modifiedCount: 1 };
  // Whatever came is the company's: what its invoice did not need is credit.
  if (isInvoice) return { modifiedCount: 0 };
  const current = await requireOrder(id);
  if (current.transactionId === intent.id) return { modifiedCount: 0 };
  // It did not pay this order: its money is or was refunded.
  if (outcome === 'refund-due' || !awaitsPayment(current)) {
    throw new AppError('wrong-order-state', { reason: { code: 'paid-too-late' } });
  }
  throw new AppError('payment-mismatch');
}
