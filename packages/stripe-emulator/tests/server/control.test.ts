import { expect, test } from 'vitest';
import { openShop, paidIntent, refusalOf } from '../shop';
import { openReceiver, WEBHOOK_SECRET } from '../webhook-receiver';

const NEW = { amount: 500, currency: 'usd' };
const PAST = {
  id: 'pi_demo0123456789abcdef',
  amount: 98_000,
  currency: 'usd',
  created: 1_750_000_000,
  name: 'Blake Buyer',
  email: 'buyer@example.com',
  description: 'Forgeline order FL-ABC123',
  metadata: { orderId: '0123456789abcdef01234567' },
};

test.each([500, 429])(
  'a fault responds with %i for the scripted number of calls, and nothing happens',
  async (status) => {
    const { stripe, control } = await openShop();
    await control('POST', 'faults', { mode: 'error', status, method: 'POST', count: 2 });
    for (let call = 0; call < 2; call += 1) {
      expect(await refusalOf(stripe.paymentIntents.create(NEW))).toMatchObject({ statusCode: status });
    }
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
    expect(await stripe.paymentIntents.create(NEW)).toMatchObject({ amount: 500 });
  },
);

test('a fault may break the connection after the call was done', async () => {
  const { emulator, stripe, control } = await openShop();
  await control('POST', 'faults', { mode: 'reset', acted: true, path: '/v1/payment_intents' });
  const call = fetch(`${emulator.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo' },
    body: new URLSearchParams({ amount: '500', currency: 'usd' }),
  });
  await expect(call).rejects.toThrow('fetch failed');
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('a fault may leave the caller waiting until its own limit', async () => {
  const { stripe, control } = await openShop();
  await control('POST', 'faults', { mode: 'hang' });
  const call = stripe.paymentIntents.create(NEW, { timeout: 50 });
  expect(await refusalOf(call)).toMatchObject({ type: 'StripeConnectionError' });
});

test('faults are cleared', async () => {
  const { stripe, control } = await openShop();
  await control('POST', 'faults', { count: 5 });
  await control('DELETE', 'faults');
  expect(await stripe.paymentIntents.create(NEW)).toMatchObject({ amount: 500 });
});

test.each([
  ['faults', { mode: 'explode' }],
  ['faults', { stattus: 500 }],
  ['faults', { count: 0 }],
  ['webhooks/next', { act: 'thrice' }],
  ['webhooks/release', { order: 'random' }],
  ['authenticate', { payment_intent: 'pi_x', outcome: 'maybe' }],
])('the control API refuses %s %j', async (path, body) => {
  const { control } = await openShop();
  await expect(control('POST', path, body)).rejects.toThrow();
});

test('no page may use the control API, and nothing but JSON is accepted', async () => {
  const { emulator } = await openShop();
  const post = (headers: Record<string, string>) =>
    fetch(`${emulator.url}/_control/faults`, { method: 'POST', headers, body: '{}' });
  expect((await post({ 'content-type': 'application/json', origin: 'http://localhost:3000' })).status).toBe(
    403,
  );
  expect((await post({ 'content-type': 'text/plain' })).status).toBe(415);
  expect((await fetch(`${emulator.url}/_control/nothing`)).status).toBe(404);
});

test('a refund made by hand is like one of the API, of all that is left or a part, and sent by webhook', async () => {
  const receiver = await openReceiver();
  const { stripe, control } = await openShop({ webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET });
  const intent = await paidIntent(stripe);
  await control('POST', 'refunds', { payment_intent: intent.id, amount: 100 });
  const rest = await control('POST', 'refunds', { payment_intent: intent.id });
  expect(rest).toMatchObject({ object: 'refund', amount: intent.amount - 100, payment_intent: intent.id });
  const { data } = await stripe.refunds.list({ payment_intent: intent.id });
  expect(data.map(({ amount }) => amount)).toEqual([intent.amount - 100, 100]);
  const types = (await stripe.events.list()).data.map(({ type }) => type);
  expect(types.filter((type) => type === 'charge.refunded')).toHaveLength(2);
  await expect(control('POST', 'refunds', { payment_intent: intent.id })).rejects.toThrow(
    'already been refunded',
  );
});

test('a past payment may have been refunded: then there is nothing left to refund', async () => {
  const { stripe, control } = await openShop();
  const refund = { id: 're_demo0123456789abcdef', created: PAST.created + 60 };
  await control('POST', 'payments', { payments: [{ ...PAST, refund }] });
  expect((await stripe.refunds.list()).data).toMatchObject([{ ...refund, amount: PAST.amount }]);
  const intent = await stripe.paymentIntents.retrieve(PAST.id, { expand: ['latest_charge'] });
  expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: PAST.amount });
  expect(await refusalOf(stripe.refunds.create({ payment_intent: PAST.id }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  const early = { ...refund, created: PAST.created - 1 };
  await expect(
    control('POST', 'payments', { payments: [{ ...PAST, id: 'pi_demo2222222222', refund: early }] }),
  ).rejects.toThrow();
});

test('a past refund has the metadata it was imported with', async () => {
  const { stripe, control } = await openShop();
  const refund = { id: 're_demo0123456789abcdea', created: PAST.created + 60, amount: 100 };
  const imported = { ...PAST, id: 'pi_demo3333333333', refund: { ...refund, metadata: { part: '7' } } };
  await control('POST', 'payments', { payments: [imported] });
  const { data } = await stripe.refunds.list({ payment_intent: imported.id });
  expect(data).toMatchObject([{ ...refund, metadata: { part: '7' } }]);
  const malformed = { ...imported, id: 'pi_demo4444444444', refund: { ...refund, metadata: { part: 7 } } };
  await expect(control('POST', 'payments', { payments: [malformed] })).rejects.toThrow('must hold texts');
});

test('past payments are imported: looked up, listed and refunded like any other', async () => {
  const receiver = await openReceiver();
  const shop = await openShop({ webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET });
  expect(await shop.control('POST', 'payments', { payments: [PAST] })).toEqual({ imported: 1, known: 0 });
  // Nothing happened today, so there is no event.
  expect((await shop.stripe.events.list()).data).toEqual([]);
  const { stripe } = await shop.restart();
  const intent = await stripe.paymentIntents.retrieve(PAST.id, {
    expand: ['latest_charge', 'payment_method'],
  });
  expect(intent).toMatchObject({
    id: PAST.id,
    status: 'succeeded',
    amount: 98_000,
    amount_received: 98_000,
    created: PAST.created,
    receipt_email: 'buyer@example.com',
    description: PAST.description,
    metadata: PAST.metadata,
    latest_charge: {
      paid: true,
      amount: 98_000,
      created: PAST.created,
      billing_details: { name: 'Blake Buyer' },
    },
    payment_method: { card: { last4: '4242' } },
  });
  const refund = await stripe.refunds.create({ payment_intent: PAST.id });
  expect(refund).toMatchObject({ amount: 98_000, status: 'succeeded' });
  expect(await refusalOf(stripe.refunds.create({ payment_intent: PAST.id }))).toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('a past payment of which a part was refunded is imported with what is left', async () => {
  const { stripe, control } = await openShop();
  const refund = { id: 're_demo0123456789', created: PAST.created + 60, amount: 8_000 };
  await control('POST', 'payments', { payments: [{ ...PAST, refund }] });
  expect((await stripe.charges.list({ payment_intent: PAST.id })).data[0]).toMatchObject({
    ...{ amount_refunded: 8_000, refunded: false },
  });
  expect((await stripe.refunds.create({ payment_intent: PAST.id })).amount).toBe(90_000);
  const more = { ...refund, id: 're_demo9876543210', amount: PAST.amount + 1 };
  await expect(
    control('POST', 'payments', { payments: [{ ...PAST, id: 'pi_demo3333333333', refund: more }] }),
  ).rejects.toThrow();
});

test('importing a payment twice changes nothing, not even a refund of it', async () => {
  const { stripe, control } = await openShop();
  await control('POST', 'payments', { payments: [PAST] });
  await stripe.refunds.create({ payment_intent: PAST.id, amount: 1000 });
  const second = { ...PAST, id: 'pi_demofedcba9876543210' };
  expect(await control('POST', 'payments', { payments: [PAST, second] })).toEqual({ imported: 1, known: 1 });
  const [charge] = (await stripe.charges.list({ payment_intent: PAST.id })).data;
  expect(charge).toMatchObject({ amount_refunded: 1000 });
});

test.each([
  ['another amount than the known one', [{ ...PAST, amount: 1 }]],
  ['an amount below the least', [{ ...PAST, id: 'pi_demo00000001', amount: 1 }]],
  ['an id that is none', [{ ...PAST, id: 'order-1' }]],
  ['one payment twice', [1, 2].map(() => ({ ...PAST, id: 'pi_demo00000002' }))],
  [
    'a payment of tomorrow',
    [{ ...PAST, id: 'pi_demo00000003', created: Math.floor(Date.now() / 1000) + 86_400 }],
  ],
  ['an unknown field', [{ ...PAST, id: 'pi_demo00000004', refunded: true }]],
  ['no list', 'all'],
])('an import of past payments with %s is refused as a whole', async (_what, payments) => {
  const { stripe, control } = await openShop();
  await control('POST', 'payments', { payments: [PAST] });
  const good = { ...PAST, id: 'pi_demo11111111' };
  const given = Array.isArray(payments) ? [good, ...payments] : payments;
  await expect(control('POST', 'payments', { payments: given })).rejects.toMatchObject({
    status: expect.toSatisfy((status: number) => status === 400 || status === 409),
  });
  expect((await stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([PAST.id]);
});

test('a payment made here cannot be imported', async () => {
  const { stripe, control } = await openShop();
  const { id } = await paidIntent(stripe);
  await expect(control('POST', 'payments', { payments: [{ ...PAST, id }] })).rejects.toMatchObject({
    status: 409,
  });
});
