import 'server-only';
import type Stripe from 'stripe';
import { callProvider, isRejectedWith } from './call-provider';
import { stripe } from './stripe-client';

/** A refund at the provider, made by the store or in its dashboard, and the intent it belongs to. */
export type ProviderRefund = { id: string; intentId: string };

/**
 * A refund that the bank sent back. `reason` is the provider's word; amounts are integer cents; `partId` is the store's id of
 * the refund in part that it was.
 */
export type FailedRefund = ProviderRefund & { amountCents: number; reason: string; partId?: string };

/** The name under which the provider keeps the store's id of a refund in part. */
const PART = 'forgeline_part';

/** Returns the store's id of the refund in part that this one is; undefined for any other. */
export function partIdOf({ metadata }: Stripe.Refund): string | undefined {
  return metadata?.[PART] || undefined;
}

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
  const partId = partIdOf(refund);
  if (!intentId || !isSentBack(refund)) return null;
  return {
    id,
    intentId,
    amountCents,
    reason: refund.failure_reason ?? (status === 'canceled' ? status : 'unknown'),
    ...(partId ? { partId } : {}),
  };
}

/** Lists all refunds of an intent, failed ones too, newest first. Throws `payment-provider-unavailable`. */
export async function listRefundsOf(intentId: string): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  await callProvider(async () => {
    for await (const refund of stripe().refunds.list({ payment_intent: intentId, limit: 100 }))
      refunds.push(refund);
  });
  return refunds;
}

/**
 * Returns the provider's id of a refund in part that it has made and no bank has sent back, or null. Throws
 * `payment-provider-unavailable`.
 */
export async function findPartAtProvider(intentId: string, partId: string): Promise<string | null> {
  const refunds = await listRefundsOf(intentId);
  return refunds.find((refund) => partIdOf(refund) === partId && !isSentBack(refund))?.id ?? null;
}

type Amount = { amountCents: number; idempotencyKey: string; partId?: string };

/**
 * Refunds an amount of an intent's money, as the refund in part that `partId` names. Returns the provider's id. Throws
 * `payment-provider-unavailable`, and the provider's error if less is left (`charge_already_refunded` if nothing is).
 */
export async function refundAmount(
  id: string,
  { amountCents: amount, idempotencyKey, partId }: Amount,
): Promise<string> {
  const metadata = partId ? { metadata: { [PART]: partId } } : {};
  const wanted = { payment_intent: id, amount, ...metadata };
  return (await callProvider(() => stripe().refunds.create(wanted, { idempotencyKey }))).id;
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

/** Lists the refunds in part that the store has had made since then and no bank has sent back. Throws `payment-provider-unavailable`. */
export async function listPartsSince(
  since: Date,
): Promise<(ProviderRefund & { partId: string; amountCents: number })[]> {
  const gte = Math.floor(since.getTime() / 1_000);
  const parts: (ProviderRefund & { partId: string; amountCents: number })[] = [];
  await callProvider(async () => {
    for await (const refund of stripe().refunds.list({ created: { gte }, limit: 100 })) {
      const [intentId, partId] = [intentIdOf(refund), partIdOf(refund)];
      if (intentId && partId && !isSentBack(refund))
        parts.push({ id: refund.id, intentId, partId, amountCents: refund.amount });
    }
  });
  return parts;
}
