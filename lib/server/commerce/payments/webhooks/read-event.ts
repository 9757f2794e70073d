import type Stripe from 'stripe';
import { type ProviderDispute, readDispute } from '@/lib/server/commerce/payments/provider/provider-disputes';
import { type Intent, readIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import {
  type FailedRefund,
  readFailedRefund,
} from '@/lib/server/commerce/payments/provider/provider-refunds';
import { stripe } from '@/lib/server/commerce/payments/provider/stripe-client';
import { env } from '@/lib/server/platform/config/env';
import { AppError } from '@/lib/shared/messages/errors';

/** An event without intent, refund and dispute is only acknowledged. */
export type PaymentEvent = {
  id: string;
  type: string;
  intent: Intent | null;
  /** The intent of a refund that changed, by the store or in the provider's dashboard. */
  refundedIntentId?: string;
  failed?: FailedRefund;
  disputed?: Pick<ProviderDispute, 'id' | 'intentId'>;
  declined?: true;
};

const TOLERANCE_SECONDS = 300;

function intentOf(event: Stripe.Event): Intent | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return readIntent(event.data.object);
    default:
      return null;
  }
}

/** The same events arrive for refunds of the store and of the provider's dashboard. */
function refundedIntentId(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const intent = event.data.object.payment_intent;
      return (typeof intent === 'object' ? intent?.id : intent) ?? undefined;
    }
    default:
      return undefined;
  }
}

/** Each step of a dispute sends one or two of these events, in any order. */
function disputeOf(event: Stripe.Event): PaymentEvent['disputed'] {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return readDispute(event.data.object) ?? undefined;
    default:
      return undefined;
  }
}

function failedRefund(event: Stripe.Event): FailedRefund | null {
  switch (event.type) {
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
      return readFailedRefund(event.data.object);
    default:
      return null;
  }
}

/** Throws `signature-invalid` if no secret matches the signature, `malformed-json`. */
function verify(rawBody: string, signature: string): Stripe.Event {
  const { STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_SECRET_PREVIOUS } = env();
  let cause: unknown;
  for (const secret of [STRIPE_WEBHOOK_SECRET, ...STRIPE_WEBHOOK_SECRET_PREVIOUS]) {
    try {
      return stripe().webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS);
    } catch (error) {
      // The body is parsed only after its signature was verified; any other error is one of the signature.
      if (error instanceof SyntaxError) throw new AppError('malformed-json', { cause: error });
      cause = error;
    }
  }
  throw new AppError('signature-invalid', { cause });
}

/**
 * Verifies that the provider signed the body within the last five minutes
 * (https://docs.stripe.com/webhooks#verify-manually). Throws `signature-invalid`, `malformed-json`.
 */
export function readEvent(rawBody: string, signature: string | null): PaymentEvent {
  if (!signature) throw new AppError('signature-invalid');
  const event = verify(rawBody, signature);
  const intentId = refundedIntentId(event);
  const failed = failedRefund(event);
  const disputed = disputeOf(event);
  return {
    id: event.id,
    type: event.type,
    intent: intentOf(event),
    ...(intentId ? { refundedIntentId: intentId } : {}),
    ...(failed ? { failed } : {}),
    ...(disputed ? { disputed } : {}),
    ...(event.type === 'payment_intent.payment_failed' ? { declined: true } : {}),
  };
}
