import 'server-only';
import type Stripe from 'stripe';
import { callProvider, isRejectedWith } from './call-provider';
import { stripe } from './stripe-client';

/** A refund at the provider, made by the store or in its dashboard, and the intent it belongs to. */
export type ProviderRefund = { id: string; intentId: string };

/** A refund that the bank sent back. `reason` is the provider's word; amounts are integer cents. */
export type FailedRefund = ProviderRefund & { amountCents: number; reason: string };

/** Whether a refund never left or came back, so that the shop has the money again. */
export function isSentBack({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

function intentIdOf({ payment_intent: intent }: Stripe.Refund): string | undefined {
  return (typeof intent === 'object' ? intent?.id : intent) ?? undefined;
}

/**
 * Returns what a refund says of its failure, or null if it did not fail or belongs to no intent
 * (https://docs.stripe.com/refunds#failed-refunds).
 */
export function readFailedRefund(refund: Stripe.Refund): FailedRefund | null {
  const intentId = intentIdOf(refund);
  const { id, status, amount: amountCents } = refund;
  if (!intentId || !isSentBack(refund)) return null;
  return {
    id,
    intentId,
    amountCents,
    reason: refund.failure_reason ?? (status === 'canceled' ? status : 'unknown'),
  };
}

/**
 * Refunds all that is left of an intent's money; the provider never refunds more than it charged. Under one idempotency key
 * it repeats its first response for a day, a failure too, so each attempt needs a key of its own. Returns the refund's id,
 * or null if all of the money had been refunded before. Throws `payment-provider-unavailable`.
 */
export async function refundIntent(id: string, idempotencyKey: string): Promise<string | null> {
  try {
    const refund = await callProvider(() =>
      stripe().refunds.create({ payment_intent: id }, { idempotencyKey }),
    );
    return refund.id;
  } catch (error) {
    if (isRejectedWith(error, 'charge_already_refunded')) return null;
    throw error;
  }
}

/** Lists all refunds created since then, by the store or in the dashboard. Throws `payment-provider-unavailable`. */
export async function listRefundsSince(since: Date): Promise<ProviderRefund[]> {
  const gte = Math.floor(since.getTime() / 1000);
  const refunds: ProviderRefund[] = [];
  await callProvider(async () => {
    for await (const refund of stripe().refunds.list({ created: { gte }, limit: 100 })) {
      const intentId = intentIdOf(refund);
      if (intentId) refunds.push({ id: refund.id, intentId });
    }
  });
  return refunds;
}

/**
 * Lists every failure of a refund since then, from the provider's events: a refund may fail weeks after it was made, when
 * no list of new refunds shows it. Throws `payment-provider-unavailable`.
 */
export async function listFailuresSince(since: Date): Promise<(FailedRefund & { eventId: string })[]> {
  const gte = Math.floor(since.getTime() / 1000);
  const failures: (FailedRefund & { eventId: string })[] = [];
  await callProvider(async () => {
    for await (const event of stripe().events.list({ type: 'refund.failed', created: { gte }, limit: 100 })) {
      const failed = event.type === 'refund.failed' ? readFailedRefund(event.data.object) : null;
      if (failed) failures.push({ ...failed, eventId: event.id });
    }
  });
  return failures;
}
