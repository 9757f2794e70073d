import 'server-only';
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { callProvider, isRejectedWith } from './call-provider';
import type { Intent } from './intent';
import { isSentBack, listRefundsOf, partIdOf } from './provider-refunds';
import { stripe } from './stripe-client';

const STATUS: Record<string, Intent['status']> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
  processing: 'processing',
};

function sumOf(refunds: readonly Stripe.Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** How much of a charge its buyer has back by these refunds, without those the bank sent back: in parts, and else. */
function refundSums(refunds: readonly Stripe.Refund[]) {
  const arrived = refunds.filter((refund) => !isSentBack(refund));
  const partRefundedCents = sumOf(arrived.filter((refund) => partIdOf(refund) !== undefined));
  return { refundedCents: sumOf(arrived) - partRefundedCents, partRefundedCents };
}

/** What a charge says was refunded of it: its refunds, where all of them were retrieved; else its own figure. */
function refundedOf(charge: Stripe.PaymentIntent['latest_charge']) {
  if (typeof charge !== 'object' || charge === null) return refundSums([]);
  const { amount_refunded: refundedCents, refunds } = charge;
  return refunds && !refunds.has_more ? refundSums(refunds.data) : { refundedCents, partRefundedCents: 0 };
}

/**
 * Converts an intent of the provider (https://docs.stripe.com/api/payment_intents/object), with all of its refunds where
 * more were made than came with it.
 */
export function readIntent(intent: Stripe.PaymentIntent, refunds?: readonly Stripe.Refund[]): Intent {
  return {
    id: intent.id,
    status: STATUS[intent.status] ?? 'open',
    amountCents: intent.amount,
    receivedCents: intent.amount_received,
    ...(refunds ? refundSums(refunds) : refundedOf(intent.latest_charge)),
    currency: intent.currency,
    clientSecret: intent.client_secret,
    site: intent.metadata.site,
    orderId: intent.metadata.orderId,
    buyerId: intent.metadata.buyerId,
    orderNumber: intent.metadata.orderNumber,
    invoiceNumber: intent.metadata.invoiceNumber,
    creditNoteNumber: intent.metadata.creditNoteNumber,
  };
}

export type NewIntent = {
  amountCents: number;
  currency: string;
  description: string;
  receiptEmail: string;
  metadata: Record<string, string>;
  /** The same key never creates a second intent. */
  idempotencyKey: string;
};

/** Creates a payment intent for cards. Throws `payment-provider-unavailable`. */
export async function createIntent(wanted: NewIntent): Promise<Intent> {
  const intent = await callProvider(() =>
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

/** Returns the intent as it is now, or null for an unknown id. Throws `payment-provider-unavailable`. */
export async function retrieveIntent(id: string): Promise<Intent | null> {
  try {
    const expand = ['latest_charge.refunds'];
    const intent = await callProvider(() => stripe().paymentIntents.retrieve(id, { expand }));
    const charge = intent.latest_charge;
    const hasMore = typeof charge === 'object' && charge?.refunds?.has_more;
    return hasMore ? readIntent(intent, await listRefundsOf(id)) : readIntent(intent);
  } catch (error) {
    if (isRejectedWith(error, 'resource_missing')) return null;
    throw error;
  }
}

/**
 * Cancels an intent, so that it can take no more money. Returns it as it is afterwards: `succeeded` or `processing` if
 * the payment was faster; null for an unknown id. Throws `payment-provider-unavailable`.
 */
export async function voidIntent(id: string): Promise<Intent | null> {
  try {
    // A key per call makes the client library's retries one request, without replaying a failure to the next call.
    const idempotencyKey = `forgeline-cancel-${id}-${randomUUID()}`;
    return readIntent(await callProvider(() => stripe().paymentIntents.cancel(id, {}, { idempotencyKey })));
  } catch (error) {
    if (isRejectedWith(error, 'payment_intent_unexpected_state')) return retrieveIntent(id);
    if (isRejectedWith(error, 'resource_missing')) return null;
    throw error;
  }
}

/** Writes on a paid intent what was made out for it, for the case that the store loses it. Throws `payment-provider-unavailable`. */
export async function noteNumbers(
  id: string,
  note: { orderNumber: string; invoiceNumber: string; creditNoteNumber?: string },
): Promise<void> {
  await callProvider(() => stripe().paymentIntents.update(id, { metadata: note }));
}

/** An intent in a list, with whom the provider sends its receipt to. */
export type ListedIntent = Pick<Intent, 'id' | 'status' | 'site'> & { email: string | null };

/** Lists all intents created since then, newest first. Throws `payment-provider-unavailable`. */
export async function listIntentsSince(since: Date): Promise<ListedIntent[]> {
  const gte = Math.floor(since.getTime() / 1_000);
  const intents: ListedIntent[] = [];
  await callProvider(async () => {
    for await (const found of stripe().paymentIntents.list({ created: { gte }, limit: 100 })) {
      const { id, status, site } = readIntent(found);
      intents.push({ id, status, site, email: found.receipt_email });
    }
  });
  return intents;
}
