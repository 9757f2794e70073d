import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '@forgeline/emulator-kit/testing/data-folder';
import { runEmulator } from '@forgeline/emulator-kit/testing/run-emulator';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startStripeEmulator } from '#server';
import { cardData, MAIN, openShop, paidIntent } from '../shop';

test('everything is as it was after a restart', async () => {
  const shop = await openShop();
  const paid = await paidIntent(shop.stripe);
  const refund = await shop.stripe.refunds.create({ payment_intent: paid.id, amount: 100 });
  const open = await shop.stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  const { stripe } = await shop.restart();
  expect(await stripe.paymentIntents.retrieve(paid.id)).toMatchObject({ status: 'succeeded' });
  expect((await stripe.refunds.list()).data).toMatchObject([{ id: refund.id, amount: 100 }]);
  expect(await stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({ amount_refunded: 100 });
  expect((await stripe.events.list()).data).toHaveLength(6);
  expect(await stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
  });
});

test('a started authentication can be ended after a restart', async () => {
  const shop = await openShop();
  const { id } = await shop.stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    confirm: true,
    payment_method_data: cardData('4000002500003155') as never,
  });
  const { stripe, control } = await shop.restart();
  await control('POST', 'authenticate', { payment_intent: id, outcome: 'complete' });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
});

test('whatever was acknowledged survives kill -9, over and over', async () => {
  const settings = { STRIPE_PORT: '0', DATA_DIR: makeDataFolder() };
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < 4; round += 1) {
    const { child, ready, ended } = runEmulator(MAIN, settings);
    const { hostname: host, port } = new URL((await ready).url ?? '');
    const stripe = new Stripe('sk_test_demo', {
      host,
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
    for (const [id, status] of acknowledged) {
      expect((await stripe.paymentIntents.retrieve(id)).status, `${id} in round ${round}`).toBe(status);
    }
    // It is killed in the middle of the work of several buyers; what was acknowledged by then counts.
    const work = Promise.allSettled(
      Array.from({ length: 8 }, async () => {
        for (;;) {
          const { id, status } = await paidIntent(stripe);
          acknowledged.set(id, status);
          if (acknowledged.size >= (round + 1) * 15) child.kill('SIGKILL');
        }
      }),
    );
    await Promise.all([work, ended]);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(60);
});

test('a last line that a crash cut short is discarded, and the rest stays', async () => {
  const dataDir = makeDataFolder();
  const shop = await openShop({ dataDir });
  const { id } = await paidIntent(shop.stripe);
  await shop.emulator.close();
  const journal = join(dataDir, 'journal.jsonl');
  appendFileSync(journal, '[{"kind":"intents","id":"pi_half","value":{"id":"pi_ha');
  const { stripe } = await openShop({ dataDir });
  expect((await stripe.paymentIntents.list()).data.map((intent) => intent.id)).toEqual([id]);
});

test('a damaged line in the middle is reported, never skipped', async () => {
  const dataDir = makeDataFolder();
  const shop = await openShop({ dataDir });
  await paidIntent(shop.stripe);
  await shop.emulator.close();
  const journal = join(dataDir, 'journal.jsonl');
  const lines = readFileSync(journal, 'utf8').split('\n');
  writeFileSync(journal, [lines[0], '{broken', ...lines.slice(1)].join('\n'));
  await expect(startStripeEmulator({ port: 0, dataDir })).rejects.toThrow(
    /^Line 2 of .*journal\.jsonl is damaged\.$/,
  );
});

test('no card’s security code is ever written down', async () => {
  const dataDir = makeDataFolder();
  const { stripe } = await openShop({ dataDir });
  const card = {
    number: '4242424242424242',
    exp_month: 12,
    exp_year: new Date().getUTCFullYear() + 1,
    cvc: '739',
  };
  await stripe.paymentMethods.create({ type: 'card', card } as never, { idempotencyKey: 'method' });
  expect(readFileSync(join(dataDir, 'journal.jsonl'), 'utf8')).not.toMatch(/\b739\b/);
});
