import 'server-only';
import { type PayableOrder, settleIntent } from '@/lib/server/orders/order-payment';
import { inSettlement } from './in-settlement';
import type { Intent } from './intent';
import { cancelIntent, retrieveIntent } from './provider';
import { releaseEffects } from './release-effects';
import { type Settlement, settlePayment } from './settle-payment';

/** Settles a succeeded intent in a transaction of its own and lets its effects out: mails, refunds. */
export async function settleNow(intent: Intent, by: 'buyer' | 'system', now: Date): Promise<Settlement> {
  const settlement = await inSettlement((session) => settlePayment(intent, { by, at: now }, session));
  await releaseEffects(settlement, intent.id);
  return settlement;
}

/**
 * Asks the provider how an order's intent stands and brings the order into line: a payment we did not hear of is
 * recorded (or refunded, if the order can no longer take it), an intent of an order that was given up is voided.
 * Throws `payment-provider-unavailable`.
 */
export async function reviewIntent(
  order: Pick<PayableOrder, '_id' | 'state' | 'paymentIntentId'>,
  now: Date,
): Promise<'open' | 'closed' | Settlement> {
  const { _id, state, paymentIntentId } = order;
  if (!paymentIntentId) return 'closed';
  let intent = await retrieveIntent(paymentIntentId);
  if (intent?.status === 'open' && state !== 'unpaid') intent = await cancelIntent(paymentIntentId);
  if (intent?.status === 'succeeded') return settleNow(intent, 'system', now);
  if (intent === null || intent.status === 'canceled') {
    await settleIntent(_id, paymentIntentId);
    return 'closed';
  }
  return 'open';
}
