import 'server-only';
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { env } from '@/lib/server/platform/config/env';
import { callProvider, isRejectedWith } from './call-provider';
import { isReturned, listRefundsOf, partIdOf } from './provider-refunds';
import { stripe } from './stripe-client';

/** A payment intent of the provider. Amounts are integer cents. */
export type Intent = {
  id: string;
  /** `open`: can still take money; `processing`: is taking it; `succeeded`: has it; `canceled`: never will. */
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  amountCents: number;
  receivedCents: number;
  /**
   * Refunded so far as a whole or in the dashboard, without partial refunds by the store. Known of a retrieved intent
   * only; 0 in an event.
   */
  refundedCents: number;
  /** Refunded so far by partial refunds of the store. Known as `refundedCents` is. */
  partRefundedCents: number;
  currency: string;
  clientSecret: string | null;
  site: string | undefined;
  orderId: string | undefined;
  buyerId: string | undefined;
  orderNumber: string | undefined;
  invoiceNumber: string | undefined;
  /** Written before the store sends the refund, or soon after one was found. */
  creditNoteNumber: string | undefined;
  /** The last digits of the card that was charged; known of a retrieved intent. */
  cardLast4?: string;
};

/** In the metadata of every intent: intents of other sites at the same provider account are ignored. */
export function siteName(): string {
  return new URL(env().NEXTAUTH_URL).origin;
}

const STATUS: Record<string, Intent['status']> = {
  succeeded: 'succeeded',
  canceled: 'canceled',
  processing: 'processing',
};

function sumOf(refunds: readonly Stripe.Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Without refunds that a bank returned: partial refunds of the store, and all others. */
function refundSums(refunds: readonly Stripe.Refund[]) {
  const arrived = refunds.filter((refund) => !isReturned(refund));
  const partRefundedCents = sumOf(arrived.filter((refund) => partIdOf(refund) !== undefined));
  return { refundedCents: sumOf(arrived) - partRefundedCents, partRefundedCents };
}

function refundedOf(charge: Stripe.PaymentIntent['latest_charge']) {
  if (typeof charge !== 'object' || charge === null) return refundSums([]);
  const { amount_refunded: refundedCents, refunds } = charge;
  return refunds && !refunds.has_more ? refundSums(refunds.data) : { refundedCents, partRefundedCents: 0 };
}

function cardOf(charge: Stripe.PaymentIntent['latest_charge']): Pick<Intent, 'cardLast4'> {
  const digits = typeof charge === 'object' ? charge?.payment_method_details?.card?.last4 : null;
  return digits ? { cardLast4: digits } : {};
}

/**
 * `refunds` are all of the intent's, where more exist than the intent includes
 * (https://docs.stripe.com/api/payment_intents/object).
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
    ...cardOf(intent.latest_charge),
  };
}

export type NewIntent = {
  amountCents: number;
  currency: string;
  description: string;
  receiptEmail: string;
  metadata: Record<string, string>;
  idempotencyKey: string;
};

export async function createIntent(params: NewIntent): Promise<Intent> {
  const intent = await callProvider(() =>
    stripe().paymentIntents.create(
      {
        amount: params.amountCents,
        currency: params.currency,
        allowed_payment_method_types: ['card'],
        description: params.description,
        receipt_email: params.receiptEmail,
        metadata: params.metadata,
      },
      { idempotencyKey: params.idempotencyKey },
    ),
  );
  return readIntent(intent);
}

/** Null for an unknown id. Throws `payment-provider-unavailable`. */
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
 * Cancels an intent. Returns its state afterwards: `succeeded` or `processing` if the payment was faster; null for an
 * unknown id. Throws `payment-provider-unavailable`.
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

/** For a store restored from a backup that lacks them. Throws `payment-provider-unavailable`. */
export async function updateIntentMetadata(
  id: string,
  note: { orderNumber: string; invoiceNumber: string; creditNoteNumber?: string },
): Promise<void> {
  await callProvider(() => stripe().paymentIntents.update(id, { metadata: note }));
}

export type ListedIntent = Pick<Intent, 'id' | 'status' | 'site'> & { email: string | null };

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

const ATTEMPTS = 3;

/** Another transaction has written a newer state of the intent than the one retrieved. */
export class StaleIntentError extends Error {}

/**
 * Calls `work` with the intent and the moment before it was retrieved; again on StaleIntentError. Throws what `work`
 * throws, `payment-provider-unavailable`.
 */
export async function withFreshIntent<T>(
  id: string,
  now: Date,
  work: (intent: Intent | null, retrievedAt: Date) => Promise<T>,
): Promise<T> {
  for (let attempt = 1, retrievedAt = now; ; attempt += 1, retrievedAt = new Date()) {
    const intent = await retrieveIntent(id);
    try {
      return await work(intent, retrievedAt);
    } catch (error) {
      if (!(error instanceof StaleIntentError) || attempt >= ATTEMPTS) throw error;
    }
  }
}
