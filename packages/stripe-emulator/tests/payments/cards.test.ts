import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { cardData, openShop, refusalOf } from '../shop';

async function pay(stripe: Stripe, number: string) {
  const { id } = await stripe.paymentIntents.create({ amount: 4200, currency: 'usd' });
  return { id, confirmed: stripe.paymentIntents.confirm(id, { payment_method_data: cardData(number) }) };
}

describe('test cards', () => {
  test.each([
    ['4242424242424242', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['6011111111111117', 'discover'],
    ['3056930009020004', 'diners'],
    ['3566002020360505', 'jcb'],
  ])('%s (%s) pays', async (number, brand) => {
    const { stripe } = await openShop();
    const { id, confirmed } = await pay(stripe, number);
    expect(await confirmed).toMatchObject({ status: 'succeeded' });
    const [charge] = (await stripe.charges.list({ payment_intent: id })).data;
    expect(charge?.payment_method_details?.card).toMatchObject({ brand, last4: number.slice(-4) });
  });

  test('378282246310005 (amex) pays with its four digits', async () => {
    const { stripe } = await openShop();
    const year = new Date().getUTCFullYear() + 1;
    const card = { number: '378282246310005', exp_month: 1, exp_year: year, cvc: '1234' };
    const paid = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      confirm: true,
      payment_method_data: { type: 'card', card } as never,
    });
    expect(paid.status).toBe('succeeded');
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000009979', 'card_declined', 'stolen_card', 'Your card was declined.'],
    ['4000000000006975', 'card_declined', 'card_velocity_exceeded', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    ['4000000000000119', 'processing_error', undefined, /^An error occurred while processing your card\./],
  ])('%s is refused: %s %s', async (number, code, declineCode, message) => {
    const { stripe } = await openShop();
    const { id, confirmed } = await pay(stripe, number);
    const error = await refusalOf(confirmed);
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code });
    expect(error.decline_code || undefined).toBe(declineCode);
    expect(error.message).toMatch(message);
    expect(error.charge).toMatch(/^ch_/);
    const intent = await stripe.paymentIntents.retrieve(id);
    expect(intent).toMatchObject({ status: 'requires_payment_method', amount_received: 0 });
    expect(intent.last_payment_error).toMatchObject({ type: 'card_error', code });
    expect(intent.last_payment_error?.message).toMatch(message);
    const charge = await stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ paid: false, status: 'failed', amount_captured: 0, failure_code: code });
  });

  test.each([
    ['number', { number: '4242424242424241' }, 'incorrect_number'],
    ['length', { number: '424242424242424' }, 'incorrect_number'],
    ['month', { exp_month: 13 }, 'invalid_expiry_month'],
    ['year', { exp_year: new Date().getUTCFullYear() - 1 }, 'invalid_expiry_year'],
    ['security code', { cvc: '12' }, 'invalid_cvc'],
  ])('a card of the wrong %s is refused before anything is charged', async (_what, wrong, code) => {
    const { stripe } = await openShop();
    const card = {
      number: '4242424242424242',
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 1,
      ...wrong,
    };
    const error = await refusalOf(stripe.paymentMethods.create({ type: 'card', card } as never));
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code });
    expect((await stripe.charges.list()).data).toEqual([]);
  });

  test('a real card’s number is refused and never stored', async () => {
    const { stripe } = await openShop();
    const error = await refusalOf(stripe.paymentMethods.create(cardData('4916338506082832') as never));
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'test_mode_live_card' });
  });
});

describe('3-D Secure', () => {
  const CARDS = ['4000002500003155', '4000002760003184', '4000000000003220'];

  test.each(CARDS)('%s requires it, and pays once it is completed', async (number) => {
    const { stripe, control } = await openShop();
    const { id, confirmed } = await pay(stripe, number);
    expect(await confirmed).toMatchObject({
      status: 'requires_action',
      amount_received: 0,
      next_action: { type: 'use_stripe_sdk' },
    });
    await control('POST', 'authenticate', { payment_intent: id, outcome: 'complete' });
    const paid = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({ status: 'succeeded', next_action: null });
    expect(paid.latest_charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    });
  });

  test('failing it charges nothing, and another attempt is possible', async () => {
    const { stripe, control } = await openShop();
    const { id, confirmed } = await pay(stripe, '4000002500003155');
    await confirmed;
    await control('POST', 'authenticate', { payment_intent: id, outcome: 'fail' });
    const failed = await stripe.paymentIntents.retrieve(id);
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
  });

  test('a card may still be declined after it', async () => {
    const { stripe, control } = await openShop();
    const { id, confirmed } = await pay(stripe, '4000008260003178');
    await confirmed;
    await control('POST', 'authenticate', { payment_intent: id, outcome: 'complete' });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });

  test('is refused at once where nobody could complete it', async () => {
    const { stripe } = await openShop();
    const error = await refusalOf(
      stripe.paymentIntents.create({
        amount: 500,
        currency: 'usd',
        confirm: true,
        error_on_requires_action: true,
        payment_method: 'pm_card_authenticationRequired',
      }),
    );
    expect(error).toMatchObject({ code: 'authentication_required', statusCode: 402 });
  });

  test('ends once: what was not started or is over cannot be ended', async () => {
    const { stripe, control } = await openShop();
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    await expect(
      control('POST', 'authenticate', { payment_intent: id, outcome: 'complete' }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
