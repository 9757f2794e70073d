import type Stripe from 'stripe';
import { ApiError, badParam, missingResource, unexpectedState } from '#http/api-error';
import type { Params } from '#http/params';
import { newId, nowSeconds } from '#state/ids';
import type { State } from '#state/state';
import { type Cause, recordEvent } from '#webhooks/events';
import { confirmIntent } from './confirm-intent';
import { checkAmount, checkCurrency } from './currencies';
import { type IntentDetails, newIntent } from './new-intent';
import { createPaymentMethod, findPaymentMethod, withoutEmpty } from './payment-methods';

type Status = Stripe.PaymentIntent.Status;
const OPEN: Status[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];
const CANCELABLE: Status[] = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
];
const MAX_METADATA_KEYS = 50;

/** `POST /v1/payment_intents` */
export function createIntent(state: State, params: Params, cause: Cause): Stripe.PaymentIntent {
  const amount = params.required('amount', params.integer('amount'));
  const currency = checkCurrency(params.required('currency', params.text('currency')));
  const allowed = readAllowedMethods(params);
  const automatic = readAutomaticMethods(params);
  const captureMethod = params.oneOf('capture_method', ['automatic', 'automatic_async']);
  params.oneOf('confirmation_method', ['automatic']);
  const details = readDetails(params);
  const confirm = params.boolean('confirm') ?? false;
  params.boolean('use_stripe_sdk');
  const errorOnAction = params.boolean('error_on_requires_action') ?? false;
  if (!confirm && errorOnAction) {
    throw badParam(
      'You may only specify `error_on_requires_action` when `confirm=true`.',
      'error_on_requires_action',
    );
  }
  const methodId = readMethod(state, params);
  params.refuseRest();
  checkAmount(amount, currency);

  const intent = newIntent({
    id: newId('pi'),
    amount,
    currency,
    created: nowSeconds(),
    allowedMethods: allowed ?? null,
    automaticMethods: automatic ?? { allow_redirects: 'always', enabled: true },
    captureMethod: captureMethod ?? 'automatic_async',
    methodId: methodId ?? null,
    details: { ...details, metadata: withoutEmpty(details.metadata) },
  });
  state.put('intents', intent.id, intent);
  recordEvent(state, cause, 'payment_intent.created', intent);
  return confirm ? confirmIntent(state, intent, cause, { errorOnAction }) : intent;
}

/** Throws ApiError `resource_missing`. */
export function findIntent(state: State, id: string): Stripe.PaymentIntent {
  const intent = state.intents.get(id);
  if (!intent) throw missingResource('payment_intent', id, 'intent');
  return intent;
}

/** `POST /v1/payment_intents/{id}`. The amount of an intent that has ended never changes. */
export function updateIntent(state: State, id: string, params: Params): Stripe.PaymentIntent {
  const intent = findIntent(state, id);
  const amount = params.integer('amount');
  const currencyText = params.text('currency');
  const currency = currencyText === undefined ? intent.currency : checkCurrency(currencyText);
  const allowed = readAllowedMethods(params);
  const details = readDetails(params, intent.metadata);
  const methodGiven = params.has('payment_method') || params.has('payment_method_data');
  const locked = Object.entries({ amount, currency: currencyText, payment_method: methodGiven || undefined });
  for (const [name, value] of locked) {
    if (value !== undefined && !OPEN.includes(intent.status)) {
      throw unexpectedState(
        `This PaymentIntent's ${name} could not be updated because it has a status of ${intent.status}. You may only update the ${name} of a PaymentIntent with one of the following statuses: ${OPEN.join(', ')}.`,
        intent,
      );
    }
  }
  const methodId = readMethod(state, params);
  params.refuseRest();
  checkAmount(amount ?? intent.amount, currency);

  const repriced = (amount ?? intent.amount) !== intent.amount || currency !== intent.currency;
  // A started authentication was for another amount or card: the buyer must confirm again.
  const restarted = intent.status === 'requires_action' && (repriced || methodId !== undefined);
  const changed: Stripe.PaymentIntent = {
    ...intent,
    ...details,
    ...(allowed && { allowed_payment_method_types: allowed }),
    amount: amount ?? intent.amount,
    currency,
    ...(methodId !== undefined && { payment_method: methodId }),
    ...((methodId !== undefined || restarted) && {
      status: 'requires_confirmation' as const,
      next_action: null,
    }),
  };
  state.put('intents', id, changed);
  return changed;
}

/** `POST /v1/payment_intents/{id}/cancel` */
export function cancelIntent(state: State, id: string, params: Params, cause: Cause): Stripe.PaymentIntent {
  const intent = findIntent(state, id);
  const reason = params.oneOf('cancellation_reason', [
    'abandoned',
    'duplicate',
    'fraudulent',
    'requested_by_customer',
  ]);
  params.refuseRest();
  if (!CANCELABLE.includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELABLE.join(', ')}.`,
      intent,
    );
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: nowSeconds(),
    cancellation_reason: reason ?? null,
    next_action: null,
  };
  state.put('intents', id, canceled);
  recordEvent(state, cause, 'payment_intent.canceled', canceled);
  return canceled;
}

export function readMethod(state: State, params: Params): string | undefined {
  const id = params.text('payment_method');
  const data = params.part('payment_method_data');
  if (data && id !== undefined) {
    throw badParam(
      'You may only specify one of these parameters: payment_method, payment_method_data.',
      'payment_method',
    );
  }
  if (data) return createPaymentMethod(state, data).id;
  return id === undefined ? undefined : findPaymentMethod(state, id).shown.id;
}

/** The kinds of payment method that can be used: only cards are emulated. */
function readAllowedMethods(params: Params): Stripe.PaymentIntent.AllowedPaymentMethodType[] | undefined {
  const allowed = params.list('allowed_payment_method_types');
  if (allowed === undefined) return undefined;
  const other = allowed.find((type) => type !== 'card');
  if (other !== undefined || allowed.length === 0) {
    throw badParam(
      `The payment method type "${other ?? ''}" is invalid: the local emulator for Stripe takes cards only.`,
      'allowed_payment_method_types',
    );
  }
  return ['card'];
}

function readAutomaticMethods(params: Params): Stripe.PaymentIntent.AutomaticPaymentMethods | null {
  const part = params.part('automatic_payment_methods');
  if (!part) return null;
  const enabled = part.required('enabled', part.boolean('enabled'));
  const redirects = part.oneOf('allow_redirects', ['always', 'never']) ?? 'always';
  part.refuseRest();
  return enabled ? { allow_redirects: redirects, enabled } : null;
}

function readDetails(params: Params, before: Record<string, string> = {}): IntentDetails {
  const given = params.texts('metadata');
  const metadata = given === null ? {} : withoutEmpty({ ...before, ...given });
  if (Object.keys(metadata).length > MAX_METADATA_KEYS) {
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: `You can only have ${MAX_METADATA_KEYS} metadata keys.`,
      param: 'metadata',
    });
  }
  const details = {
    description: params.unsettableText('description', { maxLength: 1000 }),
    receipt_email: params.unsettableText('receipt_email', { maxLength: 800 }),
    statement_descriptor: params.unsettableText('statement_descriptor', { maxLength: 22 }),
    statement_descriptor_suffix: params.unsettableText('statement_descriptor_suffix', { maxLength: 22 }),
    shipping: readShipping(params.part('shipping')),
    metadata: given === undefined ? undefined : metadata,
  };
  return Object.fromEntries(
    Object.entries(details).filter(([, value]) => value !== undefined),
  ) as IntentDetails;
}

function readShipping(params: Params | undefined): Stripe.PaymentIntent.Shipping | undefined {
  if (!params) return undefined;
  const address = params.required('address', params.part('address'));
  const shipping = {
    name: params.required('name', params.text('name')),
    phone: params.unsettableText('phone') ?? null,
    carrier: params.unsettableText('carrier') ?? null,
    tracking_number: params.unsettableText('tracking_number') ?? null,
    address: {
      city: address.unsettableText('city') ?? null,
      country: address.unsettableText('country') ?? null,
      line1: address.unsettableText('line1') ?? null,
      line2: address.unsettableText('line2') ?? null,
      postal_code: address.unsettableText('postal_code') ?? null,
      state: address.unsettableText('state') ?? null,
    },
  };
  address.refuseRest();
  params.refuseRest();
  return shipping;
}
