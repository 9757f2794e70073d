import type Stripe from 'stripe';
import { newId, nowSeconds } from '#state/ids';
import type { State } from '#state/state';

/** The version of Stripe's API that is emulated: the one the pinned `stripe` package requests. */
export const API_VERSION = '2026-10-28.endive';

export type Cause = { requestId: string; idempotencyKey: string | null };

export function recordEvent(
  state: State,
  cause: Cause,
  type: Stripe.Event.Type,
  object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute,
  previous?: Record<string, unknown>,
): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  } as unknown as Stripe.Event;
  state.put('events', event.id, event);
  state.put('deliveries', event.id, {
    id: event.id,
    event: event.id,
    type,
    attempts: 0,
    nextAtMs: Date.now(),
    outcome: 'waiting',
    lastStatus: null,
    lastError: null,
  });
}
