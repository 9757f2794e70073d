import type Stripe from 'stripe';
import { ApiError, badParam, missingResource } from '#http/api-error';
import type { Params } from '#http/params';
import { newId, nowSeconds } from '#state/ids';
import type { State } from '#state/state';
import { type Cause, recordEvent } from '#webhooks/events';
import { formatAmount } from './currencies';
import { refuseIfDisputed } from './disputes';
import { withoutEmpty } from './payment-methods';

/** `POST /v1/refunds`: all or part of a charge, never more than is left of it. */
export function createRefund(state: State, params: Params, cause: Cause): Stripe.Refund {
  const amountGiven = params.integer('amount');
  const reason = params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']);
  const metadata = withoutEmpty(params.texts('metadata'));
  const charge = findRefundable(state, params.text('payment_intent'), params.text('charge'));
  params.refuseRest();
  refuseIfDisputed(state, charge);

  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw new ApiError(
      400,
      {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: `Charge ${charge.id} has already been refunded.`,
      },
      true,
    );
  }
  const amount = amountGiven ?? left;
  if (amount < 1) {
    throw badParam('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer');
  }
  if (amount > left) {
    const [what, least] =
      charge.amount_refunded === 0 ? ['charge amount', charge.amount] : ['unrefunded amount on charge', left];
    throw badParam(
      `Refund amount (${formatAmount(amount, charge.currency)}) is greater than ${what} (${formatAmount(Number(least), charge.currency)})`,
      'amount',
    );
  }
  const refund = makeRefund(charge, { id: newId('re'), created: nowSeconds(), amount, metadata, reason });
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  state.put('refunds', refund.id, refund);
  state.put('charges', charge.id, refunded);
  recordEvent(state, cause, 'charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    ...(refunded.refunded && { refunded: false }),
  });
  recordEvent(state, cause, 'refund.created', refund);
  return refund;
}

/** Why a bank sends a refund back (https://docs.stripe.com/api/refunds/object#refund_object-failure_reason). */
export const FAILURE_REASONS = [
  'charge_for_pending_refund_disputed',
  'declined',
  'expired_or_canceled_card',
  'insufficient_funds',
  'lost_or_stolen_card',
  'merchant_request',
  'unknown',
] as const;

/** Its money is the shop's again and can be refunded anew. Throws ApiError for one that is no longer pending. */
export function failRefund(
  state: State,
  id: string,
  reason: (typeof FAILURE_REASONS)[number],
  cause: Cause,
): Stripe.Refund {
  const refund = findRefund(state, id);
  if (refund.status !== 'succeeded') throw badParam(`Refund ${id} is ${refund.status} already.`, 'refund');
  const charge = state.charges.get(String(refund.charge)) as Stripe.Charge;
  const failed: Stripe.Refund = {
    ...refund,
    status: 'failed',
    failure_reason: reason,
    failure_balance_transaction: newId('txn'),
  };
  const charged: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  };
  state.put('refunds', id, failed);
  state.put('charges', charge.id, charged);
  const previous = { failure_balance_transaction: null, failure_reason: null, status: 'succeeded' };
  recordEvent(state, cause, 'charge.refund.updated', failed, previous);
  recordEvent(state, cause, 'refund.updated', failed, previous);
  recordEvent(state, cause, 'refund.failed', failed);
  return failed;
}

type NewRefund = Pick<Stripe.Refund, 'id' | 'created' | 'amount'> & {
  metadata?: Record<string, string>;
  reason?: Stripe.Refund['reason'] | undefined;
};

export function makeRefund(
  charge: Stripe.Charge,
  { metadata = {}, reason, ...given }: NewRefund,
): Stripe.Refund {
  return {
    ...given,
    object: 'refund',
    balance_transaction: newId('txn'),
    charge: charge.id,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent as string,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** Throws ApiError `resource_missing`. */
function findRefund(state: State, id: string): Stripe.Refund {
  const refund = state.refunds.get(id);
  if (!refund) throw missingResource('refund', id);
  return refund;
}

function findRefundable(state: State, intentId?: string, chargeId?: string): Stripe.Charge {
  if (intentId === undefined && chargeId === undefined) {
    throw badParam(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'payment_intent',
      'parameter_missing',
    );
  }
  if (intentId !== undefined && chargeId !== undefined) {
    throw badParam('You may only specify one of these parameters: charge, payment_intent.', 'payment_intent');
  }
  if (intentId !== undefined) {
    const intent = state.intents.get(intentId);
    if (!intent) throw missingResource('payment_intent', intentId, 'payment_intent');
    const paid = state.charges.get(String(intent.latest_charge));
    if (!paid?.paid) {
      throw badParam(
        `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
        'payment_intent',
      );
    }
    return paid;
  }
  const charge = state.charges.get(String(chargeId));
  if (!charge) throw missingResource('charge', String(chargeId), 'charge');
  if (!charge.paid) throw badParam(`Charge ${chargeId} was not successful and cannot be refunded.`, 'charge');
  return charge;
}
