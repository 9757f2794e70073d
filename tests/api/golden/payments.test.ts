import { beforeAll, it } from 'vitest';
import { intentIdOf, secretFor } from '@/tests/api/support/provider';
import { placeOrder } from '@/tests/support/people';
import { stripeControl } from '@/tests/support/store';
import { byToken } from './callers';
import { castFor } from './cast';
import { describeCall } from './golden';
import { type OwnOrders, ownOrders, paidIntent } from './own-orders';
import { ownTool } from './own-tool';
import { Placeholders } from './placeholders';
import { itKnowsItsIds, itNeedsJsonObject, itNeedsToken, itRefusesMethods, UNKNOWN_ID } from './refusals';

const placeholders = new Placeholders();
const cast = castFor(placeholders);
let toolId = '';
let orders: OwnOrders;

beforeAll(async () => {
  toolId = await ownTool(cast, placeholders, 'Mallet', { quantity: 1_000 });
  orders = await ownOrders(cast, placeholders, toolId);
});

async function newOrder(name: string): Promise<string> {
  const id = await placeOrder(cast.buyer, toolId);
  placeholders.name(id, name);
  return id;
}

/** Lets the provider fail for this intent as often as the client library retries. */
async function failOver(intentId: string): Promise<void> {
  const path = `/payment_intents/${intentId}`;
  await stripeControl('faults', { method: 'GET', path, status: 503, count: 3 });
}

describeCall('POST /api/create-payment-intent', placeholders, (golden) => {
  const PATH = '/api/create-payment-intent';
  const good = () => ({ path: PATH, body: { orderValue: 123.5 } });
  const ask = (name: string, body: Record<string, unknown>) =>
    golden.check(name, byToken('buyer', cast.buyer), { path: PATH, body });

  it('returns a client secret for a value', async () => {
    await ask('a value', { orderValue: 123.5 });
    await ask('the lowest value', { orderValue: 0.5 });
    await ask('the highest value', { orderValue: 999_999.99 });
  });

  it('returns an order’s one client secret', async () => {
    const orderId = await newOrder('new order’s id');
    const { body } = await ask('an order', { orderId });
    placeholders.name(body.clientSecret, 'order’s client secret');
    await ask('the same order again', { orderId });
    await ask('the order and its value', { orderId, orderValue: 123.5 });
    await ask('the order and another value', { orderId, orderValue: 123.49 });
  });

  it('is for the order’s buyer, while it is unpaid', async () => {
    const body = { orderId: orders.unpaid };
    await golden.check('someone else', byToken('stranger', cast.stranger), { path: PATH, body });
    await golden.check('an admin', byToken('admin', cast.admin), { path: PATH, body });
    for (const state of ['paid', 'shipped', 'refunded', 'cancelled'] as const)
      await ask(`the ${state} order`, { orderId: orders[state] });
    await ask('an unknown order', { orderId: UNKNOWN_ID });
    await ask('a malformed id', { orderId: 'nonsense' });
    await ask('an empty id', { orderId: '' });
  });

  it('reports what is wrong', async () => {
    await ask('nothing', {});
    await ask('a value too low', { orderValue: 0.49 });
    await ask('a negative value', { orderValue: -1 });
    await ask('a value too high', { orderValue: 1_000_000 });
    await ask('a value with three decimals', { orderValue: 10.001 });
    await ask('values of another type', { orderValue: '10', orderId: { $ne: null } });
    await ask('fields that are null', { orderValue: null, orderId: null });
    await ask('an id too long', { orderId: 'x'.repeat(101) });
    await ask('fields of the provider', { orderValue: 10, amount: 1, currency: 'eur' });
  });

  it('reports that the provider is down', async () => {
    const orderId = await newOrder('order’s id');
    await failOver(intentIdOf(await secretFor(cast.buyer, orderId)));
    await ask('while the provider is down', { orderId });
  });

  itNeedsToken(golden, () => cast.buyer, good);
  itNeedsJsonObject(golden, () => byToken('buyer', cast.buyer), good);
  itRefusesMethods(golden, PATH, ['GET', 'PUT', 'PATCH', 'DELETE']);
});

describeCall('PATCH /api/order/{id}', placeholders, (golden) => {
  const PATH = '/api/order';
  const NEVER_HEARD_OF = 'pi_neverheardof';
  const good = () => ({ path: `${PATH}/${orders.unpaid}`, body: { transactionId: NEVER_HEARD_OF } });
  const record = (name: string, orderId: string, body: Record<string, unknown>) =>
    golden.check(name, byToken('buyer', cast.buyer), { path: `${PATH}/${orderId}`, body });

  it('marks an order paid, once', async () => {
    const orderId = await newOrder('new order’s id');
    const transactionId = await paidIntent(cast.buyer);
    placeholders.name(transactionId, 'transaction');
    await record('a payment', orderId, { orderId, transactionId });
    await record('the same again', orderId, { orderId, transactionId });
    await golden.check('what was paid', byToken('buyer', cast.buyer), {
      method: 'GET',
      path: `${PATH}/${orderId}`,
    });
    await record('the payment of another order', orders.unpaid, { transactionId });
    const second = await newOrder('second order’s id');
    const payment = await paidIntent(cast.buyer);
    placeholders.name(payment, 'second transaction');
    await record('no more than is required', second, { transactionId: payment });
  });

  it('refuses what does not pay it', async () => {
    const orderId = await newOrder('other order’s id');
    const intentId = intentIdOf(await secretFor(cast.buyer, orderId));
    await record('an intent that is not paid', orderId, { transactionId: intentId });
    await record('an intent nobody knows', orderId, { transactionId: NEVER_HEARD_OF });
    await record('another value', orderId, { transactionId: await paidIntent(cast.buyer, 0.5) });
    await record('someone else’s payment', orderId, { transactionId: await paidIntent(cast.stranger) });
    await failOver(intentId);
    await record('while the provider is down', orderId, { transactionId: intentId });
  });

  it.each(['paid', 'shipped', 'refunded', 'cancelled'] as const)(
    'refuses another payment of one that is %s',
    async (state) => {
      await record(`the ${state}`, orders[state], { transactionId: await paidIntent(cast.buyer) });
    },
  );

  it('is for the buyer alone', async () => {
    await golden.check('someone else', byToken('stranger', cast.stranger), good());
    await golden.check('an admin', byToken('admin', cast.admin), good());
  });

  it('reports what is wrong', async () => {
    await record('nothing', orders.unpaid, {});
    for (const transactionId of ['', 'ch_123', 'pi_', 'pi_../refunds', null, 7, { $ne: null }])
      await record(`the transaction ${JSON.stringify(transactionId)}`, orders.unpaid, { transactionId });
    await record('another order’s id', orders.unpaid, {
      orderId: orders.paid,
      transactionId: NEVER_HEARD_OF,
    });
    await record('a malformed id in the body', orders.unpaid, {
      orderId: 'x',
      transactionId: NEVER_HEARD_OF,
    });
    await record('values of another type', orders.unpaid, { orderId: 1, transactionId: 1 });
    await record('fields of the document', orders.unpaid, { transactionId: NEVER_HEARD_OF, paid: true });
  });

  itNeedsToken(golden, () => cast.buyer, good);
  itNeedsJsonObject(golden, () => byToken('buyer', cast.buyer), good);
  itKnowsItsIds(golden, () => byToken('buyer', cast.buyer), PATH, { transactionId: NEVER_HEARD_OF });
});
