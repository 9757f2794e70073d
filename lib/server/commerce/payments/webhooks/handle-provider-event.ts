import type { ClientSession } from 'mongodb';
import {
  applyPayment,
  inPaymentTransaction,
  type PaymentOutcome,
  runEffects,
} from '@/lib/server/commerce/payments/intents/apply-payment';
import { countDecline } from '@/lib/server/commerce/payments/intents/limit-payments';
import {
  type ProviderDispute,
  retrieveDispute,
} from '@/lib/server/commerce/payments/provider/provider-disputes';
import {
  type Intent,
  siteName,
  voidIntent,
  withFreshIntent,
} from '@/lib/server/commerce/payments/provider/provider-intents';
import { log } from '@/lib/server/platform/log';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { closeIntent, findIntent } from '../intents/payment-intents.repository';
import { applyDispute, applyFailedRefund } from './apply-provider-report';
import { insertEvent, setEventOutcome } from './provider-events.repository';
import { type PaymentEvent, readEvent } from './read-event';
import { WEBHOOK_CHECKPOINT, writeCheckpoint } from './sync-checkpoints.repository';

type Outcome = Awaited<ReturnType<typeof applyIntent | typeof applyFailedRefund | typeof applyDispute>>;

type Retrieved = { intent: Intent | null; dispute?: ProviderDispute | null; at: Date };

async function apply(
  { refundedIntentId, failed, declined, disputed }: PaymentEvent,
  { intent, dispute, at }: Retrieved,
  session: ClientSession,
): Promise<Outcome> {
  // The intent may have been paid since.
  if (!intent || declined) return 'acknowledged';
  if (disputed) return dispute ? applyDispute(dispute, intent, at, session) : 'acknowledged';
  if (refundedIntentId && intent.status !== 'succeeded') return 'acknowledged';
  if (failed) return applyFailedRefund(failed, intent, at, session);
  return applyIntent(intent, at, session);
}

/** The event is recorded in the transaction of its effect. */
function applyOnce(event: PaymentEvent, retrieved: Retrieved): Promise<Outcome> {
  const { id, type } = event;
  return inPaymentTransaction(async (session): Promise<Outcome> => {
    if (!(await insertEvent({ id, type, receivedAt: retrieved.at }, session))) return 'repeated';
    const outcome = await apply(event, retrieved, session);
    if (outcome !== 'acknowledged') await setEventOutcome(id, outcome, session);
    return outcome;
  });
}

/** Undefined for an event that carries the state of its intent. A statement shows the card that paid an invoice, which events lack. */
function intentToRetrieve({ refundedIntentId, disputed, intent }: PaymentEvent): string | undefined {
  const isOfInvoice = intent?.status === 'succeeded' && intent.invoiceNumber !== undefined;
  return refundedIntentId ?? disputed?.intentId ?? (isOfInvoice ? intent.id : undefined);
}

function applyFresh(event: PaymentEvent, now: Date): Promise<Outcome> {
  const { intent, disputed } = event;
  const intentId = intentToRetrieve(event);
  if (!intentId) return applyOnce(event, { intent, at: now });
  return withFreshIntent(intentId, now, async (fresh, at) => {
    const dispute = disputed ? await retrieveDispute(disputed.id) : null;
    return applyOnce(event, { intent: fresh, dispute, at });
  });
}

/**
 * Handles one webhook call (product §4.6). Each event is applied once, in whatever order events arrive; unknown kinds
 * are acknowledged and logged. Events of refunds and disputes arrive out of order, so the present state is retrieved.
 * An error makes the provider send the event again. Throws `signature-invalid`, `payment-provider-unavailable`.
 */
export async function handleProviderEvent(
  rawBody: string,
  signature: string | null,
  now: Date = new Date(),
): Promise<{ received: true }> {
  const event = readEvent(rawBody, signature);
  const { id, type, intent } = event;
  await writeCheckpoint(WEBHOOK_CHECKPOINT, now);
  const outcome = await applyFresh(event, now);
  log().info({ id, type, outcome }, 'webhook');
  if (event.declined && intent && outcome !== 'repeated') await applyDecline(intent, now);
  const intentId = intentToRetrieve(event) ?? intent?.id;
  if (intentId && outcome !== 'acknowledged' && outcome !== 'closed') await runEffects(outcome, intentId);
  return { received: true };
}

/** Applies a succeeded intent, closes a canceled one of the store's, acknowledges any other. */
async function applyIntent(
  intent: Intent,
  at: Date,
  session: ClientSession,
): Promise<PaymentOutcome | 'closed' | 'acknowledged'> {
  if (intent.status === 'succeeded') return applyPayment(intent, { by: 'system', at }, session);
  const isClosed = intent.status === 'canceled' && (await closeIntent(intent.id, session));
  return isClosed ? 'closed' : 'acknowledged';
}

/**
 * Counts a declined card (product §9.7). At a limit the intent is voided, since its client secret allows further
 * attempts without a call to the store. A failure of the provider is logged, not thrown.
 */
async function applyDecline(intent: Intent, now: Date): Promise<void> {
  const { id, buyerId, site } = intent;
  if (site !== siteName() || buyerId === undefined || !OBJECT_ID_PATTERN.test(buyerId)) return;
  const askedFrom = (await findIntent(id))?.askedFrom ?? null;
  if (!(await countDecline({ intentId: id, buyerId, askedFrom }, now))) return;
  try {
    await voidIntent(id);
  } catch (error) {
    log().warn({ intent: id, error }, 'an intent with too many declined cards could not be voided');
  }
}
