import { expect, test } from 'vitest';
import { openShop, paidIntent, refusalOf } from '../shop';
import { openReceiver, WEBHOOK_SECRET } from '../webhook-receiver';

const DUE = 1_900_000_000;

test('a dispute has the payment’s amount, takes the money, and can be retrieved and listed', async () => {
  const { stripe, control } = await openShop();
  const { id: intent, latest_charge } = await paidIntent(stripe);
  const other = await paidIntent(stripe);
  const { id } = await control('POST', 'disputes', { payment_intent: intent, due_by: DUE });
  await control('POST', 'disputes', { payment_intent: other.id, amount: 100, reason: 'duplicate' });
  expect(await stripe.disputes.retrieve(String(id))).toMatchObject({
    object: 'dispute',
    amount: 5000,
    currency: 'usd',
    charge: latest_charge,
    payment_intent: intent,
    reason: 'fraudulent',
    status: 'needs_response',
    is_charge_refundable: false,
    evidence_details: { due_by: DUE, has_evidence: false },
  });
  expect(await stripe.charges.retrieve(String(latest_charge))).toMatchObject({ disputed: true });
  expect((await stripe.disputes.list()).data.map(({ amount }) => amount)).toEqual([100, 5000]);
  expect(await refusalOf(stripe.disputes.retrieve('du_unknown'))).toMatchObject({ code: 'resource_missing' });
});

test('a disputed charge is not refunded, unless the dispute was won', async () => {
  const { stripe, control } = await openShop();
  const { id: intent, latest_charge } = await paidIntent(stripe);
  const { id } = await control('POST', 'disputes', { payment_intent: intent });
  const refused = await refusalOf(stripe.refunds.create({ payment_intent: intent }));
  expect(refused).toMatchObject({ code: 'charge_disputed', statusCode: 400 });
  expect(refused.message).toBe(`Charge ${latest_charge} has been charged back; cannot issue a refund.`);
  await control('POST', 'disputes/move', { dispute: id, status: 'won' });
  expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ status: 'succeeded' });
});

test('an inquiry allows a refund, and may become a dispute', async () => {
  const { stripe, control } = await openShop();
  const { id: intent } = await paidIntent(stripe);
  const { id } = await control('POST', 'disputes', { payment_intent: intent, inquiry: true });
  expect(await stripe.disputes.retrieve(String(id))).toMatchObject({
    status: 'warning_needs_response',
    is_charge_refundable: true,
  });
  await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  await control('POST', 'disputes/move', { dispute: id, status: 'needs_response' });
  expect(await refusalOf(stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
    code: 'charge_disputed',
  });
});

test('no more of a payment is disputed than was neither refunded nor lost', async () => {
  const { stripe, control } = await openShop();
  const { id: intent } = await paidIntent(stripe);
  await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  expect(await control('POST', 'disputes', { payment_intent: intent, inquiry: true })).toMatchObject({
    amount: 4900,
  });
  const [inquiry] = (await stripe.disputes.list()).data;
  await stripe.refunds.create({ payment_intent: intent, amount: 900 });
  await control('POST', 'disputes/move', { dispute: inquiry?.id, status: 'needs_response' });
  const lost = { dispute: inquiry?.id, status: 'lost' };
  expect(await control('POST', 'disputes/move', lost)).toMatchObject({ amount: 4000, status: 'lost' });
  await expect(control('POST', 'disputes', { payment_intent: intent })).rejects.toThrow('are left of');
});

test('a dispute that is lost stays so', async () => {
  const { stripe, control } = await openShop();
  const { id: intent } = await paidIntent(stripe);
  const { id } = await control('POST', 'disputes', { payment_intent: intent });
  await control('POST', 'disputes/move', { dispute: id, status: 'lost' });
  const again = control('POST', 'disputes/move', { dispute: id, status: 'won' });
  await expect(again).rejects.toMatchObject({ status: 400 });
});

test('every step of a dispute is an event and a signed webhook, and survives a restart', async () => {
  const receiver = await openReceiver();
  const shop = await openShop({ webhookUrl: receiver.url, webhookSecret: WEBHOOK_SECRET });
  const { id: intent } = await paidIntent(shop.stripe);
  const { id } = await shop.control('POST', 'disputes', { payment_intent: intent });
  await shop.control('POST', 'disputes/move', { dispute: id, status: 'under_review' });
  const types = () =>
    receiver.received.map(({ event }) => event.type).filter((type) => type.includes('dispute'));
  await expect.poll(types).toHaveLength(3);
  const { stripe, control } = await shop.restart();
  await control('POST', 'disputes/move', { dispute: id, status: 'won' });
  const data = (await stripe.events.list()).data.filter(({ type }) => type.startsWith('charge.dispute.'));
  expect(data.map(({ type }) => type)).toEqual([
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
    'charge.dispute.updated',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.created',
  ]);
  expect(data[1]?.data.object).toMatchObject({ id, status: 'won' });
});

test('a payment that was never made or is unknown, and more than was paid, cannot be disputed', async () => {
  const { stripe, control } = await openShop();
  const open = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const paid = await paidIntent(stripe);
  const refusals = [
    { payment_intent: open.id },
    { payment_intent: 'pi_unknown' },
    { payment_intent: paid.id, amount: 5001 },
    { payment_intent: paid.id, reason: 'nonsense' },
  ];
  for (const body of refusals) await expect(control('POST', 'disputes', body)).rejects.toThrow();
  await control('POST', 'disputes', { payment_intent: paid.id });
  await expect(control('POST', 'disputes', { payment_intent: paid.id })).rejects.toThrow('disputed already');
});
