import { ObjectId } from 'mongodb';
import { beforeAll, expect, it } from 'vitest';
import type * as CreateIntent from '@/lib/server/commerce/payments/intents/create-payment-intent';

import { AppError } from '@/lib/shared/messages/errors';

import { axesOf } from '@/lib/shared/orders/order-status';

import { findActor } from '@/tests/api/support/actors';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { expectProblem } from '@/tests/api/support/problem';
import { intentAtProvider, intentIdOf, payAtProvider, secretFor } from '@/tests/api/support/provider';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { eventually, storeEnvironment } from '@/tests/support/store';

let intents: typeof CreateIntent;

beforeAll(async () => {
  // The store under test has high limits, since a few accounts make all payments; in this process they are the defaults.
  await joinStore({ PAYMENT_INTENTS_MAX: undefined, UNCAPPED_ACCOUNTS: undefined });
  intents = await import('@/lib/server/commerce/payments/intents/create-payment-intent');
});

async function askAs(
  person: Person,
  input: { orderId?: string; orderValue?: number },
  emailVerified: boolean,
) {
  try {
    await intents.createPaymentIntent({ ...(await findActor(person.email)), emailVerified }, input);
    return 'made';
  } catch (error) {
    if (error instanceof AppError) return error.reason?.code ?? error.code;
    throw error;
  }
}

async function blocksOf(person: Person) {
  const user = await stored('users').findOne({ email: person.email });
  const entries = await eventually('the block in the audit log', async () => {
    const found = await stored('audit_log')
      .find({ action: 'payment.blocked', 'actor.id': String(user?._id) })
      .toArray();
    return found.length > 0 ? found : undefined;
  });
  return entries.map(({ after }) => after);
}

it('creating payment intents returns a handful to an unverified account that belong to no order, and records in the audit log when the limit was reached', async () => {
  const person = await registerCustomer();
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => askAs(person, { orderValue: 0.5 }, false)),
  );
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'payments-unverified')).toHaveLength(3);
  expect(await blocksOf(person)).toEqual([{ what: 'account', why: 'unattached-intents' }]);
  expect(await askAs(person, { orderValue: 0.5 }, true)).toBe('made');
  const orderId = await placeOrder(person, await addTool(await anAdmin()));
  expect(await askAs(person, { orderId }, false)).toBe('made');
});

it('creating payment intents is limited for any account', async () => {
  const person = await registerCustomer();
  const orderId = await placeOrder(person, await addTool(await anAdmin()));
  await askAs(person, { orderId }, true);
  await stored('rate_limits').updateOne(
    { _id: new RegExp(`^payment-intents:account:${(await findActor(person.email)).userId}$`) as never },
    { $set: { count: 59 } },
  );
  expect(await askAs(person, { orderId }, true)).toBe('made');
  expect(await askAs(person, { orderId }, true)).toBe('payments-too-many');
  expect(await askAs(person, { orderId }, true)).toBe('payments-too-many');
  expect(await blocksOf(person)).toEqual([{ what: 'account', why: 'intents' }]);
});

it('declined cards beyond the limit void the intent and leave the account without another', async () => {
  const person = await registerCustomer();
  const orderId = await placeOrder(person, await addTool(await anAdmin()));
  const secret = await secretFor(person, orderId);
  const limit = Number(storeEnvironment().CARD_DECLINES_MAX);
  for (let time = 1; time <= limit; time += 1) {
    expect((await payAtProvider(secret, 'pm_card_visa_chargeDeclined')).status).toBe(402);
  }
  await eventually('the intent to be voided', async () =>
    (await intentAtProvider(intentIdOf(secret))).status === 'canceled' ? true : undefined,
  );
  const refused = await person.call('POST', '/api/create-payment-intent', { orderId });
  expectProblem(refused, 'rate-limited');
  expect(refused.body.detail).toMatch(/^There were too many payment attempts/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await blocksOf(person)).toEqual([{ what: 'account', why: 'declines' }]);
  const order = await stored('orders').findOne({ _id: new ObjectId(orderId) });
  expect(order).toMatchObject(axesOf('unpaid'));
});

it('declined cards below the limit change nothing', async () => {
  const person = await registerCustomer();
  const orderId = await placeOrder(person, await addTool(await anAdmin()));
  const secret = await secretFor(person, orderId);
  for (let time = 1; time <= 3; time += 1) await payAtProvider(secret, 'pm_card_visa_chargeDeclined');
  expect(await secretFor(person, orderId)).toBe(secret);
  expect((await payAtProvider(secret)).status).toBe(200);
});
