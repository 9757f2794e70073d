import type Stripe from 'stripe';
import { ApiError, type ErrorBody, unexpectedState } from '#http/api-error';
import { newId } from '#state/ids';
import type { State, StoredPaymentMethod } from '#state/state';
import { type Cause, recordEvent } from '#webhooks/events';
import { behaviourOf } from './cards';
import { makeCharge } from './charges';
import { findPaymentMethod, needsAuthentication } from './payment-methods';

const CONFIRMABLE: Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

const AUTHENTICATION_FAILURE: ErrorBody = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

/**
 * Confirms an intent with its own payment method or with `methodId`. Returns it as `succeeded`, or as `requires_action`
 * for a card that requires 3-D Secure. Throws ApiError 402 on a decline, and 400 if the intent's state does not allow
 * it.
 */
export function confirmIntent(
  state: State,
  before: Stripe.PaymentIntent,
  cause: Cause,
  options: { methodId?: string; errorOnAction?: boolean } = {},
): Stripe.PaymentIntent {
  if (before.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      before,
    );
  }
  if (!CONFIRMABLE.includes(before.status)) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${before.status}. Only a PaymentIntent with one of the following statuses may be confirmed: ${CONFIRMABLE.join(', ')}.`,
      before,
    );
  }
  const methodId = options.methodId ?? (before.payment_method as string | null);
  if (methodId === null) {
    throw unexpectedState(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      before,
    );
  }
  const method = findPaymentMethod(state, methodId);
  if (method.usedUp) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'payment_method_unexpected_state',
      message:
        'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.',
      param: 'payment_method',
    });
  }
  const intent: Stripe.PaymentIntent = { ...before, payment_method: methodId, next_action: null };
  if (!needsAuthentication(method)) return chargeCard(state, intent, method, cause);
  if (options.errorOnAction) {
    throw decline(
      state,
      intent,
      method,
      {
        type: 'card_error',
        code: 'authentication_required',
        decline_code: 'authentication_required',
        message: 'Your card was declined. This transaction requires authentication.',
      },
      cause,
    );
  }
  const waiting: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: newId('payatt') } as never,
    },
  };
  state.put('intents', waiting.id, waiting);
  recordEvent(state, cause, 'payment_intent.requires_action', waiting);
  return waiting;
}

/** Decides like the buyer's bank: `succeeded`, or `requires_payment_method`. Throws ApiError 400 if none was started. */
export function endAuthentication(
  state: State,
  intent: Stripe.PaymentIntent,
  passed: boolean,
  cause: Cause,
): Stripe.PaymentIntent {
  if (intent.status !== 'requires_action') {
    throw unexpectedState(`This PaymentIntent waits for no action: its status is ${intent.status}.`, intent);
  }
  const method = findPaymentMethod(state, String(intent.payment_method));
  try {
    if (passed) return chargeCard(state, { ...intent, next_action: null }, method, cause, true);
    throw decline(state, { ...intent, next_action: null }, method, { ...AUTHENTICATION_FAILURE }, cause);
  } catch (error) {
    // A decline is reported by the intent itself here: the bank's page catches no error.
    if (error instanceof ApiError) return state.intents.get(intent.id) as Stripe.PaymentIntent;
    throw error;
  }
}

/** Charges the card. Throws ApiError 402 on a decline. */
function chargeCard(
  state: State,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  cause: Cause,
  authenticated = false,
): Stripe.PaymentIntent {
  const { decline: refusal } = behaviourOf(method.testNumber);
  const charge = makeCharge(intent, method, refusal, authenticated);
  state.put('charges', charge.id, charge);
  recordEvent(state, cause, refusal ? 'charge.failed' : 'charge.succeeded', charge);
  if (refusal) {
    const body: ErrorBody = {
      type: 'card_error',
      code: refusal.code,
      ...(refusal.declineCode !== undefined && { decline_code: refusal.declineCode }),
      message: refusal.message,
      charge: charge.id,
    };
    throw decline(state, { ...intent, latest_charge: charge.id }, method, body, cause);
  }
  const paid: Stripe.PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  };
  state.put('intents', paid.id, paid);
  const checks = method.shown.card?.checks;
  if (checks?.cvc_check) checks.cvc_check = 'pass';
  state.put('methods', method.shown.id, { ...method, usedUp: true });
  recordEvent(state, cause, 'payment_intent.succeeded', paid);
  return paid;
}

function decline(
  state: State,
  intent: Stripe.PaymentIntent,
  method: StoredPaymentMethod,
  body: ErrorBody,
  cause: Cause,
): ApiError {
  const error = new ApiError(402, { ...body, payment_method: structuredClone(method.shown) }, true);
  const failed: Stripe.PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: structuredClone(error.body) as Stripe.PaymentIntent.LastPaymentError,
  };
  state.put('intents', failed.id, failed);
  recordEvent(state, cause, 'payment_intent.payment_failed', failed);
  error.body.payment_intent = structuredClone(failed);
  return error;
}
