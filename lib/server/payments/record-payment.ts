import 'server-only';
import type { z } from 'zod';
import type { Actor } from '@/lib/server/auth/actor';
import { isDuplicateKey } from '@/lib/server/db/duplicate-key';
import { parseObjectId } from '@/lib/server/identifiers/object-id';
import { findPayableOrder, type PayableOrder } from '@/lib/server/orders/order-payment';
import { AppError } from '@/lib/shared/errors';
import { REFUSAL, VALIDATION } from '@/lib/shared/messages';
import type { recordPaymentSchema } from '@/lib/shared/schemas/order';
import { inSettlement } from './in-settlement';
import type { Intent } from './intent';
import { withinPatience } from './patience';
import { paymentFault } from './payment.policy';
import { retrieveIntent } from './provider';
import { releaseEffects } from './release-effects';
import { type Settlement, settlePayment } from './settle-payment';

type Input = z.infer<typeof recordPaymentSchema>;

/** The intent as the provider knows it. An outage loses nothing: webhook and reconciliation record the payment later. */
async function askProvider(transactionId: string): Promise<Intent> {
  try {
    const intent = await withinPatience(retrieveIntent(transactionId));
    if (intent) return intent;
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'payment-provider-unavailable') throw cause;
    throw new AppError('payment-provider-unavailable', { detail: REFUSAL.paymentUnchecked, cause });
  }
  throw new AppError('payment-mismatch');
}

async function settleFor(order: PayableOrder, intent: Intent, now: Date): Promise<Settlement> {
  try {
    return await inSettlement((session) =>
      settlePayment(intent, { by: 'buyer', at: now, claimedBy: order._id }, session),
    );
  } catch (error) {
    if (isDuplicateKey(error, 'transactionId')) throw new AppError('payment-mismatch', { cause: error });
    throw error;
  }
}

function notPayable(): AppError {
  return new AppError('wrong-order-state', {
    detail: REFUSAL.paidTooLate,
  });
}

/**
 * Marks the actor's own order as paid if the provider says that this intent paid it (decisions, "Made safe"). The same
 * transaction again changes nothing (`modifiedCount` 0). Money for an order that can no longer take it goes back by
 * itself. Throws `not-found`, `forbidden`, `validation-failed`, `payment-mismatch`, `payment-not-confirmed`,
 * `wrong-order-state`, `payment-provider-unavailable`.
 */
export async function recordPayment(
  actor: Actor,
  id: string,
  input: Input,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  const order = await findPayableOrder(parseObjectId(id));
  if (!order) throw new AppError('not-found');
  if (!order.buyerId.equals(actor.userId)) throw new AppError('forbidden');
  if (input.orderId !== undefined && input.orderId.toLowerCase() !== order._id.toHexString()) {
    throw new AppError('validation-failed', { errors: { orderId: [VALIDATION.invalid] } });
  }
  if (order.transactionId === input.transactionId) return { modifiedCount: 0 };

  const intent = await askProvider(input.transactionId);
  const fault = paymentFault(intent, order);
  if (fault) throw new AppError(fault);
  const settlement = await settleFor(order, intent, now);
  await releaseEffects(settlement, intent.id);
  if (settlement === 'paid') return { modifiedCount: 1 };
  const current = await findPayableOrder(order._id);
  if (current?.transactionId === intent.id) return { modifiedCount: 0 };
  // It did not pay this order, so it goes back, or went back already.
  if (settlement === 'refund' || current?.state !== 'unpaid') throw notPayable();
  throw new AppError('payment-mismatch');
}
