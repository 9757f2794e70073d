import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import { paymentFault, refundReason } from '@/lib/server/commerce/payments/payment.policy';
import type { Intent } from '@/lib/server/commerce/payments/provider/provider-intents';
import { readEvent } from '@/lib/server/commerce/payments/webhooks/read-event';
import { WEBHOOK_EVENTS } from '@/lib/server/commerce/payments/webhooks/webhook-endpoint';
import { AppError } from '@/lib/shared/messages/errors';
import { axesOf, ORDER_STATES } from '@/lib/shared/orders/order-status';
import { ENVIRONMENT } from '@/tests/unit/server/environment';

const WEBHOOK_SECRET = 'whsec_unit_tests';

beforeAll(() => {
  Object.assign(process.env, ENVIRONMENT, {
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_of_an_earliest_one,whsec_of_an_earlier_one',
  });
});

const order = {
  _id: new ObjectId(),
  buyerId: new ObjectId(),
  totals: { goodsCents: 4200, shippingCents: 0, taxCents: 0, totalCents: 4200 },
  currency: 'usd',
};

function intent(change: Partial<Intent> = {}): Intent {
  return {
    id: 'pi_1',
    status: 'succeeded',
    amountCents: 4200,
    receivedCents: 4200,
    refundedCents: 0,
    partRefundedCents: 0,
    orderNumber: undefined,
    invoiceNumber: undefined,
    creditNoteNumber: undefined,
    currency: 'usd',
    clientSecret: null,
    site: 'http://localhost:3000',
    orderId: order._id.toHexString(),
    buyerId: order.buyerId.toHexString(),
    ...change,
  };
}

it('whether an intent pays an order does if it is this order’s or unattached, by its buyer, of its amount, and succeeded', () => {
  expect(paymentFault(intent(), order)).toBeNull();
  expect(paymentFault(intent({ orderId: undefined }), order)).toBeNull();
});

it.each<[string, Partial<Intent>]>([
  ['another order’s', { orderId: new ObjectId().toHexString() }],
  ['another buyer’s', { buyerId: new ObjectId().toHexString() }],
  ['nobody’s money', { buyerId: undefined }],
  ['a cent less', { amountCents: 4199, receivedCents: 4199 }],
  ['a cent more', { amountCents: 4201, receivedCents: 4201 }],
  ['another currency', { currency: 'eur' }],
  ['received in part', { receivedCents: 4199 }],
])('does not when it is %s', (_, change) => {
  expect(paymentFault(intent(change), order)).toBe('payment-mismatch');
});

it.each(['open', 'processing', 'canceled'] as const)(
  'whether an intent pays an order does not while it is %s',
  (status) => {
    expect(paymentFault(intent({ status, receivedCents: 0 }), order)).toBe('payment-not-confirmed');
  },
);

it('money for an order pays the order while it is unpaid, and is refunded in every other state', () => {
  expect(ORDER_STATES.map((state) => refundReason(axesOf(state)))).toEqual([
    null,
    'order-not-payable',
    'already-paid',
    'already-paid',
    'order-not-payable',
    'order-not-payable',
    'already-paid',
  ]);
});

function signed(body: string, { age = 0, secret = WEBHOOK_SECRET } = {}): string {
  const at = Math.floor(Date.now() / 1000) - age;
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

function event(type: string, object: unknown): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
}

function codeOf(work: () => unknown): string {
  try {
    work();
    return 'read';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

const object = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 4200,
  amount_received: 4200,
  currency: 'usd',
  client_secret: 'secret',
  metadata: { orderId: 'o', buyerId: 'b', site: 's' },
};

it('reading an event returns the intent of a payment that succeeded, was cancelled or refunded, and only acknowledges the rest', () => {
  for (const type of ['payment_intent.succeeded', 'payment_intent.canceled']) {
    const body = event(type, object);
    expect(readEvent(body, signed(body))).toMatchObject({
      id: 'evt_1',
      type,
      intent: { id: 'pi_1', status: 'succeeded', amountCents: 4200, orderId: 'o', buyerId: 'b', site: 's' },
    });
  }
  for (const type of ['charge.refunded', 'refund.created', 'refund.updated']) {
    const body = event(type, { id: 're_or_ch_1', payment_intent: 'pi_1' });
    expect(readEvent(body, signed(body))).toEqual({
      id: 'evt_1',
      type,
      intent: null,
      refundedIntentId: 'pi_1',
    });
  }
  const other = event('payout.paid', { id: 'po_1' });
  expect(readEvent(other, signed(other))).toEqual({ id: 'evt_1', type: 'payout.paid', intent: null });
});

it('reading an event makes something of each event that the endpoint is sent, which the operations page lists', () => {
  const record = {
    ...object,
    id: 'x_1',
    payment_intent: 'pi_1',
    charge: 'ch_1',
    amount: 1,
    reason: 'general',
  };
  const evidence = { due_by: null, has_evidence: false, past_due: false, submission_count: 0 };
  for (const type of WEBHOOK_EVENTS) {
    const body = event(type, { ...record, object: 'dispute', evidence_details: evidence });
    const { intent: paid, refundedIntentId, disputed } = readEvent(body, signed(body));
    expect([type, Boolean(paid ?? refundedIntentId ?? disputed)]).toEqual([type, true]);
  }
  const page = readFileSync('docs/operations.md', 'utf8');
  const listed = [...page.matchAll(/`((?:payment_intent|charge|refund)\.[a-z_.]+)`/g)].map(
    ([, name]) => name,
  );
  expect(new Set(listed)).toEqual(new Set(WEBHOOK_EVENTS));
});

it('reading an event accepts the secrets of earlier endpoints', () => {
  const body = event('payment_intent.succeeded', object);
  const earlier = { secret: 'whsec_of_an_earlier_one' };
  expect(codeOf(() => readEvent(body, signed(body, earlier)))).toBe('read');
  expect(codeOf(() => readEvent(body, signed(body, { ...earlier, age: 400 })))).toBe('signature-invalid');
  const broken = `${body}x`;
  expect(codeOf(() => readEvent(broken, signed(broken, earlier)))).toBe('malformed-json');
});

it('reading an event rejects a body without a valid signature, one older than five minutes, and one that is not JSON', () => {
  const body = event('payment_intent.succeeded', object);
  expect(codeOf(() => readEvent(body, null))).toBe('signature-invalid');
  expect(codeOf(() => readEvent(body, 't=,v1='))).toBe('signature-invalid');
  expect(codeOf(() => readEvent(body, signed(body, { secret: 'whsec_other' })))).toBe('signature-invalid');
  expect(codeOf(() => readEvent(body, signed(body, { age: 301 })))).toBe('signature-invalid');
  expect(codeOf(() => readEvent(`${body} `, signed(body)))).toBe('signature-invalid');
  expect(codeOf(() => readEvent('nonsense', signed('nonsense')))).toBe('malformed-json');
});
