import 'server-only';
import type { ClientSession } from 'mongodb';
import { inPaymentTransaction } from '@/lib/server/commerce/payments/in-payment-transaction';
import { applyDecline } from '@/lib/server/commerce/payments/intents/apply-decline';
import { applyIntent } from '@/lib/server/commerce/payments/intents/apply-intent';
import { runEffects } from '@/lib/server/commerce/payments/intents/run-effects';
import { withFreshIntent } from '@/lib/server/commerce/payments/provider/fresh-intent';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import { log } from '@/lib/server/platform/log';
import { applyFailedRefund } from './apply-failed-refund';
import { insertEvent, setEventOutcome } from './provider-events.repository';
import { type PaymentEvent, readEvent } from './read-event';

type Outcome = Awaited<ReturnType<typeof applyIntent | typeof applyFailedRefund>>;

async function apply(
  { refundedIntentId, failed, declined }: PaymentEvent,
  intent: Intent | null,
  at: Date,
  session: ClientSession,
): Promise<Outcome> {
  // The intent may have been paid since.
  if (!intent || declined) return 'acknowledged';
  if (refundedIntentId && intent.status !== 'succeeded') return 'acknowledged';
  if (failed) return applyFailedRefund(failed, intent, at, session);
  return applyIntent(intent, at, session);
}

/** Applies an event, once however often it arrives: it is recorded in the transaction of its effect. */
function applyOnce(event: PaymentEvent, intent: Intent | null, at: Date): Promise<Outcome> {
  const { id, type } = event;
  return inPaymentTransaction(async (session): Promise<Outcome> => {
    if (!(await insertEvent({ id, type, receivedAt: at }, session))) return 'repeated';
    const outcome = await apply(event, intent, at, session);
    if (outcome !== 'acknowledged') await setEventOutcome(id, outcome, session);
    return outcome;
  });
}

/**
 * Handles one webhook call of the payment provider (product §4.6). Each event is applied once, however often and in
 * whatever order events arrive; kinds the store does not know are acknowledged and logged. Events of several refunds come
 * in any order, so the payment's present state is retrieved for them. An error makes the provider send the event again.
 * Throws `signature-invalid`, `payment-provider-unavailable`.
 */
export async function handleProviderEvent(
  rawBody: string,
  signature: string | null,
  now: Date = new Date(),
): Promise<{ received: true }> {
  const event = readEvent(rawBody, signature);
  const { id, type, intent, refundedIntentId } = event;
  const outcome = refundedIntentId
    ? await withFreshIntent(refundedIntentId, now, (fresh, at) => applyOnce(event, fresh, at))
    : await applyOnce(event, intent, now);
  log().info({ id, type, outcome }, 'webhook');
  if (event.declined && intent && outcome !== 'repeated') await applyDecline(intent, now);
  const intentId = refundedIntentId ?? intent?.id;
  if (intentId && outcome !== 'acknowledged' && outcome !== 'closed') await runEffects(outcome, intentId);
  return { received: true };
}
