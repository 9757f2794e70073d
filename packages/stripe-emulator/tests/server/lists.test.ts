import { expect, test } from 'vitest';
import { openShop, paidIntent, refusalOf } from '../shop';

async function shopWithFive() {
  const shop = await openShop();
  const ids: string[] = [];
  for (let amount = 1000; amount < 1005; amount += 1) ids.push((await paidIntent(shop.stripe, amount)).id);
  return { ...shop, ids: ids.reverse() };
}

test('lists come newest first, in pages', async () => {
  const { stripe, ids } = await shopWithFive();
  const first = await stripe.paymentIntents.list({ limit: 2 });
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/payment_intents' });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const next = await stripe.paymentIntents.list({ limit: 2, starting_after: ids[1] ?? '' });
  expect(next.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));
});

test('the package walks through all pages by itself', async () => {
  const { stripe, ids } = await shopWithFive();
  const seen: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) seen.push(id);
  expect(seen).toEqual(ids);
});

test('lists can be narrowed to a time and to a payment', async () => {
  const { stripe, ids } = await shopWithFive();
  const soon = Math.floor(Date.now() / 1000) + 1000;
  expect((await stripe.paymentIntents.list({ created: { gte: soon } })).data).toEqual([]);
  expect((await stripe.paymentIntents.list({ created: { gte: soon - 2000 } })).data).toHaveLength(5);
  const charges = await stripe.charges.list({ payment_intent: ids[0] ?? '' });
  expect(charges.data).toMatchObject([{ payment_intent: ids[0] }]);
});

test.each([{ limit: 0 }, { limit: 101 }, { starting_after: 'pi_unknown' }, { ending_before: 'pi_unknown' }])(
  'a list refuses %j',
  async (params) => {
    const { stripe } = await openShop();
    expect(await refusalOf(stripe.paymentIntents.list(params))).toMatchObject({
      param: Object.keys(params)[0],
    });
  },
);

test('expand returns what is named, also through a list, and refuses what cannot be expanded', async () => {
  const { stripe, ids } = await shopWithFive();
  const list = await stripe.paymentIntents.list({ limit: 1, expand: ['data.latest_charge.payment_intent'] });
  expect(list.data[0]).toMatchObject({ latest_charge: { paid: true, payment_intent: { id: ids[0] } } });
  const refund = await stripe.refunds.create({ payment_intent: ids[0] ?? '', expand: ['charge.refunds'] });
  expect(refund.charge).toMatchObject({ amount_refunded: 1004, refunds: { data: [{ id: refund.id }] } });
  expect(await refusalOf(stripe.paymentIntents.list({ expand: ['data.customer.sources'] }))).toMatchObject({
    statusCode: 400,
  });
});
