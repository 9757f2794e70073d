import { browserForFile } from '@forgeline/emulator-kit/testing/browser';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Shop } from '../shop';
import { FRAMES, fillFields, lastChange, mountFields, openCheckout } from './checkout-page';

const openPage = browserForFile();

type Outcome = {
  // biome-ignore lint/suspicious/noExplicitAny: the shapes of Stripe.js's results, read in the page.
  [name in 'paymentIntent' | 'paymentMethod' | 'error']?: any;
};

async function openPayment(fields?: Parameters<typeof mountFields>[1]) {
  const page = await openPage();
  const shop = await openCheckout(page);
  await mountFields(page, fields);
  const { id, client_secret } = await shop.stripe.paymentIntents.create({
    amount: 12_345,
    currency: 'usd',
    metadata: { orderId: '42' },
  });
  await page.evaluate((secret) => Object.assign(window, { secret }), client_secret);
  return { page, shop, id };
}

function run(page: Page, code: string): Promise<Outcome> {
  return page.evaluate(`(async () => { ${code} })()`) as Promise<Outcome>;
}

const PAY = `return stripe.confirmCardPayment(secret, {
  payment_method: {
    card: elements.getElement('cardNumber'),
    billing_details: { name: 'Robin Carver', email: 'robin@example.com' },
  },
});`;

const dialog = (page: Page) =>
  page.frameLocator('iframe[title="3D Secure authentication frame"]').getByRole('dialog');

async function statusOf({ stripe }: Shop, id: string) {
  return (await stripe.paymentIntents.retrieve(id)).status;
}

describe('confirmCardPayment', () => {
  test('pays with the card in the fields, in the buyer’s name', async () => {
    const { page, shop, id } = await openPayment();
    await fillFields(page, '4242424242424242');
    const { paymentIntent, error } = await run(page, PAY);
    expect(error).toBeUndefined();
    expect(paymentIntent).toMatchObject({ id, status: 'succeeded', amount: 12_345 });
    expect(paymentIntent).not.toHaveProperty('metadata');
    const [charge] = (await shop.stripe.charges.list({ payment_intent: id })).data;
    expect(charge).toMatchObject({
      paid: true,
      billing_details: { name: 'Robin Carver', email: 'robin@example.com' },
      payment_method_details: { card: { last4: '4242', exp_month: 12, exp_year: 2040 } },
    });
  });

  test('a declined card has the bank’s message, and another card may pay', async () => {
    const { page, shop, id } = await openPayment();
    for (const [number, refusal] of Object.entries({
      '4000000000000002': { code: 'card_declined', message: 'Your card was declined.' },
      '4000000000009995': {
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      },
      '4000000000000069': { code: 'expired_card' },
      '4000000000000127': { code: 'incorrect_cvc' },
      '4000000000000119': { code: 'processing_error' },
    })) {
      await fillFields(page, number);
      const { error, paymentIntent } = await run(page, PAY);
      expect(paymentIntent, number).toBeUndefined();
      expect(error, number).toMatchObject({
        type: 'card_error',
        ...refusal,
        payment_intent: { id, status: 'requires_payment_method' },
      });
    }
    await fillFields(page, '4242424242424242');
    expect((await run(page, PAY)).paymentIntent).toMatchObject({ status: 'succeeded' });
    expect(await statusOf(shop, id)).toBe('succeeded');
  });

  test('what is wrong in the fields is refused there, and no call is made', async () => {
    const { page, shop, id } = await openPayment();
    for (const [number, expiry, cvc, code] of [
      ['', '', '', 'incomplete_number'],
      ['4242', '1240', '123', 'incomplete_number'],
      ['4242424242424241', '1240', '123', 'invalid_number'],
      ['4242424242424242', '', '123', 'incomplete_expiry'],
      ['4242424242424242', '1220', '123', 'invalid_expiry_year_past'],
      ['4242424242424242', '1240', '', 'incomplete_cvc'],
    ]) {
      await fillFields(page, number ?? '', expiry, cvc);
      expect((await run(page, PAY)).error).toMatchObject({ type: 'validation_error', code });
    }
    expect((await shop.stripe.charges.list()).data).toEqual([]);
    expect(await statusOf(shop, id)).toBe('requires_payment_method');
  });

  test('marks every field that is wrong, not only the first', async () => {
    const { page } = await openPayment();
    await run(page, PAY);
    for (const type of ['cardNumber', 'cardExpiry', 'cardCvc']) {
      expect((await lastChange(page, type))?.error?.code, type).toMatch(/^incomplete_/);
    }
  });

  test('takes a payment method made before', async () => {
    const { page, shop, id } = await openPayment();
    await fillFields(page, '4242424242424242');
    const { paymentMethod } = await run(
      page,
      `return stripe.createPaymentMethod({
        type: 'card',
        card: elements.getElement('cardNumber'),
        billing_details: { name: 'Robin Carver', email: 'robin@example.com' },
      });`,
    );
    expect(paymentMethod).toMatchObject({
      id: expect.stringMatching(/^pm_/),
      type: 'card',
      card: { brand: 'visa', last4: '4242' },
      billing_details: { name: 'Robin Carver', email: 'robin@example.com' },
    });
    const code = `return stripe.confirmCardPayment(secret, { payment_method: ${JSON.stringify(paymentMethod.id)} });`;
    expect((await run(page, code)).paymentIntent).toMatchObject({ status: 'succeeded' });
    expect(await statusOf(shop, id)).toBe('succeeded');
  });

  test('an intent that was paid already is refused by name', async () => {
    const { page, shop, id } = await openPayment();
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    await fillFields(page, '4242424242424242');
    expect((await run(page, PAY)).error).toMatchObject({ code: 'payment_intent_unexpected_state' });
  });

  test('a provider that does not respond is reported as such', async () => {
    const { page, shop } = await openPayment();
    await fillFields(page, '4242424242424242');
    await shop.control('POST', 'faults', { mode: 'reset', path: '/confirm', count: 1000 });
    expect((await run(page, PAY)).error).toMatchObject({ type: 'api_connection_error' });
  });

  test('an invalid secret or card is a mistake of the page', async () => {
    const { page } = await openPayment();
    const mistakeOf = (given: string) =>
      run(
        page,
        `try { await stripe.confirmCardPayment(${given}); } catch (error) { return { error: error.name + ': ' + error.message }; }`,
      );
    for (const secret of ['undefined', "'pi_123'", "'pi_123_secret_'", '42']) {
      expect((await mistakeOf(secret)).error, secret).toMatch(
        /^IntegrationError: Invalid value for stripe\.confirmCardPayment intent secret/,
      );
    }
    for (const [card, message] of [
      ["elements.getElement('cardCvc')", /should be a cardNumber Element/],
      ["{ token: 'tok_visa' }", /takes no tokens/],
      [
        "(() => { const it = elements.getElement('cardNumber'); it.unmount(); return it; })()",
        /still mounted/,
      ],
    ] as const) {
      const { error } = await mistakeOf(`secret, { payment_method: { card: ${card} } }`);
      expect(error, card).toMatch(message);
    }
  });
});

describe('3-D Secure', () => {
  test.each(['4000002500003155', '4000002760003184'])(
    '%s opens a dialog, and pays once it is completed',
    async (number) => {
      const { page, shop, id } = await openPayment();
      await fillFields(page, number);
      const outcome = run(page, PAY);
      await dialog(page).getByText('$123.45').waitFor();
      expect(await statusOf(shop, id)).toBe('requires_action');
      await dialog(page).getByRole('button', { name: 'Complete', exact: true }).click();
      expect((await outcome).paymentIntent).toMatchObject({ id, status: 'succeeded' });
      expect(await dialog(page).count()).toBe(0);
    },
  );

  test('failing it has Stripe’s message; the next attempt may succeed', async () => {
    const { page, shop, id } = await openPayment();
    await fillFields(page, '4000002500003155');
    const failed = run(page, PAY);
    await dialog(page).getByRole('button', { name: 'Fail', exact: true }).click();
    expect((await failed).error).toMatchObject({
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_intent: { id, status: 'requires_payment_method' },
    });
    const passed = run(page, PAY);
    await dialog(page).getByRole('button', { name: 'Complete', exact: true }).click();
    expect((await passed).paymentIntent).toMatchObject({ status: 'succeeded' });
    expect(await statusOf(shop, id)).toBe('succeeded');
  });

  test('a card may be declined after it', async () => {
    const { page } = await openPayment();
    await fillFields(page, '4000008400001629');
    const outcome = run(page, PAY);
    await dialog(page).getByRole('button', { name: 'Complete', exact: true }).click();
    expect((await outcome).error).toMatchObject({
      code: 'card_declined',
      message: 'Your card was declined.',
    });
  });

  test('holds the focus while it is open, and restores it', async () => {
    const { page } = await openPayment();
    await fillFields(page, '4000002500003155');
    await page.getByRole('button', { name: 'Pay' }).focus();
    const outcome = run(page, PAY);
    await dialog(page).getByText('$123.45').waitFor();
    const names: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await dialog(page).locator(':focus').textContent());
    }
    expect(names).toEqual(['Complete', 'Fail', 'Complete']);
    await page.keyboard.press('Shift+Tab');
    expect(await dialog(page).locator(':focus').textContent()).toBe('Fail');
    await page.keyboard.press('Enter');
    await outcome;
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pay');
  });

  test('a challenge completed elsewhere counts, and a lost response can be sent again', async () => {
    const { page, shop, id } = await openPayment();
    await fillFields(page, '4000002500003155');
    const outcome = run(page, PAY);
    await dialog(page).getByText('$123.45').waitFor();
    await shop.control('POST', 'faults', { mode: 'reset', path: 'emulator_authenticate', count: 1000 });
    await dialog(page).getByRole('button', { name: 'Complete', exact: true }).click();
    await dialog(page)
      .getByRole('alert')
      .getByText(/connecting/)
      .waitFor();
    await shop.control('DELETE', 'faults');
    await shop.control('POST', 'authenticate', { payment_intent: id, outcome: 'complete' });
    await dialog(page).getByRole('button', { name: 'Fail', exact: true }).click();
    expect((await outcome).paymentIntent).toMatchObject({ status: 'succeeded' });
  });
});

test('two forms on one page do not mix their cards', async () => {
  const { page } = await openPayment();
  await fillFields(page, '4000000000000002');
  await run(
    page,
    `window.second = stripe.elements();
     const place = document.body.appendChild(document.createElement('div'));
     const card = second.create('cardNumber');
     const ready = new Promise((done) => card.on('ready', done)); card.mount(place); await ready;`,
  );
  const number = page.locator(`iframe[title="${FRAMES.cardNumber}"]`).nth(1).contentFrame().locator('input');
  await number.fill('5555555555554444');
  const { error } = await run(
    page,
    "return stripe.createPaymentMethod({ type: 'card', card: second.getElement('cardNumber') });",
  );
  expect(error).toMatchObject({ param: 'card[exp_month]' });
  const { paymentMethod } = await run(
    page,
    "return stripe.createPaymentMethod({ type: 'card', card: elements.getElement('cardNumber') });",
  );
  expect(paymentMethod.card.last4).toBe('0002');
  expect(await number.inputValue()).toBe('5555 5555 5555 4444');
});
