import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import { createPaymentIntent, recordPayment } from '@/lib/client/calls/payments';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import type { Order } from '@/lib/shared/orders/order.schema';

export type CardGateway = Pick<Stripe, 'createPaymentMethod' | 'confirmCardPayment'>;

export type CardPaymentOutcome =
  | { kind: 'paid' }
  /** Nothing was charged; the provider's own message (product §8.3), undefined if the payment did not complete. */
  | { kind: 'refused'; message: string | undefined }
  /** Nothing was charged by this attempt; the order on the page is out of date. */
  | { kind: 'outdated'; message: string }
  /** Charged, but the store has not confirmed yet that the order is paid. */
  | { kind: 'unrecorded'; transactionId: string; message: string };

/** The order on the page is out of date: paid in another tab, cancelled, expired. */
const OUTDATED = ['wrong-order-state', 'price-changed', 'not-found', 'forbidden'];

export async function recordCharge(
  orderId: string,
  transactionId: string,
): Promise<Extract<CardPaymentOutcome, { kind: 'paid' | 'outdated' | 'unrecorded' }>> {
  try {
    await recordPayment(orderId, transactionId);
    return { kind: 'paid' };
  } catch (error) {
    const message = sentenceOf(error);
    const refunded = error instanceof ApiProblem && error.code === 'wrong-order-state';
    return refunded ? { kind: 'outdated', message } : { kind: 'unrecorded', transactionId, message };
  }
}

/** Returns the intent's id once it is charged, now or by an earlier attempt. */
async function charge(
  gateway: CardGateway,
  clientSecret: string,
  paymentMethod: string,
): Promise<{ transactionId: string } | { message: string | undefined }> {
  const { paymentIntent, error } = await gateway.confirmCardPayment(clientSecret, {
    payment_method: paymentMethod,
  });
  // Another tab may have paid with the same intent a moment ago: then this attempt fails although the order is paid.
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded') return { transactionId: intent.id };
  return { message: error?.message };
}

/**
 * Product §4.5; with 3-D Secure where the bank requires it. Never charges twice: an order has one intent, and a charged one
 * is recorded, not paid again. Throws ApiProblem when the store could not create the intent.
 */
export async function payOrder(
  gateway: CardGateway,
  card: StripeCardNumberElement,
  order: Pick<Order, '_id' | 'orderValue'>,
  buyer: { name: string; email: string },
): Promise<CardPaymentOutcome> {
  const { paymentMethod, error } = await gateway.createPaymentMethod({
    type: 'card',
    card,
    billing_details: { name: buyer.name, email: buyer.email },
  });
  if (!paymentMethod) return { kind: 'refused', message: error?.message };

  let clientSecret: string;
  try {
    clientSecret = await createPaymentIntent(order);
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !OUTDATED.includes(problem.code)) throw problem;
    return { kind: 'outdated', message: sentenceOf(problem) };
  }
  const charged = await charge(gateway, clientSecret, paymentMethod.id);
  return 'transactionId' in charged
    ? recordCharge(order._id, charged.transactionId)
    : { kind: 'refused', message: charged.message };
}
