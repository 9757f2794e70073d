import { expect, it } from 'vitest';
import { CURRENCY } from '@/lib/shared/site/currency';
import { expectProblem } from '@/tests/api/support/problem';
import {
  intentAtProvider,
  intentIdOf,
  payAtProvider,
  payOrder,
  refundsAtProvider,
  secretFor,
} from '@/tests/api/support/provider';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, stripeControl } from '@/tests/support/store';

const PATH = '/api/create-payment-intent';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
const toolId = await addTool(admin, { price: 12.35, quantity: 10_000 });

it('POST /api/create-payment-intent for an order uses the order’s own amount and currency, and links intent, order and buyer', async () => {
  const orderId = await placeOrder(buyer, toolId, 11);
  const response = await buyer.call('POST', PATH, { orderId, orderValue: 135.85 });
  expect(response).toMatchObject({ status: 200, body: { clientSecret: expect.any(String) } });
  expect(Object.keys(response.body)).toEqual(['clientSecret']);
  const intent = await intentAtProvider(intentIdOf(response.body.clientSecret));
  expect(intent).toMatchObject({
    amount: 13_585,
    currency: CURRENCY.provider,
    receipt_email: buyer.email,
    metadata: { orderId },
    status: 'requires_payment_method',
  });
});

it('POST /api/create-payment-intent for an order returns the same intent again, in every tab and at the same moment', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const responses = await Promise.all(Array.from({ length: 4 }, () => buyer.call('POST', PATH, { orderId })));
  const secrets = [...responses.map(({ body }) => body.clientSecret), await secretFor(buyer, orderId)];
  expect(new Set(secrets).size).toBe(1);
});

it('POST /api/create-payment-intent for an order leaves the order payable after a declined card, with the same intent', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const secret = await secretFor(buyer, orderId);
  const declined = await payAtProvider(secret, 'pm_card_visa_chargeDeclined');
  expect(declined.body.error.message).toBe('Your card was declined.');
  const transactionId = intentIdOf(secret);
  expectProblem(
    await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId }),
    'payment-not-confirmed',
  );
  expect((await buyer.call('GET', `/api/order/${orderId}`)).body).toMatchObject({ paid: false });
  expect(await secretFor(buyer, orderId)).toBe(secret);
  await payOrder(buyer, orderId);
  expect((await buyer.call('GET', `/api/order/${orderId}`)).body).toMatchObject({
    paid: true,
    transactionId,
  });
});

it('POST /api/create-payment-intent for an order voids the intent of a cancelled order, so that it cannot be paid any more', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const secret = await secretFor(buyer, orderId);
  await buyer.call('DELETE', `/api/order/${orderId}`);
  await eventually('the intent to be voided', async () =>
    (await intentAtProvider(intentIdOf(secret))).status === 'canceled' ? true : undefined,
  );
  expect((await payAtProvider(secret)).body.error.code).toBe('payment_intent_unexpected_state');
});

it('POST /api/create-payment-intent for an order creates a new intent if the provider cancelled the first one', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const first = await secretFor(buyer, orderId);
  await fetch(`${process.env.STRIPE_EMULATOR_URL}/v1/payment_intents/${intentIdOf(first)}/cancel`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo' },
  });
  const second = await secretFor(buyer, orderId);
  expect(second).not.toBe(first);
  expect((await payAtProvider(second)).status).toBe(200);
});

it('POST /api/create-payment-intent for an order fails in time when the provider hangs, and returns the same intent once it responds', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const intentId = intentIdOf(await secretFor(buyer, orderId));
  const path = `/payment_intents/${intentId}`;
  // Two attempts take longer than a call waits.
  await stripeControl('faults', { mode: 'hang', method: 'GET', path, count: 2 });
  expectProblem(await buyer.call('POST', PATH, { orderId }), 'payment-provider-unavailable');
  const again = await eventually('the provider to respond', async () => {
    const { status, body } = await buyer.call('POST', PATH, { orderId });
    return status === 200 ? body.clientSecret : undefined;
  });
  expect(intentIdOf(again)).toBe(intentId);
});

it('POST /api/create-payment-intent for a value uses that amount, and pays an order of exactly that value', async () => {
  const orderId = await placeOrder(buyer, toolId, 10);
  const { body } = await buyer.call('POST', PATH, { orderValue: 123.5 });
  const transactionId = intentIdOf(body.clientSecret);
  expect(await intentAtProvider(transactionId)).toMatchObject({
    amount: 12_350,
    currency: CURRENCY.provider,
  });
  await payAtProvider(body.clientSecret);
  expect((await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId })).body).toEqual({
    modifiedCount: 1,
  });
  expect(await refundsAtProvider(transactionId)).toEqual([]);
});
