import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { settleIntent } from '@/lib/server/orders/order-payment';
import { OBJECT_ID_PATTERN } from '@/lib/shared/schemas/fields';
import { withFreshIntent } from './fresh-intent';
import { inSettlement } from './in-settlement';
import type { Intent } from './intent';
import { insertEvent, setEventOutcome } from './provider-events.repository';
import { type PaymentEvent, readEvent } from './read-event';
import { releaseEffects } from './release-effects';
import { type Settlement, settlePayment } from './settle-payment';
import { takeFailedRefund } from './take-failed-refund';

type Outcome = Settlement | 'refund-failed' | 'acknowledged' | 'closed';

async function apply(
  { type, returnedFrom, failed }: PaymentEvent,
  intent: Intent | null,
  at: Date,
  session: ClientSession,
): Promise<Outcome> {
  if (!intent) return 'acknowledged';
  if (returnedFrom && intent.status !== 'succeeded') return 'acknowledged';
  if (failed) return takeFailedRefund(failed, intent, at, session);
  if (returnedFrom || type === 'payment_intent.succeeded')
    return settlePayment(intent, { by: 'system', at }, session);
  if (intent.orderId && OBJECT_ID_PATTERN.test(intent.orderId)) {
    await settleIntent(new ObjectId(intent.orderId), intent.id, session);
    return 'closed';
  }
  return 'acknowledged';
}

/** Applies an event, once however often it comes. */
function take(event: PaymentEvent, intent: Intent | null, at: Date): Promise<Outcome> {
  const { id, type } = event;
  return inSettlement(async (session): Promise<Outcome> => {
    if (!(await insertEvent({ id, type, receivedAt: at }, session))) return 'repeated';
    const applied = await apply(event, intent, at, session);
    if (applied !== 'acknowledged') await setEventOutcome(id, applied, session);
    return applied;
  });
}

/**
 * Takes one webhook call of the payment provider. The event is noted in the same transaction as its effect, so that each
 * is applied once however often and in whatever order they come; kinds we do not know are acknowledged and logged. Of
 * money that went back the provider is asked: events of several refunds come in any order. What fails is answered with
 * an error, and the provider sends it again. Throws `signature-invalid`, `payment-provider-unavailable`.
 */
export async function handleProviderEvent(
  rawBody: string,
  signature: string | null,
  now: Date = new Date(),
): Promise<{ received: true }> {
  const event = readEvent(rawBody, signature);
  const { id, type, intent, returnedFrom } = event;
  const outcome = returnedFrom
    ? await withFreshIntent(returnedFrom, now, (asked, askedAt) => take(event, asked, askedAt))
    : await take(event, intent, now);
  console.info(JSON.stringify({ level: 'info', at: now.toISOString(), event: 'webhook', id, type, outcome }));
  const intentId = returnedFrom ?? intent?.id;
  if (intentId && outcome !== 'acknowledged' && outcome !== 'closed') await releaseEffects(outcome, intentId);
  return { received: true };
}
