import { expect, it } from 'vitest';
import { CURRENCY } from '@/lib/shared/site/currency';
import { ledgerOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import {
  intentIdOf,
  makeIntentAtProvider,
  payAtProvider,
  payOrder,
  refundsAtProvider,
  secretFor,
} from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, mailsTo, mailTo, stripeControl } from '@/tests/support/store';

const [admin, buyer, stranger] = await Promise.all([signInAdmin(), registerCustomer(), registerCustomer()]);
const toolId = await addTool(admin, { price: 4.2, quantity: 100_000 });

function record(person: Person, orderId: string, transactionId: unknown) {
  return person.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId });
}

async function orderOf(orderId: string) {
  return (await admin.call('GET', `/api/order/${orderId}`)).body;
}

async function refundOf(intentId: string) {
  return eventually(`the refund of ${intentId}`, async () => {
    const refund = await stored('refunds').findOne({ intentId, state: 'refunded' });
    return refund ?? undefined;
  });
}

it('PATCH /api/order/{id} marks the order paid, with its transaction, timeline and one receipt', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const transactionId = await payOrder(buyer, orderId);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ paid: true, state: 'paid', transactionId });
  expect(order).not.toHaveProperty('status');
  expect(order.timeline.map(({ state }: { state: string }) => state)).toEqual(['unpaid', 'paid']);
  expect((await record(buyer, orderId, transactionId)).body).toEqual({ modifiedCount: 0 });
  const receipt = new RegExp(`Receipt for order ${order.number}`);
  expect((await mailTo(buyer.email, receipt)).text).toContain(transactionId);
  expect((await mailsTo(buyer.email)).filter((mail) => receipt.test(mail.subject))).toHaveLength(1);
});

it('PATCH /api/order/{id} refuses the intent of another order, of another buyer, and of another amount', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const dearer = await placeOrder(buyer, toolId, 11);
  const theirs = await placeOrder(stranger, toolId);
  const ofDearer = await payOrder(buyer, dearer);
  const ofTheirs = await payOrder(stranger, theirs);
  expectProblem(await record(buyer, orderId, ofDearer), 'payment-mismatch');
  expectProblem(await record(buyer, orderId, ofTheirs), 'payment-mismatch');
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 0.5 });
  await payAtProvider(body.clientSecret);
  expectProblem(await record(buyer, orderId, intentIdOf(body.clientSecret)), 'payment-mismatch');
  expect(await orderOf(orderId)).toMatchObject({ paid: false });
  expect(await orderOf(dearer)).toMatchObject({ paid: true, transactionId: ofDearer });
});

it('PATCH /api/order/{id} refuses the right amount in another currency, and an intent that the store did not create', async () => {
  const orderId = await placeOrder(buyer, toolId);
  for (const currency of [CURRENCY.provider === 'eur' ? 'usd' : 'eur', CURRENCY.provider]) {
    const intent = await makeIntentAtProvider({ amount: '4200', currency, 'metadata[orderId]': orderId });
    await payAtProvider(intent.client_secret);
    expectProblem(await record(buyer, orderId, intent.id), 'payment-mismatch');
    await refundOf(intent.id);
    expect(await refundsAtProvider(intent.id)).toHaveLength(1);
  }
  expect(await orderOf(orderId)).toMatchObject({ paid: false });
});

it('PATCH /api/order/{id} uses one payment without an order for one order, not two', async () => {
  const orders = [await placeOrder(buyer, toolId), await placeOrder(buyer, toolId)] as const;
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 42 });
  const transactionId = intentIdOf(body.clientSecret);
  await payAtProvider(body.clientSecret);
  const responses = await Promise.all(orders.map((id) => record(buyer, id, transactionId)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const paid = await Promise.all(orders.map(async (id) => (await orderOf(id)).paid));
  expect(paid.sort()).toEqual([false, true]);
  expect(await refundsAtProvider(transactionId)).toEqual([]);
});

it('PATCH /api/order/{id} refunds a second payment of a paid order', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 42 });
  const first = await payOrder(buyer, orderId);
  const second = intentIdOf(body.clientSecret);
  await payAtProvider(body.clientSecret);
  expectProblem(await record(buyer, orderId, second), 'wrong-order-state');
  await refundOf(second);
  expect(await refundsAtProvider(second)).toMatchObject([{ amount: 4200 }]);
  expectProblem(await record(buyer, orderId, second), 'wrong-order-state');
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid', transactionId: first });
  expect(await refundsAtProvider(first)).toEqual([]);
});

it('PATCH /api/order/{id} refunds money that arrives after the cancellation, and the units stay available', async () => {
  const ownTool = await addTool(admin, { price: 4.2 });
  const orderId = await placeOrder(buyer, ownTool);
  const secret = await secretFor(buyer, orderId);
  const transactionId = intentIdOf(secret);
  // The intent cannot be voided at the provider in time.
  await stripeControl('faults', {
    path: `/payment_intents/${transactionId}/cancel`,
    status: 500,
    count: 200,
  });
  expect((await buyer.call('DELETE', `/api/order/${orderId}`)).body).toEqual({ deletedCount: 1 });
  expect((await payAtProvider(secret)).body.status).toBe('succeeded');
  expectProblem(await record(buyer, orderId, transactionId), 'wrong-order-state');
  expect(await refundOf(transactionId)).toMatchObject({ amountCents: 4200, reason: 'order-not-payable' });
  expect(await refundsAtProvider(transactionId)).toMatchObject([{ amount: 4200, status: 'succeeded' }]);
  expect(await orderOf(orderId)).toMatchObject({ state: 'cancelled', paid: false });
  expect((await ledgerOf(ownTool)).sum).toBe(100);
});

it('PATCH /api/order/{id} loses nothing when the provider does not respond: the payment is recorded without the tab', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const secret = await secretFor(buyer, orderId);
  const transactionId = intentIdOf(secret);
  await stripeControl('faults', { method: 'GET', path: `/payment_intents/${transactionId}`, count: 3 });
  const early = await record(buyer, orderId, transactionId);
  expectProblem(early, 'payment-provider-unavailable');
  expect(early.body.detail).toMatch(/will show as paid by itself/);
  await payAtProvider(secret);
  await eventually('the payment to be recorded by the webhook', async () =>
    (await orderOf(orderId)).paid ? true : undefined,
  );
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid', transactionId });
});
