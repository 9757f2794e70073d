import { eventually } from '@forgeline/emulator-kit/testing/eventually';
import { expect, test } from 'vitest';
import { openShop, paidIntent } from '../shop';
import { openReceiver, type Receiver, WEBHOOK_SECRET } from '../webhook-receiver';

async function openShopWithWebhook(options = {}) {
  const receiver = await openReceiver();
  const shop = await openShop({ webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET, ...options });
  return { ...shop, receiver };
}

const typesOf = (receiver: Receiver) => receiver.received.map(({ event }) => event.type);

function deliveriesOf(receiver: Receiver, type: string, times = 1) {
  return eventually(`${type} ${times} times`, () => {
    const deliveries = receiver.received.filter(({ event }) => event.type === type);
    return deliveries.length >= times ? deliveries : undefined;
  });
}

test('every step of a payment and its refund is an event, in the shapes of the API', async () => {
  const { stripe, receiver } = await openShopWithWebhook();
  const paid = await paidIntent(stripe);
  const refund = await stripe.refunds.create({ payment_intent: paid.id });
  await deliveriesOf(receiver, 'refund.created');
  await deliveriesOf(receiver, 'charge.refunded');
  expect(new Set(typesOf(receiver))).toEqual(
    new Set([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'charge.refunded',
      'refund.created',
    ]),
  );
  const [succeeded] = await deliveriesOf(receiver, 'payment_intent.succeeded');
  expect(succeeded?.contentType).toBe('application/json; charset=utf-8');
  expect(succeeded?.event).toMatchObject({
    object: 'event',
    livemode: false,
    api_version: expect.stringMatching(/^\d{4}-\d\d-\d\d\./),
    request: { id: expect.stringMatching(/^req_/) },
    data: { object: { id: paid.id, object: 'payment_intent', status: 'succeeded', amount_received: 5000 } },
  });
  const [refunded] = await deliveriesOf(receiver, 'charge.refunded');
  expect(refunded?.event.data).toMatchObject({
    object: { refunded: true, amount_refunded: 5000 },
    previous_attributes: { refunded: false, amount_refunded: 0 },
  });
  expect((await deliveriesOf(receiver, 'refund.created'))[0]?.event.data.object).toMatchObject({
    id: refund.id,
  });
});

test('signatures hold with the official package, and only for the very bytes, secret and time', async () => {
  const { stripe, receiver } = await openShopWithWebhook();
  await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const [deliveries] = await deliveriesOf(receiver, 'payment_intent.created');
  const { payload = '', signature = '' } = deliveries ?? {};
  expect(stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET).id).toBe(deliveries?.event.id);
  const forged = payload.replace('"amount": 500', '"amount": 1');
  expect(forged).not.toBe(payload);
  expect(() => stripe.webhooks.constructEvent(forged, signature, WEBHOOK_SECRET)).toThrow(/signature/i);
  expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow(/signature/i);
  const inTenMinutes = Date.now() + 600_000;
  expect(() =>
    stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET, 300, undefined, inTenMinutes),
  ).toThrow(/tolerance/i);
});

test.each([500, 404, 301])(
  'a shop that responds with %i gets the event again until it accepts it',
  async (status) => {
    const { stripe, control, receiver } = await openShopWithWebhook();
    let failures = 3;
    receiver.reply(() => {
      failures -= 1;
      return failures >= 0 ? status : 200;
    });
    await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const deliveries = await deliveriesOf(receiver, 'payment_intent.created', 4);
    expect(new Set(deliveries.map(({ event }) => event.id)).size).toBe(1);
    expect(deliveries.map(({ status }) => status)).toEqual([status, status, status, 200]);
    const [delivery] = await eventually('the delivery to be done', async () => {
      const deliveries = (await control('GET', 'deliveries')) as unknown as Record<string, unknown>[];
      return deliveries[0]?.outcome === 'delivered' ? deliveries : undefined;
    });
    expect(delivery).toMatchObject({ attempts: 4, lastStatus: 200, nextAtMs: null });
    const [event] = (await stripe.events.list()).data;
    expect(event).toMatchObject({ id: deliveries[0]?.event.id, pending_webhooks: 0 });
  },
);

test('each attempt to deliver a webhook is signed anew', async () => {
  const { stripe, receiver } = await openShopWithWebhook();
  receiver.reply(500);
  await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  for (const { payload, signature } of await deliveriesOf(receiver, 'payment_intent.created', 2)) {
    expect(() => stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET)).not.toThrow();
  }
});

test('a shop that is down gets every event once it is up, also after a restart', async () => {
  const shop = await openShop();
  const paid = await paidIntent(shop.stripe);
  const receiver = await openReceiver();
  await shop.restart({ webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET });
  const [succeeded] = await deliveriesOf(receiver, 'payment_intent.succeeded');
  expect(succeeded?.event.data.object).toMatchObject({ id: paid.id });
});

test('a delivered event is not delivered again after a restart', async () => {
  const shop = await openShopWithWebhook();
  await shop.stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const [first] = await deliveriesOf(shop.receiver, 'payment_intent.created');
  await eventually('the delivery to be noted', async () => {
    const deliveries = (await shop.control('GET', 'deliveries')) as unknown as { outcome: string }[];
    return deliveries[0]?.outcome === 'delivered' || undefined;
  });
  const { stripe } = await shop.restart();
  await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  const created = await deliveriesOf(shop.receiver, 'payment_intent.created', 2);
  expect(created.filter(({ event }) => event.id === first?.event.id)).toHaveLength(1);
});

test.each(['created', 'reversed'] as const)('held events are released %s', async (order) => {
  const { stripe, control, receiver } = await openShopWithWebhook();
  await control('POST', 'webhooks/hold');
  await paidIntent(stripe);
  expect(receiver.received).toEqual([]);
  expect(await control('POST', 'webhooks/release', { order })).toEqual({ released: 3 });
  const created = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];
  expect(typesOf(receiver)).toEqual(order === 'created' ? created : created.toReversed());
});

test('held events are released once, however many releases run at a time', async () => {
  const { stripe, control, receiver } = await openShopWithWebhook();
  await control('POST', 'webhooks/hold');
  await paidIntent(stripe);
  const replies = await Promise.all([1, 2, 3].map(() => control('POST', 'webhooks/release', {})));
  await deliveriesOf(receiver, 'payment_intent.succeeded');
  expect(replies.reduce((sum, { released }) => sum + Number(released), 0)).toBe(3);
  expect(typesOf(receiver).sort()).toEqual([
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
});

test('an event can be sent twice, dropped, and sent again by hand', async () => {
  const { stripe, control, receiver } = await openShopWithWebhook();
  await control('POST', 'webhooks/next', { act: 'twice', type: 'payment_intent.created' });
  await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const [first, second] = await deliveriesOf(receiver, 'payment_intent.created', 2);
  expect(second?.event.id).toBe(first?.event.id);

  await control('POST', 'webhooks/next', { act: 'drop', type: 'payment_intent.canceled' });
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  await stripe.paymentIntents.cancel(id);
  const dropped = await eventually('the drop', async () => {
    const deliveries = (await control('GET', 'deliveries')) as unknown as { id: string; outcome: string }[];
    return deliveries.find(({ outcome }) => outcome === 'dropped');
  });
  expect(typesOf(receiver)).not.toContain('payment_intent.canceled');
  await control('POST', 'webhooks/resend', { event: dropped.id });
  await deliveriesOf(receiver, 'payment_intent.canceled');
});

test('an event has its object as it was when it happened', async () => {
  const { stripe } = await openShop();
  const paid = await paidIntent(stripe);
  const { data } = await stripe.events.list({ type: 'payment_intent.created' });
  expect(data[0]?.data.object).toMatchObject({ id: paid.id, amount_received: 0 });
});
