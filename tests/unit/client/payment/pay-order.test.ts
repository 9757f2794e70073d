import type { PaymentIntentResult, PaymentMethodResult, StripeCardNumberElement } from '@stripe/stripe-js';
import { beforeEach, expect, it, vi } from 'vitest';
import * as payments from '@/lib/client/calls/payments';
import { type CardGateway, payOrder, recordCharge } from '@/lib/client/payment/pay-order';
import { ApiProblem } from '@/lib/client/problem';

vi.mock('@/lib/client/calls/payments');
const createPaymentIntent = vi.mocked(payments.createPaymentIntent);
const recordPayment = vi.mocked(payments.recordPayment);

const order = { _id: '0123456789abcdef01234567', orderValue: 125 };
const buyer = { name: 'Robin Carver', email: 'robin@example.com' };
const card = {} as StripeCardNumberElement;

function problem(status: number, code: string, detail = 'A sentence.'): ApiProblem {
  return new ApiProblem({ status, code, detail });
}

/** The provider's library as far as paying uses it, with the results a test needs. */
function gatewayOf(responses: { method?: unknown; confirmation?: unknown } = {}) {
  return {
    createPaymentMethod: vi.fn(
      async () => (responses.method ?? { paymentMethod: { id: 'pm_1' } }) as PaymentMethodResult,
    ),
    confirmCardPayment: vi.fn(
      async () =>
        (responses.confirmation ?? {
          paymentIntent: { id: 'pi_1', status: 'succeeded' },
        }) as PaymentIntentResult,
    ),
  } satisfies CardGateway;
}

beforeEach(() => {
  vi.resetAllMocks();
  createPaymentIntent.mockResolvedValue('pi_1_secret_x');
});

it('payOrder charges the order with the buyer’s name and e-mail, and records it', async () => {
  const gateway = gatewayOf();
  expect(await payOrder(gateway, card, order, buyer)).toEqual({ kind: 'paid' });
  expect(gateway.createPaymentMethod).toHaveBeenCalledWith({ type: 'card', card, billing_details: buyer });
  expect(createPaymentIntent).toHaveBeenCalledWith(order);
  expect(gateway.confirmCardPayment).toHaveBeenCalledWith('pi_1_secret_x', { payment_method: 'pm_1' });
  expect(recordPayment).toHaveBeenCalledWith(order._id, 'pi_1');
});

it('payOrder requests no intent while the card is incomplete', async () => {
  const gateway = gatewayOf({ method: { error: { message: 'Your card number is incomplete.' } } });
  expect(await payOrder(gateway, card, order, buyer)).toEqual({
    kind: 'refused',
    message: 'Your card number is incomplete.',
  });
  expect(createPaymentIntent).not.toHaveBeenCalled();
  expect(recordPayment).not.toHaveBeenCalled();
});

it('payOrder returns the provider’s message for a declined card, and records nothing', async () => {
  const gateway = gatewayOf({
    confirmation: {
      error: {
        message: 'Your card was declined.',
        payment_intent: { id: 'pi_1', status: 'requires_payment_method' },
      },
    },
  });
  expect(await payOrder(gateway, card, order, buyer)).toEqual({
    kind: 'refused',
    message: 'Your card was declined.',
  });
  expect(recordPayment).not.toHaveBeenCalled();
});

it('payOrder records nothing while the payment has not completed', async () => {
  const gateway = gatewayOf({ confirmation: { paymentIntent: { id: 'pi_1', status: 'processing' } } });
  expect(await payOrder(gateway, card, order, buyer)).toEqual({ kind: 'refused', message: undefined });
  expect(recordPayment).not.toHaveBeenCalled();
});

it('payOrder records the charge of another tab instead of charging again', async () => {
  const gateway = gatewayOf({
    confirmation: {
      error: {
        code: 'payment_intent_unexpected_state',
        payment_intent: { id: 'pi_1', status: 'succeeded' },
      },
    },
  });
  expect(await payOrder(gateway, card, order, buyer)).toEqual({ kind: 'paid' });
  expect(recordPayment).toHaveBeenCalledWith(order._id, 'pi_1');
});

it.each(['wrong-order-state', 'price-changed', 'not-found'])(
  'payOrder charges nothing when the order has changed: %s',
  async (code) => {
    const gateway = gatewayOf();
    createPaymentIntent.mockRejectedValue(problem(409, code));
    expect(await payOrder(gateway, card, order, buyer)).toEqual({
      kind: 'outdated',
      message: 'A sentence.',
    });
    expect(gateway.confirmCardPayment).not.toHaveBeenCalled();
  },
);

it('payOrder throws when the store cannot be reached', async () => {
  createPaymentIntent.mockRejectedValue(problem(0, 'network'));
  await expect(payOrder(gatewayOf(), card, order, buyer)).rejects.toMatchObject({ code: 'network' });
});

it.each([
  [0, 'network'],
  [503, 'database-unavailable'],
  [409, 'payment-not-confirmed'],
])('payOrder never calls a charge a failure when it cannot be recorded: %i %s', async (status, code) => {
  recordPayment.mockRejectedValue(problem(status, code));
  expect(await payOrder(gatewayOf(), card, order, buyer)).toEqual({
    kind: 'unrecorded',
    transactionId: 'pi_1',
    message: 'A sentence.',
  });
});

it('recordCharge reports that the order could not take the money, which is refunded', async () => {
  recordPayment.mockRejectedValue(problem(409, 'wrong-order-state', 'The payment is refunded in full.'));
  expect(await recordCharge(order._id, 'pi_1')).toEqual({
    kind: 'outdated',
    message: 'The payment is refunded in full.',
  });
});
