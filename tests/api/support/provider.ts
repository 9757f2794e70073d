import { createHmac } from 'node:crypto';
import { type CallResponse, call, type Person } from '@/tests/support/people';
import { storeEnvironment, stripeControl, stripeEmulatorUrl, unique } from '@/tests/support/store';

// biome-ignore lint/suspicious/noExplicitAny: objects of the provider's API, in its own shapes.
type ProviderObject = any;

async function callProvider(method: string, path: string, key: string, form?: Record<string, string>) {
  const response = await fetch(`${stripeEmulatorUrl()}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  return { status: response.status, body: (await response.json()) as ProviderObject };
}

const SECRET_KEY = 'sk_test_demo';
const PUBLISHABLE_KEY = 'pk_test_demo';

export function intentIdOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? '';
}

/** Confirms the intent with its secret and the publishable key, as the browser does on "Pay". */
export function payAtProvider(clientSecret: string, method = 'pm_card_visa') {
  return callProvider('POST', `payment_intents/${intentIdOf(clientSecret)}/confirm`, PUBLISHABLE_KEY, {
    client_secret: clientSecret,
    payment_method: method,
  });
}

/** An intent as the store's server sees it. */
export async function intentAtProvider(intentId: string): Promise<ProviderObject> {
  return (await callProvider('GET', `payment_intents/${intentId}`, SECRET_KEY)).body;
}

/** Returns every refund of an intent at the provider. */
export async function refundsAtProvider(intentId: string): Promise<ProviderObject[]> {
  return (await callProvider('GET', `refunds?payment_intent=${intentId}`, SECRET_KEY)).body.data;
}

/** Refunds money as a person does in the provider's dashboard: all that is left, or `amount` cents. */
export async function refundByHand(intentId: string, amount?: number): Promise<ProviderObject> {
  return stripeControl('refunds', { payment_intent: intentId, ...(amount === undefined ? {} : { amount }) });
}

/** Creates an intent without the store, as another site at the same provider account would. */
export async function makeIntentAtProvider(form: Record<string, string>): Promise<ProviderObject> {
  return (await callProvider('POST', 'payment_intents', SECRET_KEY, form)).body;
}

/** Writes on an intent as the store's server does. */
export async function noteAtProvider(intentId: string, form: Record<string, string>): Promise<void> {
  await callProvider('POST', `payment_intents/${intentId}`, SECRET_KEY, form);
}

/** Returns the client secret of the order's intent. */
export async function secretFor(buyer: Person, orderId: string): Promise<string> {
  const response = await buyer.call('POST', '/api/create-payment-intent', { orderId });
  if (response.status !== 200) throw new Error(`no payment intent: ${JSON.stringify(response.body)}`);
  return response.body.clientSecret;
}

/** Pays an order as the payment page does, from the intent to the record. Returns the intent's id. */
export async function payOrder(buyer: Person, orderId: string): Promise<string> {
  const secret = await secretFor(buyer, orderId);
  const transactionId = intentIdOf(secret);
  const paid = await payAtProvider(secret);
  if (paid.status !== 200) throw new Error(`not paid: ${JSON.stringify(paid.body)}`);
  const recorded = await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId });
  if (recorded.status !== 200) throw new Error(`not recorded: ${JSON.stringify(recorded.body)}`);
  return transactionId;
}

export type Event = { id: string; type: string; object: ProviderObject };

/** An event body as the provider writes it. */
export function eventBody({ id, type, object }: Event): string {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });
}

export function newEventId(): string {
  return unique('evt_test');
}

/** The signature header of a webhook call (https://docs.stripe.com/webhooks#verify-manually). */
export function signatureOf(body: string, ageSeconds = 0, secret?: string): string {
  const key = secret ?? storeEnvironment().STRIPE_WEBHOOK_SECRET ?? '';
  const at = Math.floor(Date.now() / 1000) - ageSeconds;
  return `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
}

/** One webhook call of the provider. */
export function sendEvent(event: Event): Promise<CallResponse> {
  const body = eventBody(event);
  return call('POST', '/api/webhooks/stripe', body, { 'stripe-signature': signatureOf(body) });
}

type NewDispute = { amount?: number; reason?: string; inquiry?: boolean; due_by?: number };

/** Opens a dispute of the buyer's bank, or an inquiry. Returns the dispute. */
export async function openDispute(intentId: string, dispute: NewDispute = {}): Promise<ProviderObject> {
  return stripeControl('disputes', { payment_intent: intentId, ...dispute });
}

/** Moves a dispute on: evidence arrives, or the bank decides. Returns the dispute after that. */
export async function moveDispute(id: string, status: string): Promise<ProviderObject> {
  return stripeControl('disputes/move', { dispute: id, status });
}

/** Lets the bank send a refund's money back, as it can for weeks. Returns the refund after that. */
export async function failRefund(refundId: string, reason?: string): Promise<ProviderObject> {
  return stripeControl('refunds/fail', { refund: refundId, ...(reason ? { reason } : {}) });
}
