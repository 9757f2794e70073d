import 'server-only';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { AppError } from '@/lib/shared/errors';
import type { Intent } from './intent';
import { stripe } from './stripe-client';

const STATUS: Record<string, Intent['status']> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
  processing: 'processing',
};

/** Whether a refund's money never left, or came back: then it is the shop's again. */
function isSentBack({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

/**
 * What of a charge is with its buyer again: its refunds one by one, where they were asked for and all are there, less
 * those that the bank sent back; else what the charge itself says.
 */
function returnedOf({ amount_refunded: said, refunds }: Stripe.Charge): number {
  if (!refunds || refunds.has_more) return said;
  return refunds.data.filter((refund) => !isSentBack(refund)).reduce((sum, { amount }) => sum + amount, 0);
}

/** The provider's intent in our words (https://docs.stripe.com/api/payment_intents/object). */
export function readIntent(intent: Stripe.PaymentIntent): Intent {
  const charge = intent.latest_charge;
  return {
    id: intent.id,
    status: STATUS[intent.status] ?? 'open',
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    returnedCents: typeof charge === 'object' && charge !== null ? returnedOf(charge) : 0,
    currency: intent.currency,
    clientSecret: intent.client_secret,
    site: intent.metadata.site,
    orderId: intent.metadata.orderId,
    buyerId: intent.metadata.buyerId,
  };
}

/** Whether the provider refused for good what it was asked, rather than not answering. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

/**
 * Runs one call to the provider. What it refuses for a reason of ours is thrown on as it is (a fault of ours: 500);
 * anything else is an outage: `payment-provider-unavailable` (502).
 */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeInvalidRequestError) throw cause;
    if (cause instanceof Stripe.errors.StripeIdempotencyError) throw cause;
    if (cause instanceof Stripe.errors.StripeError) {
      throw new AppError('payment-provider-unavailable', { cause });
    }
    throw cause;
  }
}

export type NewIntent = {
  amountCents: number;
  currency: string;
  description: string;
  receiptEmail: string;
  metadata: Record<string, string>;
  /** The same key never makes a second intent. */
  idempotencyKey: string;
};

/** Makes a payment intent for cards. Throws `payment-provider-unavailable`. */
export async function createIntent(wanted: NewIntent): Promise<Intent> {
  const intent = await ask(() =>
    stripe().paymentIntents.create(
      {
        amount: wanted.amountCents,
        currency: wanted.currency,
        allowed_payment_method_types: ['card'],
        description: wanted.description,
        receipt_email: wanted.receiptEmail,
        metadata: wanted.metadata,
      },
      { idempotencyKey: wanted.idempotencyKey },
    ),
  );
  return readIntent(intent);
}

/** The intent as the provider knows it now; null if it knows none by that id. Throws `payment-provider-unavailable`. */
export async function retrieveIntent(id: string): Promise<Intent | null> {
  try {
    const expand = ['latest_charge.refunds'];
    return readIntent(await ask(() => stripe().paymentIntents.retrieve(id, { expand })));
  } catch (error) {
    if (isRefusal(error, 'resource_missing')) return null;
    throw error;
  }
}

/**
 * Voids an intent, so that it can never take money. Answers it as it is afterwards: `succeeded` or `processing` if the
 * money was faster; null if it is unknown. Throws `payment-provider-unavailable`.
 */
export async function cancelIntent(id: string): Promise<Intent | null> {
  try {
    // A key of its own for each call: its retries are one, and a failure is not repeated to the next call.
    const idempotencyKey = `forgeline-cancel-${id}-${randomUUID()}`;
    return readIntent(await ask(() => stripe().paymentIntents.cancel(id, {}, { idempotencyKey })));
  } catch (error) {
    if (isRefusal(error, 'payment_intent_unexpected_state')) return retrieveIntent(id);
    if (isRefusal(error, 'resource_missing')) return null;
    throw error;
  }
}

/**
 * Gives all the money of an intent back, once however often it is asked: the provider never returns more than it took.
 * Each `attempt` has an idempotency key of its own, because under one key the provider repeats its first answer for a
 * day, a failure too. Answers the refund's id; null if it had been given back before. Throws
 * `payment-provider-unavailable`.
 */
export async function refundIntent(id: string, attempt: number): Promise<string | null> {
  try {
    const refund = await ask(() =>
      stripe().refunds.create(
        { payment_intent: id },
        { idempotencyKey: `forgeline-refund-${id}-${attempt}` },
      ),
    );
    return refund.id;
  } catch (error) {
    if (isRefusal(error, 'charge_already_refunded')) return null;
    throw error;
  }
}

/** A refund at the provider, whoever made it: of which intent. */
export type ProviderRefund = { id: string; intentId: string };

/** A refund that the bank sent back, in the provider's words for why. Amounts are integer cents. */
export type FailedRefund = ProviderRefund & { amountCents: number; reason: string };

function intentIdOf({ payment_intent: intent }: Stripe.Refund): string | undefined {
  return (typeof intent === 'object' ? intent?.id : intent) ?? undefined;
}

/**
 * What a refund tells of its failure, or null: it did not fail, or is of no intent
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
 * Every refund that was made at the provider since then, whoever made it, page after page. Throws
 * `payment-provider-unavailable`.
 */
export async function listRefundsSince(since: Date): Promise<ProviderRefund[]> {
  const gte = Math.floor(since.getTime() / 1000);
  const refunds: ProviderRefund[] = [];
  await ask(async () => {
    for await (const refund of stripe().refunds.list({ created: { gte }, limit: 100 })) {
      const intentId = intentIdOf(refund);
      if (intentId) refunds.push({ id: refund.id, intentId });
    }
  });
  return refunds;
}

/**
 * Every refund that the provider told us failed since then, with the event's id, by asking for its events: a refund may
 * fail weeks after it was made, when no list of new refunds shows it. Throws `payment-provider-unavailable`.
 */
export async function listFailuresSince(since: Date): Promise<(FailedRefund & { eventId: string })[]> {
  const gte = Math.floor(since.getTime() / 1000);
  const failures: (FailedRefund & { eventId: string })[] = [];
  await ask(async () => {
    for await (const event of stripe().events.list({ type: 'refund.failed', created: { gte }, limit: 100 })) {
      const failed = event.type === 'refund.failed' ? readFailedRefund(event.data.object) : null;
      if (failed) failures.push({ ...failed, eventId: event.id });
    }
  });
  return failures;
}
