import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { settleIntent } from '@/lib/server/orders/order-payment';
import { OBJECT_ID_PATTERN } from '@/lib/shared/schemas/fields';
import { inSettlement } from './in-settlement';
import type { Intent } from './intent';
import { retrieveIntent } from './provider';
import { insertEvent, setEventOutcome } from './provider-events.repository';
import { type PaymentEvent, readEvent } from './read-event';
import { releaseEffects } from './release-effects';
import { type Settlement, settlePayment } from './settle-payment';

type Outcome = Settlement | 'acknowledged' | 'closed' | 'repeated';

/** What the event is about. Of money that went back the provider is asked: events of several refunds come in any order. */
async function intentOf({ intent, returnedFrom }: PaymentEvent): Promise<Intent | null> {
  return returnedFrom ? retrieveIntent(returnedFrom) : intent;
}

async function apply(
  { type, returnedFrom }: PaymentEvent,
  intent: Intent | null,
  at: Date,
  session: ClientSession,
): Promise<Outcome> {
  if (!intent) return 'acknowledged';
  if (returnedFrom && intent.status !== 'succeeded') return 'acknowledged';
  if (returnedFrom || type === 'payment_intent.succeeded')
    return settlePayment(intent, { by: 'system', at }, session);
  if (intent.orderId && OBJECT_ID_PATTERN.test(intent.orderId)) {
    await settleIntent(new ObjectId(intent.orderId), intent.id, session);
    return 'closed';
  }
  return 'acknowledged';
}

/**
 * Takes one webhook call of the payment provider. The event is noted in the same transaction as its effect, so that each
 * is applied once however often and in whatever order they come; kinds we do not know are acknowledged and logged. What
 * fails is answered with an error, and the provider sends it again. Throws `signature-invalid`,
 * `payment-provider-unavailable`.
 */
export async function handleProviderEvent(
  rawBody: string,
  signature: string | null,
  now: Date = new Date(),
): Promise<{ received: true }> {
  const event = readEvent(rawBody, signature);
  const intent = await intentOf(event);
  const outcome = await inSettlement(async (session): Promise<Outcome> => {
    const { id, type } = event;
    if (!(await insertEvent({ id, type, receivedAt: now }, session))) return 'repeated';
    const applied = await apply(event, intent, now, session);
    if (applied !== 'acknowledged') await setEventOutcome(id, applied, session);
    return applied;
  });
  console.info(
    JSON.stringify({
      level: 'info',
      at: now.toISOString(),
      event: 'webhook',
      id: event.id,
      type: event.type,
      outcome,
    }),
  );
  if (intent && outcome !== 'acknowledged' && outcome !== 'closed') await releaseEffects(outcome, intent.id);
  return { received: true };
}
