import 'server-only';
import type Stripe from 'stripe';
import { env } from '@/lib/server/config/env';
import { AppError } from '@/lib/shared/errors';
import type { Intent } from './intent';
import { type FailedRefund, readFailedRefund, readIntent } from './provider';
import { stripe } from './stripe-client';

/** An event of the provider that we act on, or one that we only acknowledge. */
export type PaymentEvent = {
  id: string;
  type: string;
  intent: Intent | null;
  /** The intent some of whose money went back, or was to and did not, by whomever. */
  returnedFrom?: string;
  /** The refund that the bank sent back. */
  failed?: FailedRefund;
};

const TOLERANCE_SECONDS = 300;

function intentOf(event: Stripe.Event): Intent | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return readIntent(event.data.object);
    default:
      return null;
  }
}

/** Of a refund of ours, or of one made in the provider's dashboard: both are told alike. */
function returnedFrom(event: Stripe.Event): string | undefined {
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

/** The provider tells of a failure under each of these names. */
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

/**
 * The event in a webhook's raw body, if the provider signed it within the last five minutes
 * (https://docs.stripe.com/webhooks#verify-manually). Throws `signature-invalid`.
 */
export function readEvent(rawBody: string, signature: string | null): PaymentEvent {
  if (!signature) throw new AppError('signature-invalid');
  let event: Stripe.Event;
  try {
    event = stripe().webhooks.constructEvent(
      rawBody,
      signature,
      env().STRIPE_WEBHOOK_SECRET,
      TOLERANCE_SECONDS,
    );
  } catch (cause) {
    // The body is read only once its signature holds; whatever else is wrong is wrong with the signature.
    throw new AppError(cause instanceof SyntaxError ? 'malformed-json' : 'signature-invalid', { cause });
  }
  const returned = returnedFrom(event);
  const failed = failedRefund(event);
  return {
    id: event.id,
    type: event.type,
    intent: intentOf(event),
    ...(returned ? { returnedFrom: returned } : {}),
    ...(failed ? { failed } : {}),
  };
}
