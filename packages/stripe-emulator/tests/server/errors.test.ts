import { expect, test } from 'vitest';
import { clientOf, openShop, refusalOf } from '../shop';

const NEW = { amount: 500, currency: 'usd' };

test('a wrong key is 401 with Stripe’s message, and is not shown', async () => {
  const { emulator } = await openShop();
  const error = await refusalOf(clientOf(emulator, 'sk_test_someoneelses').paymentIntents.create(NEW));
  expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect(error.message).toBe('Invalid API Key provided: sk_test_********lses');
});

test('a call without a key is 401', async () => {
  const { emulator } = await openShop();
  const response = await fetch(`${emulator.url}/v1/payment_intents`);
  expect(response.status).toBe(401);
  expect(((await response.json()) as { error: { message: string } }).error.message).toMatch(
    /^You did not provide an API key/,
  );
});

test('an unknown id is 404 resource_missing, with where to read about it', async () => {
  const { stripe } = await openShop();
  const error = await refusalOf(stripe.paymentIntents.retrieve('pi_unknown'));
  expect(error).toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'intent',
    message: "No such payment_intent: 'pi_unknown'",
    doc_url: 'https://docs.stripe.com/error-codes/resource-missing',
  });
  expect(error.requestId).toMatch(/^req_/);
});

test('a part of the API that is not served is refused by its name', async () => {
  const { stripe } = await openShop();
  const error = await refusalOf(stripe.customers.create({ email: 'a@example.com' }));
  expect(error).toMatchObject({ statusCode: 404 });
  expect(error.message).toContain('Unrecognized request URL (POST: /v1/customers)');
});

test('another version of the API is refused instead of half emulated', async () => {
  const { stripe } = await openShop();
  const error = await refusalOf(stripe.paymentIntents.create(NEW, { apiVersion: '2022-11-15' }));
  expect(error.message).toMatch(/^Invalid Stripe API version: 2022-11-15/);
});

test.each(['amount[=5', 'a[b]c=1', `${'a[b]'.padEnd(200, '[c]')}=1`, 'metadata=x&metadata[y]=1'])(
  'a malformed form (%s) is 400',
  async (body) => {
    const { emulator } = await openShop();
    const response = await fetch(`${emulator.url}/v1/payment_intents`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer sk_test_demo',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  },
);

test('parameters named like inherited properties have no special meaning', async () => {
  const { emulator, stripe } = await openShop();
  const response = await fetch(`${emulator.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'amount=500&currency=usd&__proto__[polluted]=yes',
  });
  expect(response.status).toBe(400);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const { metadata } = await stripe.paymentIntents.create({ ...NEW, metadata: { constructor: 'x' } });
  expect(metadata).toEqual({ constructor: 'x' });
});

test('a body beyond 256 KiB is 413', async () => {
  const { emulator } = await openShop();
  const response = await fetch(`${emulator.url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_demo' },
    body: `description=${'x'.repeat(300_000)}`,
  });
  expect(response.status).toBe(413);
});

test('only this machine may call the API: another name for it is refused', async () => {
  const { emulator } = await openShop();
  const { request } = await import('node:http');
  const status = await new Promise((resolve, reject) => {
    request(`${emulator.url}/v3/`, { headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});
