import { expect, test } from 'vitest';
import { openShop, refusalOf } from '../shop';

const URL = 'https://shop.example.com/api/webhooks/stripe';
const VERSION = '2026-10-28.endive';

test('a webhook endpoint shows its secret once, and is retrieved, listed and stored', async () => {
  const shop = await openShop();
  const made = await shop.stripe.webhookEndpoints.create({
    url: URL,
    enabled_events: ['refund.created', 'charge.refunded'],
    api_version: VERSION,
  });
  expect(made.secret).toMatch(/^whsec_\w{32}$/);
  const { stripe } = await shop.restart();
  const { data } = await stripe.webhookEndpoints.list();
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    id: made.id,
    object: 'webhook_endpoint',
    url: URL,
    enabled_events: ['refund.created', 'charge.refunded'],
    api_version: VERSION,
    status: 'enabled',
  });
  expect(data[0]?.secret).toBeUndefined();
});

test('events and address of a webhook endpoint change, and it is disabled, but its API version stays', async () => {
  const { stripe } = await openShop();
  const { id } = await stripe.webhookEndpoints.create({ url: URL, enabled_events: ['*'] });
  const changed = await stripe.webhookEndpoints.update(id, {
    enabled_events: ['refund.failed'],
    disabled: true,
  });
  expect(changed).toMatchObject({ enabled_events: ['refund.failed'], status: 'disabled', api_version: null });
  const version = { api_version: VERSION } as object;
  expect(await refusalOf(stripe.webhookEndpoints.update(id, version))).toMatchObject({
    code: 'parameter_unknown',
  });
});

test.each([
  ['without an address', { enabled_events: ['*'] }],
  ['without events', { url: URL, enabled_events: [] }],
  ['with what is no event', { url: URL, enabled_events: ['everything!'] }],
  ['with what is no address', { url: 'shop', enabled_events: ['*'] }],
])('an endpoint %s is refused', async (_, params) => {
  const { stripe } = await openShop();
  expect(await refusalOf(stripe.webhookEndpoints.create(params as never))).toMatchObject({ statusCode: 400 });
});
