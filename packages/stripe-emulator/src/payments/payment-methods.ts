import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { badParam, missingResource } from '#http/api-error';
import type { Params } from '#http/params';
import { newId, nowSeconds } from '#state/ids';
import type { State, StoredPaymentMethod } from '#state/state';
import { behaviourOf, brandOf, checkCard, READY_METHODS } from './cards';

/** `POST /v1/payment_methods`, and `payment_method_data` of a payment intent: cards only. */
export function createPaymentMethod(state: State, params: Params): Stripe.PaymentMethod {
  params.required('type', params.oneOf('type', ['card']));
  const card = params.required('card', params.part('card'));
  const cvc = card.text('cvc');
  const given = {
    number: card.required('number', card.text('number')).replaceAll(/[\s-]/g, ''),
    expMonth: card.required('exp_month', card.integer('exp_month')),
    expYear: card.required('exp_year', card.integer('exp_year')),
    ...(cvc !== undefined && { cvc }),
  };
  card.refuseRest();
  const billing = readBillingDetails(params.part('billing_details'));
  const metadata = withoutEmpty(params.texts('metadata'));
  params.oneOf('allow_redisplay', ['always', 'limited', 'unspecified']);
  params.refuseRest();
  if (given.expYear < 100) given.expYear += 2000;
  checkCard(given);
  return storeCard(state, given, billing, metadata);
}

/** Finds a payment method, or creates one of Stripe's test methods by name. Throws ApiError `resource_missing`. */
export function findPaymentMethod(state: State, id: string, param = 'payment_method'): StoredPaymentMethod {
  const existing = state.methods.get(id);
  if (existing) return existing;
  const number = READY_METHODS[id];
  if (number === undefined) throw missingResource('PaymentMethod', id, param);
  const card = { number, expMonth: 12, expYear: new Date().getUTCFullYear() + 5, cvc: '123' };
  const { id: made } = storeCard(state, card, readBillingDetails(undefined), {});
  return state.methods.get(made) as StoredPaymentMethod;
}

export function storeCard(
  state: State,
  card: { number: string; expMonth: number; expYear: number; cvc?: string },
  billing: Stripe.PaymentMethod.BillingDetails,
  metadata: Record<string, string>,
): Stripe.PaymentMethod {
  const brand = brandOf(card.number);
  const shown: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: card.cvc === undefined ? null : 'unchecked',
      },
      country: 'US',
      display_brand: brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: createHash('sha256').update(card.number).digest('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: nowSeconds(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  // The security code is never stored; `checkCard` has made sure that the number is one of the public test cards.
  state.put('methods', shown.id, { shown, testNumber: card.number, usedUp: false });
  return shown;
}

/** The card's owner; details that were not sent are null. Throws ApiError `email_invalid`. */
export function readBillingDetails(params: Params | undefined): Stripe.PaymentMethod.BillingDetails {
  const address = params?.part('address');
  const details = {
    address: {
      city: address?.unsettableText('city') ?? null,
      country: address?.unsettableText('country') ?? null,
      line1: address?.unsettableText('line1') ?? null,
      line2: address?.unsettableText('line2') ?? null,
      postal_code: address?.unsettableText('postal_code') ?? null,
      state: address?.unsettableText('state') ?? null,
    },
    email: params?.unsettableText('email') ?? null,
    name: params?.unsettableText('name') ?? null,
    phone: params?.unsettableText('phone') ?? null,
    tax_id: null,
  };
  address?.refuseRest();
  params?.refuseRest();
  if (details.email !== null && !/^[^\s@]+@[^\s@]+$/.test(details.email)) {
    throw badParam(
      `Invalid email address: ${details.email}`,
      params?.path('email') ?? 'email',
      'email_invalid',
    );
  }
  return details;
}

export function withoutEmpty(texts: Record<string, string> | null | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(texts ?? {}).filter(([, value]) => value !== ''));
}

export function needsAuthentication(method: StoredPaymentMethod): boolean {
  return behaviourOf(method.testNumber).authenticate;
}
