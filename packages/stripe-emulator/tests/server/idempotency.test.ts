import { expect, test } from 'vitest';
import { cardData, clientOf, openShop, paidIntent, refusalOf, SECRET_KEY } from '../shop';

const NEW = { amount: 5000, currency: 'usd' };

test('the same idempotency key and parameters get the same response, and act once', async () => {
  const { stripe } = await openShop();
  const first = await stripe.paymentIntents.create(NEW, { idempotencyKey: 'order-1' });
  const again = await stripe.paymentIntents.create(NEW, { idempotencyKey: 'order-1' });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(again.lastResponse.requestId).toBe(first.lastResponse.requestId);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('another idempotency key, or none, acts again', async () => {
  const { stripe } = await openShop();
  await stripe.paymentIntents.create(NEW, { idempotencyKey: 'order-1' });
  await stripe.paymentIntents.create(NEW, { idempotencyKey: 'order-2' });
  await stripe.paymentIntents.create(NEW);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(3);
});

test('a key is refused with other parameters, and on another call', async () => {
  const { stripe } = await openShop();
  const { id } = await stripe.paymentIntents.create(NEW, { idempotencyKey: 'key' });
  for (const call of [
    stripe.paymentIntents.create({ ...NEW, amount: 6000 }, { idempotencyKey: 'key' }),
    stripe.paymentIntents.cancel(id, {}, { idempotencyKey: 'key' }),
  ]) {
    expect(await refusalOf(call)).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  }
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    amount: 5000,
    status: 'requires_payment_method',
  });
});

test('calls at the same moment under one key act once: the others get 409', async () => {
  const { emulator, stripe } = await openShop();
  const { id } = await paidIntent(stripe);
  const retrying = clientOf(emulator, SECRET_KEY, 5);
  const refund = () =>
    retrying.refunds.create({ payment_intent: id, amount: 1000 }, { idempotencyKey: `refund-${id}` });
  const refunds = await Promise.all([refund(), refund(), refund()]);
  expect(new Set(refunds.map((refund) => refund.id)).size).toBe(1);
  expect((await stripe.refunds.list()).data).toHaveLength(1);
});

test('a decline is a response like any other: the key repeats it', async () => {
  const { stripe } = await openShop();
  const { id } = await stripe.paymentIntents.create(NEW);
  const confirm = () =>
    stripe.paymentIntents.confirm(
      id,
      { payment_method_data: cardData('4000000000000002') },
      { idempotencyKey: 'pay' },
    );
  expect(await refusalOf(confirm())).toMatchObject({ code: 'card_declined' });
  expect(await refusalOf(confirm())).toMatchObject({ code: 'card_declined', statusCode: 402 });
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test('a call refused before it acted leaves the key free', async () => {
  const { stripe } = await openShop();
  await refusalOf(stripe.paymentIntents.create({ ...NEW, amount: 1 }, { idempotencyKey: 'key' }));
  expect(await stripe.paymentIntents.create(NEW, { idempotencyKey: 'key' })).toMatchObject({ amount: 5000 });
});

test('a lost response is recovered by the same key: the package’s own retry acts once', async () => {
  const { emulator, stripe, control } = await openShop();
  await control('POST', 'faults', {
    mode: 'reset',
    acted: true,
    method: 'POST',
    path: '/v1/payment_intents',
  });
  const retrying = clientOf(emulator, SECRET_KEY, 2);
  const { id } = await retrying.paymentIntents.create(NEW);
  expect((await stripe.paymentIntents.list()).data.map((intent) => intent.id)).toEqual([id]);
});

test('keys outlive a restart', async () => {
  const shop = await openShop();
  const { id } = await shop.stripe.paymentIntents.create(NEW, { idempotencyKey: 'key' });
  const { stripe } = await shop.restart();
  expect((await stripe.paymentIntents.create(NEW, { idempotencyKey: 'key' })).id).toBe(id);
});
