import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { inTransaction } from '@/lib/server/db/transaction';
import { kickOutbox } from '@/lib/server/mail/outbox';
import { settleIntent } from '@/lib/server/orders/order-payment';
import { OBJECT_ID_PATTERN } from '@/lib/shared/schemas/fields';
import { insertEvent, setEventOutcome } from './provider-events.repository';
import { type PaymentEvent, readEvent } from './read-event';
import { sendRefunds } from './send-refunds';
import { settlePayment } from './settle-payment';

async function apply(event: PaymentEvent, at: Date, session: ClientSession): Promise<string> {
  const { intent } = event;
  if (!intent) return 'acknowledged';
  if (event.type === 'payment_intent.succeeded') return settlePayment(intent, { by: 'system', at }, session);
  if (intent.orderId && OBJECT_ID_PATTERN.test(intent.orderId)) {
    await settleIntent(new ObjectId(intent.orderId), intent.id, session);
    return 'closed';
  }
  return 'acknowledged';
}

/**
 * Takes one webhook call of the payment provider. The event is noted in the same transaction as its effect, so that each
 * is applied once however often and in whatever order they come; kinds we do not know are acknowledged and logged. What
 * fails is answered with an error, and the provider sends it again. Throws `signature-invalid`.
 */
export async function handleProviderEvent(
  rawBody: string,
  signature: string | null,
  now: Date = new Date(),
): Promise<{ received: true }> {
  const event = readEvent(rawBody, signature);
  const outcome = await inTransaction(async (session) => {
    const { id, type } = event;
    if (!(await insertEvent({ id, type, receivedAt: now }, session))) return 'repeated';
    const applied = await apply(event, now, session);
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
  if (outcome === 'paid') kickOutbox();
  if (outcome === 'refund') await sendRefunds();
  return { received: true };
}
