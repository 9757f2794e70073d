import { expect, test } from 'vitest';
import { openShop, paidIntent, refusalOf } from '../shop';

test('a refund without an amount is of the whole payment', async () => {
  const { stripe } = await openShop();
  const { id, latest_charge } = await paidIntent(stripe);
  const refund = await stripe.refunds.create({
    payment_intent: id,
    reason: 'requested_by_customer',
    metadata: { order: '42' },
  });
  expect(refund).toMatchObject({
    object: 'refund',
    amount: 5000,
    currency: 'usd',
    status: 'succeeded',
    payment_intent: id,
    charge: latest_charge,
    reason: 'requested_by_customer',
    metadata: { order: '42' },
  });
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    refunded: true,
    amount_refunded: 5000,
  });
  // The intent itself stays what it was: Stripe has no status "refunded".
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'succeeded',
    amount_received: 5000,
  });
});

test('refunds in parts go on until nothing is left', async () => {
  const { stripe } = await openShop();
  const { id, latest_charge } = await paidIntent(stripe);
  await stripe.refunds.create({ payment_intent: id, amount: 2000 });
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    refunded: false,
    amount_refunded: 2000,
  });
  const tooMuch = await refusalOf(stripe.refunds.create({ payment_intent: id, amount: 3001 }));
  expect(tooMuch).toMatchObject({ statusCode: 400, param: 'amount' });
  expect(tooMuch.message).toBe(
    'Refund amount ($30.01 usd) is greater than unrefunded amount on charge ($30.00 usd)',
  );
  expect(await stripe.refunds.create({ charge: String(latest_charge) })).toMatchObject({ amount: 3000 });
  expect(await refusalOf(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
    code: 'charge_already_refunded',
    statusCode: 400,
  });
  expect((await stripe.refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([
    3000, 2000,
  ]);
});

test('a refund is never of more than was paid', async () => {
  const { stripe } = await openShop();
  const { id } = await paidIntent(stripe);
  const error = await refusalOf(stripe.refunds.create({ payment_intent: id, amount: 5001 }));
  expect(error.message).toBe('Refund amount ($50.01 usd) is greater than charge amount ($50.00 usd)');
  expect((await stripe.refunds.list()).data).toEqual([]);
});

test.each([0, -100])('a refund of an amount of %i is refused', async (amount) => {
  const { stripe } = await openShop();
  const { id } = await paidIntent(stripe);
  expect(await refusalOf(stripe.refunds.create({ payment_intent: id, amount }))).toMatchObject({
    code: 'parameter_invalid_integer',
  });
});

test('a refund is refused of what was never paid, of what is unknown, and with neither or both names', async () => {
  const { stripe } = await openShop();
  const open = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const unpaid = await refusalOf(stripe.refunds.create({ payment_intent: open.id }));
  expect(unpaid.message).toBe(`This PaymentIntent (${open.id}) does not have a successful charge to refund.`);
  expect(await refusalOf(stripe.refunds.create({ payment_intent: 'pi_unknown' }))).toMatchObject({
    code: 'resource_missing',
    message: "No such payment_intent: 'pi_unknown'",
  });
  expect(await refusalOf(stripe.refunds.create({}))).toMatchObject({ code: 'parameter_missing' });
  const { id, latest_charge } = await paidIntent(stripe);
  const both = stripe.refunds.create({ payment_intent: id, charge: String(latest_charge) });
  expect(await refusalOf(both)).toMatchObject({ param: 'payment_intent' });
});

test('a refund that the bank sends back is failed, reported as such, and its money can be refunded anew', async () => {
  const { stripe, control } = await openShop();
  const { id, latest_charge } = await paidIntent(stripe);
  const part = await stripe.refunds.create({ payment_intent: id, amount: 2000 });
  const rest = await stripe.refunds.create({ payment_intent: id });
  const failed = await control('POST', 'refunds/fail', { refund: part.id, reason: 'lost_or_stolen_card' });
  expect(failed).toMatchObject({ id: part.id, status: 'failed', failure_reason: 'lost_or_stolen_card' });
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({
    amount_refunded: 3000,
    refunded: false,
  });
  expect((await stripe.refunds.list({ payment_intent: id })).data).toMatchObject([
    { id: rest.id, status: 'succeeded' },
    { id: part.id, status: 'failed' },
  ]);
  const { data } = await stripe.events.list({ type: 'refund.failed' });
  expect(data.map((event) => event.data.object)).toMatchObject([{ id: part.id, payment_intent: id }]);
  expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 2000 });
  await expect(control('POST', 'refunds/fail', { refund: part.id })).rejects.toThrow('failed already');
});
