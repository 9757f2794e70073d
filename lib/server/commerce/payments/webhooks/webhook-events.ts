import 'server-only';
import type Stripe from 'stripe';

/** The events that the store's webhook endpoint must be sent: all that `readEvent` makes something of. */
export const WEBHOOK_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
