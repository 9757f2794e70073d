import type Stripe from 'stripe';
import { randomText } from '#state/ids';

export type IntentDetails = Partial<
  Pick<
    Stripe.PaymentIntent,
    | 'description'
    | 'receipt_email'
    | 'statement_descriptor'
    | 'statement_descriptor_suffix'
    | 'shipping'
    | 'metadata'
  >
>;

type NewIntent = {
  id: string;
  amount: number;
  currency: string;
  /** Seconds since 1970. */
  created: number;
  allowedMethods?: Stripe.PaymentIntent.AllowedPaymentMethodType[] | null;
  automaticMethods: Stripe.PaymentIntent.AutomaticPaymentMethods | null;
  captureMethod: Stripe.PaymentIntent.CaptureMethod;
  methodId: string | null;
  details: IntentDetails;
};

export function newIntent(given: NewIntent): Stripe.PaymentIntent {
  const { id, details, methodId } = given;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: given.allowedMethods ?? null,
    amount: given.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: given.automaticMethods,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: given.captureMethod,
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: given.created,
    currency: given.currency,
    customer: null,
    customer_account: null,
    description: details.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: details.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: methodId,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } } as never,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: details.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: details.shipping ?? null,
    source: null,
    statement_descriptor: details.statement_descriptor ?? null,
    statement_descriptor_suffix: details.statement_descriptor_suffix ?? null,
    status: methodId === null ? 'requires_payment_method' : 'requires_confirmation',
    transfer_data: null,
    transfer_group: null,
  };
}
