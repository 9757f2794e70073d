import { expect, it } from 'vitest';
import { invoicesOf, ledgerOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import {
  intentAtProvider,
  intentIdOf,
  payAtProvider,
  refundsAtProvider,
  secretFor,
} from '@/tests/api/support/provider';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, stripeControl } from '@/tests/support/store';

const ASKING_CARD = 'pm_card_authenticationRequired';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
const toolId = await addTool(admin, { price: 4, quantity: 100_000 });

const orderOf = async (orderId: string) => (await buyer.call('GET', `/api/order/${orderId}`)).body;

function record(orderId: string, transactionId: string) {
  return buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId });
}

/** Completes the bank's page, in whatever tab it was left open. */
function endChallenge(intentId: string, outcome: 'complete' | 'fail') {
  return stripeControl('authenticate', { payment_intent: intentId, outcome });
}

/** An order whose buyer closed the tab during the bank's challenge. */
async function leftAtTheBank(): Promise<{ orderId: string; secret: string; intentId: string }> {
  const orderId = await placeOrder(buyer, toolId);
  const secret = await secretFor(buyer, orderId);
  const { body } = await payAtProvider(secret, ASKING_CARD);
  expect(body.status).toBe('requires_action');
  return { orderId, secret, intentId: intentIdOf(secret) };
}

function untilPaid(orderId: string) {
  return eventually('the payment to be heard of', async () => {
    const order = await orderOf(orderId);
    return order.paid ? order : undefined;
  });
}

it('3-D Secure, interrupted by a closed tab: the order stays payable, and nothing is recorded that was not charged', async () => {
  const { orderId, intentId } = await leftAtTheBank();
  expectProblem(await record(orderId, intentId), 'payment-not-confirmed');
  expect(await orderOf(orderId)).toMatchObject({ state: 'unpaid', paid: false });
  expect((await intentAtProvider(intentId)).amount_received).toBe(0);
  expect(await invoicesOf(orderId)).toEqual([]);
});

it('3-D Secure, interrupted by a reload: the page gets the same intent again, and the challenge it shows again pays the order', async () => {
  const { orderId, secret, intentId } = await leftAtTheBank();
  expect(await secretFor(buyer, orderId)).toBe(secret);
  await endChallenge(intentId, 'complete');
  expect((await record(orderId, intentId)).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid', transactionId: intentId });
});

it('3-D Secure, interrupted and completed in an abandoned tab: paid by the webhook', async () => {
  const { orderId, intentId } = await leftAtTheBank();
  await endChallenge(intentId, 'complete');
  expect(await untilPaid(orderId)).toMatchObject({ transactionId: intentId });
  expect((await record(orderId, intentId)).body).toEqual({ modifiedCount: 0 });
});

it('3-D Secure, interrupted tried again with another card, the old challenge completed late: paid once, by one charge', async () => {
  const { orderId, secret, intentId } = await leftAtTheBank();
  // A new attempt uses the same intent: the provider discards the earlier challenge.
  expect(await secretFor(buyer, orderId)).toBe(secret);
  expect((await payAtProvider(secret)).body.status).toBe('succeeded');
  await expect(endChallenge(intentId, 'complete')).rejects.toThrow();
  expect((await record(orderId, intentId)).status).toBe(200);
  const order = await orderOf(orderId);
  expect(order.timeline.map(({ state }: { state: string }) => state)).toEqual(['unpaid', 'paid']);
  expect((await intentAtProvider(intentId)).amount_received).toBe(4000);
  expect(await refundsAtProvider(intentId)).toEqual([]);
  expect(await invoicesOf(orderId)).toHaveLength(1);
});

it('3-D Secure, interrupted failed at the bank: the order can be paid by another card on the same intent', async () => {
  const { orderId, secret, intentId } = await leftAtTheBank();
  await endChallenge(intentId, 'fail');
  expectProblem(await record(orderId, intentId), 'payment-not-confirmed');
  expect(await secretFor(buyer, orderId)).toBe(secret);
  await payAtProvider(secret);
  expect((await record(orderId, intentId)).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid', transactionId: intentId });
});

it('3-D Secure, interrupted and the order cancelled meanwhile: the challenge can take no money any more', async () => {
  const { orderId, intentId } = await leftAtTheBank();
  expect((await buyer.call('DELETE', `/api/order/${orderId}`)).status).toBe(200);
  await eventually('the intent to be voided', async () =>
    (await intentAtProvider(intentId)).status === 'canceled' ? true : undefined,
  );
  await expect(endChallenge(intentId, 'complete')).rejects.toThrow();
  expect(await orderOf(orderId)).toMatchObject({ state: 'cancelled', paid: false });
});

it('3-D Secure, interrupted on an intent of its own, completed after the order was paid by another: the excess is refunded, once', async () => {
  const own = await addTool(admin, { price: 4 });
  const orderId = await placeOrder(buyer, own);
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 40 });
  const late = intentIdOf(body.clientSecret);
  expect((await payAtProvider(body.clientSecret, ASKING_CARD)).body.status).toBe('requires_action');
  const secret = await secretFor(buyer, orderId);
  await payAtProvider(secret);
  expect((await record(orderId, intentIdOf(secret))).status).toBe(200);
  await endChallenge(late, 'complete');
  const responses = await Promise.all([record(orderId, late), record(orderId, late)]);
  for (const response of responses) expectProblem(response, 'wrong-order-state');
  const refunds = await eventually('the excess to go back', async () => {
    const sent = await refundsAtProvider(late);
    return sent.length > 0 ? sent : undefined;
  });
  expect(refunds).toMatchObject([{ amount: 4000 }]);
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid', transactionId: intentIdOf(secret) });
  expect(await refundsAtProvider(intentIdOf(secret))).toEqual([]);
  expect((await ledgerOf(own)).sum).toBe(90);
});
