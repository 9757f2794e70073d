import { expect, it } from 'vitest';
import { CURRENCY } from '@/lib/shared/site/currency';
import { ledgerOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import {
  eventBody,
  intentAtProvider,
  intentIdOf,
  makeIntentAtProvider,
  newEventId,
  payAtProvider,
  refundsAtProvider,
  secretFor,
  sendEvent,
  signatureOf,
} from '@/tests/api/support/provider';
import { addTool, call, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, mailsTo, mailTo, unique } from '@/tests/support/store';

const PATH = '/api/webhooks/stripe';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
const toolId = await addTool(admin, { price: 3, quantity: 100_000 });

async function orderOf(orderId: string) {
  return (await admin.call('GET', `/api/order/${orderId}`)).body;
}

/** An intent that has the order's money, as an event contains it; the store may or may not know it already. */
async function paidIntent(orderId: string) {
  const secret = await secretFor(buyer, orderId);
  await payAtProvider(secret);
  return intentAtProvider(intentIdOf(secret));
}

/** An intent as it would be if it had succeeded, for an event that arrives before the provider's own. */
async function succeededIntent(orderId: string) {
  const intent = await intentAtProvider(intentIdOf(await secretFor(buyer, orderId)));
  return { ...intent, status: 'succeeded', amount_received: intent.amount };
}

it.each([
  ['no signature', () => ({})],
  [
    'a signature of another secret',
    (body: string) => ({ 'stripe-signature': signatureOf(body, 0, 'whsec_x') }),
  ],
  ['a signature older than five minutes', (body: string) => ({ 'stripe-signature': signatureOf(body, 301) })],
  ['a signature of another body', (body: string) => ({ 'stripe-signature': signatureOf(`${body} `) })],
  ['nonsense for a signature', () => ({ 'stripe-signature': 't=,v1=' })],
])('POST /api/webhooks/stripe refuses %s and changes nothing', async (_, headersFor) => {
  const orderId = await placeOrder(buyer, toolId);
  const id = newEventId();
  const body = eventBody({ id, type: 'payment_intent.succeeded', object: await succeededIntent(orderId) });
  expectProblem(await call('POST', PATH, body, headersFor(body)), 'signature-invalid');
  expect(await orderOf(orderId)).toMatchObject({ paid: false });
  expect(await stored('provider_events').findOne({ _id: id as never })).toBeNull();
});

it('POST /api/webhooks/stripe marks the order paid without any tab', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const intent = await paidIntent(orderId);
  await eventually('the provider’s own webhook', async () =>
    (await orderOf(orderId)).paid ? true : undefined,
  );
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'paid', transactionId: intent.id });
  await mailTo(buyer.email, new RegExp(`Receipt for order ${order.number}`));
});

it('POST /api/webhooks/stripe applies an event once, however often and in however many calls it comes', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const event = {
    id: newEventId(),
    type: 'payment_intent.succeeded',
    object: await succeededIntent(orderId),
  };
  const responses = await Promise.all(Array.from({ length: 4 }, () => sendEvent(event)));
  responses.push(await sendEvent(event), await sendEvent({ ...event, id: newEventId() }));
  for (const response of responses) expect(response).toMatchObject({ status: 200, body: { received: true } });
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'paid', transactionId: event.object.id });
  expect(order.timeline.map(({ state }: { state: string }) => state)).toEqual(['unpaid', 'paid']);
  const receipt = new RegExp(`Receipt for order ${order.number}`);
  await mailTo(buyer.email, receipt);
  expect((await mailsTo(buyer.email)).filter((mail) => receipt.test(mail.subject))).toHaveLength(1);
  expect(await stored('provider_events').countDocuments({ _id: event.id as never })).toBe(1);
  expect(await stored('refunds').findOne({ intentId: event.object.id })).toBeNull();
});

it('POST /api/webhooks/stripe and the tab come in any order: whichever is first wins, the other changes nothing', async () => {
  const orderIds = await Promise.all(Array.from({ length: 4 }, () => placeOrder(buyer, toolId)));
  await Promise.all(
    orderIds.map(async (orderId) => {
      const intent = await paidIntent(orderId);
      const [tab] = await Promise.all([
        buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId: intent.id }),
        sendEvent({ id: newEventId(), type: 'payment_intent.succeeded', object: intent }),
      ]);
      expect(tab.status).toBe(200);
      const order = await orderOf(orderId);
      expect(order).toMatchObject({ state: 'paid', transactionId: intent.id });
      expect(order.timeline).toHaveLength(2);
      expect(await refundsAtProvider(intent.id)).toEqual([]);
    }),
  );
});

it('POST /api/webhooks/stripe handles events out of order: a created or failed one after success changes nothing', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const intent = await succeededIntent(orderId);
  await sendEvent({ id: newEventId(), type: 'payment_intent.succeeded', object: intent });
  for (const [type, status] of [
    ['payment_intent.payment_failed', 'requires_payment_method'],
    ['payment_intent.created', 'requires_payment_method'],
    ['payment_intent.canceled', 'canceled'],
  ] as const)
    expect((await sendEvent({ id: newEventId(), type, object: { ...intent, status } })).status).toBe(200);
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid', transactionId: intent.id });
});

it('POST /api/webhooks/stripe refunds money for a paid and for a cancelled order once, and changes neither', async () => {
  const ownTool = await addTool(admin, { price: 3 });
  const paid = await placeOrder(buyer, ownTool);
  const { metadata, id: transactionId } = await paidIntent(paid);
  await eventually('the payment', async () => ((await orderOf(paid)).paid ? true : undefined));
  const cancelled = await placeOrder(buyer, ownTool);
  await buyer.call('DELETE', `/api/order/${cancelled}`);
  for (const [orderId, reason] of [
    [paid, 'already-paid'],
    [cancelled, 'order-not-payable'],
  ] as const) {
    const late = await makeIntentAtProvider({
      amount: '3000',
      currency: CURRENCY.provider,
      'metadata[site]': metadata.site,
      'metadata[buyerId]': metadata.buyerId,
      'metadata[orderId]': orderId,
    });
    await payAtProvider(late.client_secret);
    const event = { type: 'payment_intent.succeeded', object: await intentAtProvider(late.id) };
    await Promise.all([sendEvent({ ...event, id: newEventId() }), sendEvent({ ...event, id: newEventId() })]);
    await eventually('the refund', async () =>
      (await refundsAtProvider(late.id)).length > 0 ? true : undefined,
    );
    expect(await refundsAtProvider(late.id)).toMatchObject([{ amount: 3000 }]);
    expect(await stored('refunds').findOne({ intentId: late.id })).toMatchObject({
      amountCents: 3000,
      reason,
    });
  }
  expect(await refundsAtProvider(transactionId)).toEqual([]);
  expect(await orderOf(paid)).toMatchObject({ state: 'paid', transactionId });
  expect(await orderOf(cancelled)).toMatchObject({ state: 'cancelled', paid: false });
  expect((await ledgerOf(ownTool)).sum).toBe(90);
});

it('POST /api/webhooks/stripe ignores payments of other sites at the same provider account', async () => {
  const intent = {
    id: unique('pi_foreign'),
    object: 'payment_intent',
    status: 'succeeded',
    amount: 500,
    amount_received: 500,
    currency: CURRENCY.provider,
    client_secret: null,
  };
  for (const metadata of [{}, { orderId: '0123456789abcdef01234567' }, { orderId: 'order-7', site: 'x' }]) {
    const response = await sendEvent({
      id: newEventId(),
      type: 'payment_intent.succeeded',
      object: { ...intent, metadata },
    });
    expect(response.status).toBe(200);
  }
  expect(await stored('refunds').findOne({ intentId: intent.id })).toBeNull();
});

it('POST /api/webhooks/stripe acknowledges and logs unknown kinds of events', async () => {
  const id = newEventId();
  const response = await sendEvent({ id, type: 'payout.paid', object: { id: 'po_1', object: 'payout' } });
  expect(response).toMatchObject({ status: 200, body: { received: true } });
  expect(await stored('provider_events').findOne({ _id: id as never })).toMatchObject({
    type: 'payout.paid',
  });
});

it('POST /api/webhooks/stripe refuses a signed body that is not an event, and one beyond half a megabyte', async () => {
  for (const body of ['not json', '']) {
    const response = await call('POST', PATH, body, { 'stripe-signature': signatureOf(body) });
    expect(response.status).toBe(400);
  }
  const large = 'x'.repeat(513 * 1024);
  expectProblem(await call('POST', PATH, large, { 'stripe-signature': signatureOf(large) }), 'too-large');
  expectProblem(await call('GET', PATH), 'method-not-allowed');
});
