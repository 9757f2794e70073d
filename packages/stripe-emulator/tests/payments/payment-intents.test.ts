import { describe, expect, test } from 'vitest';
import { cardData, openShop, paidIntent, refusalOf } from '../shop';

describe('making a payment intent', () => {
  test('returns what was requested, waiting for a card', async () => {
    const { stripe } = await openShop();
    const intent = await stripe.paymentIntents.create({
      amount: 12_345,
      currency: 'usd',
      description: 'Order FL-1',
      receipt_email: 'buyer@example.com',
      metadata: { orderId: '42' },
      allowed_payment_method_types: ['card'],
    });
    expect(intent).toMatchObject({
      object: 'payment_intent',
      amount: 12_345,
      amount_received: 0,
      currency: 'usd',
      description: 'Order FL-1',
      receipt_email: 'buyer@example.com',
      metadata: { orderId: '42' },
      livemode: false,
      payment_method_types: ['card'],
      allowed_payment_method_types: ['card'],
      status: 'requires_payment_method',
      latest_charge: null,
    });
    expect(intent.id).toMatch(/^pi_[A-Za-z0-9]{24}$/);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_[A-Za-z0-9]{20,}$`));
    expect(Math.abs(intent.created - Date.now() / 1000)).toBeLessThan(10);
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ id: intent.id, amount: 12_345 });
  });

  test.each([
    [{ amount: 49, currency: 'usd' }, 'amount_too_small', 'Amount must be at least $0.50 usd'],
    [{ amount: 29, currency: 'gbp' }, 'amount_too_small', 'Amount must be at least £0.30 gbp'],
    [{ amount: 49, currency: 'jpy' }, 'amount_too_small', 'Amount must be at least ¥50 jpy'],
    [{ amount: 299, currency: 'sek' }, 'amount_too_small', 'Amount must be at least SEK\u00a03.00 sek'],
    [{ amount: 1_234, currency: 'kwd' }, undefined, /must be divisible by 10/],
    [
      { amount: 100_000_000, currency: 'usd' },
      'amount_too_large',
      'Amount must be no more than $999,999.99 usd',
    ],
    [{ amount: 0, currency: 'usd' }, 'parameter_invalid_integer', /greater than or equal to 1/],
    [{ amount: -500, currency: 'usd' }, 'parameter_invalid_integer', /greater than or equal to 1/],
    [{ amount: 12.5, currency: 'usd' }, 'parameter_invalid_integer', /Invalid integer: 12\.5/],
  ])('refuses %j', async (params, code, message) => {
    const { stripe } = await openShop();
    const error = await refusalOf(stripe.paymentIntents.create(params));
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param: 'amount',
    });
    expect(error.message).toMatch(message);
  });

  test.each([
    [{ currency: 'usd' }, 'amount'],
    [{ amount: 500 }, 'currency'],
  ])('refuses %j: something is missing', async (params, param) => {
    const { stripe } = await openShop();
    const error = await refusalOf(stripe.paymentIntents.create(params as never));
    expect(error).toMatchObject({
      code: 'parameter_missing',
      param,
      message: `Missing required param: ${param}.`,
    });
  });

  test('refuses a currency or a kind of payment that it does not serve', async () => {
    const { stripe } = await openShop();
    expect(await refusalOf(stripe.paymentIntents.create({ amount: 500, currency: 'xyz' }))).toMatchObject({
      param: 'currency',
    });
    const klarna = stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      allowed_payment_method_types: ['klarna'],
    });
    expect(await refusalOf(klarna)).toMatchObject({ param: 'allowed_payment_method_types' });
  });

  test('refuses a parameter it does not know, by name, instead of ignoring it', async () => {
    const { stripe } = await openShop();
    const error = await refusalOf(
      stripe.paymentIntents.create({ amount: 500, currency: 'usd', setup_future_usage: 'off_session' }),
    );
    expect(error).toMatchObject({ code: 'parameter_unknown', param: 'setup_future_usage', statusCode: 400 });
  });

  test('refuses more metadata than Stripe accepts', async () => {
    const { stripe } = await openShop();
    const metadata = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, 'x']));
    expect(
      await refusalOf(stripe.paymentIntents.create({ amount: 500, currency: 'usd', metadata })),
    ).toMatchObject({ param: 'metadata' });
  });
});

describe('changing a payment intent', () => {
  test('changes amount, description and metadata; an empty string unsets', async () => {
    const { stripe } = await openShop();
    const { id } = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      description: 'old',
      metadata: { a: '1', b: '2' },
    });
    const changed = await stripe.paymentIntents.update(id, {
      amount: 700,
      description: '',
      metadata: { a: '', c: '3' },
    });
    expect(changed).toMatchObject({ amount: 700, description: null, metadata: { b: '2', c: '3' } });
    expect(changed.metadata).not.toHaveProperty('a');
  });

  test('never changes the amount of one that has ended', async () => {
    const { stripe } = await openShop();
    const { id } = await paidIntent(stripe);
    const error = await refusalOf(stripe.paymentIntents.update(id, { amount: 1 }));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    expect(error.payment_intent).toMatchObject({ id, status: 'succeeded', amount: 5000 });
  });

  test('requires confirmation again when the price changes under a started authentication', async () => {
    const { stripe } = await openShop();
    const { id } = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    expect(await stripe.paymentIntents.update(id, { amount: 600 })).toMatchObject({
      status: 'requires_confirmation',
      next_action: null,
    });
  });
});

describe('confirming a payment intent', () => {
  test('a valid card succeeds, with a charge that names the card', async () => {
    const { stripe } = await openShop();
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    const paid = await stripe.paymentIntents.confirm(id, {
      payment_method_data: cardData('4242424242424242', {
        billing_details: { name: 'Robin Carver', email: 'robin@example.com' },
      }),
      expand: ['latest_charge', 'payment_method'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 5000, last_payment_error: null });
    expect(paid.latest_charge).toMatchObject({
      object: 'charge',
      amount: 5000,
      paid: true,
      status: 'succeeded',
      refunded: false,
      billing_details: { name: 'Robin Carver', email: 'robin@example.com' },
      payment_method_details: { card: { brand: 'visa', last4: '4242', checks: { cvc_check: 'pass' } } },
    });
    expect(paid.payment_method).toMatchObject({ object: 'payment_method', card: { last4: '4242' } });
  });

  test('needs a card', async () => {
    const { stripe } = await openShop();
    const { id } = await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
    const error = await refusalOf(stripe.paymentIntents.confirm(id));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(error.message).toMatch(/missing a payment method/);
  });

  test('a payment method pays once', async () => {
    const { stripe } = await openShop();
    const method = await stripe.paymentMethods.create(cardData('4242424242424242') as never);
    const pay = async () => {
      const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
      return stripe.paymentIntents.confirm(id, { payment_method: method.id });
    };
    expect(await pay()).toMatchObject({ status: 'succeeded' });
    expect(await refusalOf(pay())).toMatchObject({ code: 'payment_method_unexpected_state' });
  });

  test('a declined one can be paid with another card', async () => {
    const { stripe } = await openShop();
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await refusalOf(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }));
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code: 'card_declined' },
    });
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    });
  });
});

describe('refused transitions', () => {
  test.each([
    ['confirm', /already succeeded/],
    ['cancel', /status of succeeded/],
  ] as const)('a paid intent refuses to %s', async (act, message) => {
    const { stripe } = await openShop();
    const { id } = await paidIntent(stripe);
    const error = await refusalOf(stripe.paymentIntents[act](id));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    expect(error.message).toMatch(message);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
  });

  test.each([
    ['confirm', { payment_method: 'pm_card_visa' }],
    ['cancel', {}],
    ['update', { amount: 900 }],
  ] as const)('a canceled intent refuses to %s', async (act, params) => {
    const { stripe } = await openShop();
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toEqual(expect.any(Number));
    const error = await refusalOf(stripe.paymentIntents[act](id, params as never));
    expect(error).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'canceled', amount: 500 });
  });
});

describe('what a browser may do', () => {
  test('sees its intent by the client secret, and less of it than the shop', async () => {
    const { stripe, browser } = await openShop();
    const { id, client_secret } = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      metadata: { orderId: '42' },
    });
    const seen = await browser.paymentIntents.retrieve(id, { client_secret: client_secret ?? '' });
    expect(seen).toMatchObject({ id, amount: 500, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');
    expect(seen).not.toHaveProperty('latest_charge');
  });

  test('sees no more of it in a refusal', async () => {
    const { stripe, browser } = await openShop();
    const { id, client_secret } = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      metadata: { orderId: '42' },
    });
    const error = await refusalOf(
      browser.paymentIntents.confirm(id, {
        client_secret,
        payment_method_data: cardData('4000000000000002'),
      } as never),
    );
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
    expect(error.payment_intent).not.toHaveProperty('metadata');
  });

  test('is refused without the secret, or with another intent’s', async () => {
    const { stripe, browser } = await openShop();
    const one = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const other = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    expect(await refusalOf(browser.paymentIntents.retrieve(one.id))).toMatchObject({
      code: 'parameter_missing',
      param: 'client_secret',
    });
    expect(
      await refusalOf(browser.paymentIntents.retrieve(one.id, { client_secret: other.client_secret ?? '' })),
    ).toMatchObject({ code: 'payment_intent_invalid_parameter', param: 'client_secret' });
  });

  test.each([
    ['make an intent', (browser) => browser.paymentIntents.create({ amount: 500, currency: 'usd' })],
    ['list intents', (browser) => browser.paymentIntents.list()],
    ['refund', (browser) => browser.refunds.create({ payment_intent: 'pi_x' })],
    ['read events', (browser) => browser.events.list()],
  ] as [string, (browser: Awaited<ReturnType<typeof openShop>>['browser']) => Promise<unknown>][])(
    'may not %s',
    async (_what, call) => {
      const { browser } = await openShop();
      expect(await refusalOf(call(browser))).toMatchObject({ statusCode: 403, code: 'secret_key_required' });
    },
  );
});
