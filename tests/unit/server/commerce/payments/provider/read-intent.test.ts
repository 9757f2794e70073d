import type Stripe from 'stripe';
import { expect, it, vi } from 'vitest';
import { readIntent } from '@/lib/server/commerce/payments/provider/provider-intents';
import { readFailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';

vi.mock('@/lib/server/commerce/payments/provider/stripe-client', () => ({ stripe: vi.fn() }));

function intent(charge: unknown): Stripe.PaymentIntent {
  const fields = {
    id: 'pi_one',
    status: 'succeeded',
    amount: 3_000,
    amount_received: 3_000,
    currency: 'usd',
  };
  return { ...fields, client_secret: null, metadata: {}, latest_charge: charge } as never;
}

const refund = (amount: number, status: string) => ({ id: `re_${amount}`, amount, status });
const charge = (amount_refunded: number, data?: object[], has_more = false) => ({
  amount_refunded,
  ...(data ? { refunds: { data, has_more } } : {}),
});

it.each([
  ['nothing of a charge that nobody refunded', charge(0, []), 0],
  ['its refunds', charge(3_000, [refund(1_000, 'succeeded'), refund(2_000, 'pending')]), 3_000],
  [
    'less those that the bank sent back',
    charge(2_000, [refund(1_000, 'failed'), refund(2_000, 'succeeded')]),
    2_000,
  ],
  ['whatever the charge still says', charge(3_000, [refund(3_000, 'failed')]), 0],
  ['not those that were called off', charge(3_000, [refund(3_000, 'canceled')]), 0],
  [
    'what the charge says where there are more than were told',
    charge(2_500, [refund(100, 'succeeded')], true),
    2_500,
  ],
  ['what the charge says where they were not asked for', charge(500), 500],
  ['nothing known of an event’s intent', 'ch_one', 0],
])('what was refunded of a payment is %s', (_, given, cents) => {
  expect(readIntent(intent(given)).refundedCents).toBe(cents);
});

it('what was refunded of a payment does not count parts that the store refunded among the rest', () => {
  const part = { metadata: { forgeline_part: '0123456789abcdef01234567' } };
  const refunds = [
    refund(1_000, 'succeeded'),
    { ...refund(700, 'succeeded'), ...part },
    { ...refund(90, 'failed'), ...part },
  ];
  const sums = { refundedCents: 1_000, partRefundedCents: 700 };
  expect(readIntent(intent(charge(1_700, refunds)))).toMatchObject(sums);
  // Where more were made than came with the charge, all of them are given.
  const cut = intent(charge(1_700, refunds.slice(0, 1), true));
  expect(readIntent(cut, refunds as never)).toMatchObject(sums);
});

const told = {
  id: 're_1',
  payment_intent: 'pi_one',
  amount: 700,
  status: 'failed',
  failure_reason: 'declined',
};

it('a refund’s failure is read with its reason, as the provider names it', () => {
  expect(readFailedRefund(told as never)).toEqual({
    id: 're_1',
    intentId: 'pi_one',
    amountCents: 700,
    reason: 'declined',
  });
  const metadata = { forgeline_part: '0123456789abcdef01234567' };
  expect(readFailedRefund({ ...told, metadata } as never)?.partId).toBe(metadata.forgeline_part);
  expect(readFailedRefund({ ...told, failure_reason: undefined } as never)?.reason).toBe('unknown');
  expect(readFailedRefund({ ...told, status: 'canceled', failure_reason: null } as never)?.reason).toBe(
    'canceled',
  );
});

it('a refund’s failure is null for one that is pending or succeeded, and for one without a payment intent', () => {
  for (const status of ['succeeded', 'pending', 'requires_action']) {
    expect(readFailedRefund({ ...told, status } as never)).toBeNull();
  }
  expect(readFailedRefund({ ...told, payment_intent: null } as never)).toBeNull();
});

it('the card of a payment is known by its last digits, of a retrieved intent alone', () => {
  const card = { ...charge(0, []), payment_method_details: { card: { last4: '4242' } } };
  expect(readIntent(intent(card)).cardLast4).toBe('4242');
  expect(readIntent(intent(charge(0, [])))).not.toHaveProperty('cardLast4');
  expect(readIntent(intent('ch_one'))).not.toHaveProperty('cardLast4');
});
