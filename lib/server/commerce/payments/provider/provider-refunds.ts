import type Stripe from 'stripe';
import { callProvider, isRejectedWith } from './call-provider';
import { stripe } from './stripe-client';

export type ProviderRefund = { id: string; intentId: string };

/** A refund that a bank returned. `reason` is the provider's; `partId` is the store's id of the partial refund. */
export type FailedRefund = ProviderRefund & { amountCents: number; reason: string; partId?: string };

const PART = 'forgeline_part';

export function partIdOf({ metadata }: Stripe.Refund): string | undefined {
  return metadata?.[PART] || undefined;
}

/** It never left or was returned, so that the shop has the money again. */
export function isReturned({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

function intentIdOf({ payment_intent: intent }: Stripe.Refund): string | undefined {
  return (typeof intent === 'object' ? intent?.id : intent) ?? undefined;
}

/** Null if the refund did not fail or has no intent (https://docs.stripe.com/refunds#failed-refunds). */
export function readFailedRefund(refund: Stripe.Refund): FailedRefund | null {
  const intentId = intentIdOf(refund);
  const { id, status, amount: amountCents } = refund;
  const partId = partIdOf(refund);
  if (!intentId || !isReturned(refund)) return null;
  return {
    id,
    intentId,
    amountCents,
    reason: refund.failure_reason ?? (status === 'canceled' ? status : 'unknown'),
    ...(partId ? { partId } : {}),
  };
}

/** Failed ones included, newest first. Throws `payment-provider-unavailable`. */
export async function listRefundsOf(intentId: string): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  await callProvider(async () => {
    for await (const refund of stripe().refunds.list({ payment_intent: intentId, limit: 100 }))
      refunds.push(refund);
  });
  return refunds;
}

/**
 * The provider's id of a partial refund that it has made and no bank has returned, or null. Throws
 * `payment-provider-unavailable`.
 */
export async function findPartAtProvider(intentId: string, partId: string): Promise<string | null> {
  const refunds = await listRefundsOf(intentId);
  return refunds.find((refund) => partIdOf(refund) === partId && !isReturned(refund))?.id ?? null;
}

type Amount = { amountCents: number; idempotencyKey: string; partId?: string };

/**
 * Returns the provider's id. Throws `payment-provider-unavailable`, and the provider's error if less is left
 * (`charge_already_refunded` if nothing is).
 */
export async function refundAmount(
  id: string,
  { amountCents: amount, idempotencyKey, partId }: Amount,
): Promise<string> {
  const metadata = partId ? { metadata: { [PART]: partId } } : {};
  const params = { payment_intent: id, amount, ...metadata };
  return (await callProvider(() => stripe().refunds.create(params, { idempotencyKey }))).id;
}

/**
 * Refunds the rest of an intent. An idempotency key replays its first response for a day, a failure too: each attempt
 * needs its own. Returns null if everything was refunded before. Throws `payment-provider-unavailable`.
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
 * From the provider's events: a refund may fail weeks after it was made, when no list of new refunds has it. Throws
 * `payment-provider-unavailable`.
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

/** Partial refunds of the store that no bank has returned. Throws `payment-provider-unavailable`. */
export async function listPartsSince(
  since: Date,
): Promise<(ProviderRefund & { partId: string; amountCents: number })[]> {
  const gte = Math.floor(since.getTime() / 1_000);
  const parts: (ProviderRefund & { partId: string; amountCents: number })[] = [];
  await callProvider(async () => {
    for await (const refund of stripe().refunds.list({ created: { gte }, limit: 100 })) {
      const [intentId, partId] = [intentIdOf(refund), partIdOf(refund)];
      if (intentId && partId && !isReturned(refund))
        parts.push({ id: refund.id, intentId, partId, amountCents: refund.amount });
    }
  });
  return parts;
}
