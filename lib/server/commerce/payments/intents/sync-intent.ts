import { findOrder } from '@/lib/server/commerce/orders/find-order';
import { retrieveIntent, voidIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';
import { applyPaymentNow, type PaymentOutcome } from './apply-payment';
import { closeIntent, scheduleCheck } from './payment-intents.repository';
import { isPayable, nextCheckAt } from './polling-schedule';

/**
 * Retrieves an open intent and applies its state: a payment is applied, an intent that may not be paid any more
 * voided, one that can take no more money closed. Returns the outcome of a payment, or null. Throws
 * `payment-provider-unavailable`.
 */
export async function syncIntent(stored: PaymentIntentDocument, now: Date): Promise<PaymentOutcome | null> {
  const { _id, orderId } = stored;
  const order = orderId && (await findOrder(orderId));
  let intent = await retrieveIntent(_id);
  if (intent?.status === 'open' && !isPayable(stored, order, now)) intent = await voidIntent(_id);
  if (intent?.status === 'open' || intent?.status === 'processing') {
    await scheduleCheck(stored, nextCheckAt(stored, order, now));
    return null;
  }
  const outcome =
    intent?.status === 'succeeded' ? await applyPaymentNow(intent, { by: 'system', at: now }) : null;
  await closeIntent(_id);
  return outcome;
}
