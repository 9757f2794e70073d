import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { CURRENCY } from '@/lib/shared/site/currency';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { expectProblem } from '@/tests/api/support/problem';
import {
  failRefund,
  intentIdOf,
  makeIntentAtProvider,
  moveDispute,
  newEventId,
  openDispute,
  payAtProvider,
  payOrder,
  refundsAtProvider,
  sendEvent,
} from '@/tests/api/support/provider';
import { shopAddress } from '@/tests/api/support/requests';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { money, moneyPattern } from '@/tests/support/shop/money';
import { eventually, mailsTo, mailTo, stripeControl } from '@/tests/support/store';

/** 30 November 2027, a second before midnight. */
const DUE = 1_827_619_199;

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
const toolId = await addTool(admin, { price: 3, quantity: 100_000 });

async function paidOrder() {
  const orderId = await placeOrder(buyer, toolId);
  return { orderId, transactionId: await payOrder(buyer, orderId) };
}

const orderOf = async (orderId: string) => (await admin.call('GET', `/api/order/${orderId}`)).body;
const refund = (orderId: string) => admin.call('POST', `/api/all-order/${orderId}/refund`);
const refundsOf = async (orderId: string) => (await admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
const disputeOf = (id: string) => stored('disputes').findOne({ _id: id as never });

function untilOrder(orderId: string, holds: (order: Awaited<ReturnType<typeof orderOf>>) => unknown) {
  return eventually('the order to show how its dispute stands', async () => {
    const order = await orderOf(orderId);
    return holds(order) ? order : undefined;
  });
}

async function disputedOrder(dispute: Parameters<typeof openDispute>[1] = {}) {
  const { orderId, transactionId } = await paidOrder();
  const { id } = await openDispute(transactionId, dispute);
  const order = await untilOrder(orderId, ({ disputedAt }) => disputedAt);
  return { orderId, transactionId, id: String(id), order };
}

const mailsAbout = async (number: string) =>
  (await mailsTo(shopAddress())).filter(({ subject }) => subject.includes(number));

it('a disputed payment is shown on its order, which stays paid, and mailed to the shop once with reason and date', async () => {
  const { orderId, transactionId, id, order } = await disputedOrder({
    reason: 'product_not_received',
    due_by: DUE,
  });
  expect(order).toMatchObject({ state: 'paid', disputedAt: expect.any(String) });
  expect(order.chargedBack).toBeUndefined();
  const mail = await mailTo(
    shopAddress(),
    new RegExp(`Chargeback: ${moneyPattern(30)} \\(${order.number}\\)`),
  );
  expect(mail.text).toContain('The buyer says nothing arrived.');
  expect(mail.text).toContain('November 30, 2027');
  expect(mail.text).toContain(id);
  // Both of its events, again and under new names, in the wrong order.
  const object = { id, object: 'dispute', payment_intent: transactionId, status: 'won', created: 1 };
  for (const type of ['charge.dispute.funds_withdrawn', 'charge.dispute.created', 'charge.dispute.closed']) {
    expect((await sendEvent({ id: newEventId(), type, object })).status).toBe(200);
  }
  // What the event says is not believed: the provider is asked.
  expect(await orderOf(orderId)).toMatchObject({ disputedAt: order.disputedAt });
  expect(await disputeOf(id)).toMatchObject({ state: 'to-answer', reason: 'product_not_received' });
  expect(await mailsAbout(order.number)).toHaveLength(1);
});

it('a disputed payment is a filter of the list of orders until it is decided', async () => {
  const { orderId, id, order } = await disputedOrder();
  const listed = async () =>
    (await admin.call('GET', `/api/all-order?state=disputed&q=${order.number}`)).body.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect(await listed()).toEqual([orderId]);
  await moveDispute(id, 'under_review');
  await eventually('the evidence', async () => (await disputeOf(id))?.state === 'under-review' || undefined);
  expect(await listed()).toEqual([orderId]);
  await moveDispute(id, 'won');
  await untilOrder(orderId, ({ disputedAt }) => !disputedAt);
  expect(await listed()).toEqual([]);
});

it('a disputed payment is not refunded while the bank has the money, and is again once the shop won', async () => {
  const { orderId, transactionId, id, order } = await disputedOrder();
  expectProblem(await refund(orderId), 'conflict');
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid' });
  expect(await refundsOf(orderId)).toEqual([]);
  await moveDispute(id, 'won');
  const won = await untilOrder(orderId, ({ disputedAt }) => !disputedAt);
  expect(won).toMatchObject({ state: 'paid' });
  expect(won.chargedBack).toBeUndefined();
  const mail = await mailTo(shopAddress(), new RegExp(`decided: ${moneyPattern(30)} \\(${order.number}\\)`));
  expect(mail.text).toContain('You won: the money is yours.');
  expect((await refund(orderId)).body).toEqual({ modifiedCount: 1 });
  await eventually('the refund', async () => (await refundsAtProvider(transactionId))[0]);
});

it('a disputed payment that is lost leaves its order as it is; refunding it then sends no money a second time', async () => {
  const { orderId, transactionId, id, order } = await disputedOrder();
  const available = async () => (await admin.call('GET', `/api/tool/${toolId}`)).body.quantity;
  await moveDispute(id, 'lost');
  const lost = await untilOrder(orderId, ({ chargedBack }) => chargedBack);
  expect(lost).toMatchObject({ state: 'paid', chargedBack: { amount: 30 } });
  expect(lost.disputedAt).toBeUndefined();
  const mail = await mailTo(shopAddress(), new RegExp(`decided: ${moneyPattern(30)} \\(${order.number}\\)`));
  expect(mail.text).toContain('You lost: the buyer has the money.');
  const before = await available();
  expect((await refund(orderId)).body).toEqual({ modifiedCount: 1 });
  expect(await available()).toBe(before + 10);
  expect(await orderOf(orderId)).toMatchObject({ state: 'refunded', creditNoteNumber: expect.any(String) });
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'settled', amount: 30 }]);
  expect(await refundsAtProvider(transactionId)).toEqual([]);
  const told = await mailTo(buyer.email, new RegExp(`Order ${order.number} closed`));
  expect(told.text).toContain(`your bank has given you ${money(30)} back`);
});

it('a disputed payment can ship: whether it does is the shop’s decision', async () => {
  const { orderId } = await disputedOrder();
  expect((await admin.call('PATCH', `/api/all-order/${orderId}`)).body).toEqual({ modifiedCount: 1 });
  expect(await orderOf(orderId)).toMatchObject({ state: 'shipped', disputedAt: expect.any(String) });
});

it('a disputed payment is an inquiry first: it can be refunded, and a dispute that follows is mailed too', async () => {
  const { orderId, id, order } = await disputedOrder({ inquiry: true });
  await mailTo(
    shopAddress(),
    new RegExp(`A bank asks about a payment: ${moneyPattern(30)} \\(${order.number}\\)`),
  );
  await moveDispute(id, 'needs_response');
  await mailTo(shopAddress(), new RegExp(`^Chargeback: ${moneyPattern(30)} \\(${order.number}\\)`));
  expect(await orderOf(orderId)).toMatchObject({ disputedAt: order.disputedAt });
  const other = await disputedOrder({ inquiry: true });
  expect((await refund(other.orderId)).body).toEqual({ modifiedCount: 1 });
  await eventually('the refund', async () => (await refundsAtProvider(other.transactionId))[0]);
});

it('a disputed payment whose refund still waits is not refunded as well once it is lost', async () => {
  const { orderId, transactionId, id } = await disputedOrder();
  const later = new Date(Date.now() + 24 * 3_600_000);
  await stored('refunds').insertOne({
    intentId: transactionId,
    orderId: new ObjectId(orderId),
    amountCents: 3000,
    reason: 'admin',
    state: 'waiting',
    attempts: 1,
    lastError: 'charge_disputed',
    dueAt: later,
    createdAt: new Date(),
  });
  await moveDispute(id, 'lost');
  await untilOrder(orderId, ({ chargedBack }) => chargedBack);
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'settled', settledAt: expect.any(String) }]);
  expect(await refundsAtProvider(transactionId)).toEqual([]);
});

it('a dispute of other money of a payment without an order is recorded, and moves to the order that claims it', async () => {
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 30 });
  const transactionId = intentIdOf(body.clientSecret);
  await payAtProvider(body.clientSecret);
  const { id } = await openDispute(transactionId);
  await eventually('the dispute', async () => (await disputeOf(String(id))) ?? undefined);
  expect(await disputeOf(String(id))).toMatchObject({ orderId: null, intentId: transactionId });
  await mailTo(shopAddress(), new RegExp(`Chargeback: ${moneyPattern(30)} \\(${transactionId}\\)`));
  const orderId = await placeOrder(buyer, toolId);
  await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId });
  expect(await orderOf(orderId)).toMatchObject({ state: 'paid', disputedAt: expect.any(String) });
  expect(String((await disputeOf(String(id)))?.orderId)).toBe(orderId);
});

it('a dispute of other money of a second payment of an order marks it, and takes nothing of the money that paid it', async () => {
  const { orderId } = await paidOrder();
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 30 });
  const second = intentIdOf(body.clientSecret);
  await payAtProvider(body.clientSecret);
  const record = buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId: second });
  expectProblem(await record, 'wrong-order-state');
  // Its money went back by itself, and the bank sends that back.
  const sent = await eventually('its refund', async () => (await refundsAtProvider(second))[0]);
  await failRefund(sent.id);
  await untilOrder(orderId, ({ refundFailedAt }) => refundFailedAt);
  const { id } = await openDispute(second);
  expect((await untilOrder(orderId, ({ disputedAt }) => disputedAt)).state).toBe('paid');
  await moveDispute(String(id), 'lost');
  const lost = await untilOrder(orderId, ({ disputedAt }) => !disputedAt);
  expect(await disputeOf(String(id))).toMatchObject({ state: 'lost', intentId: second });
  expect(lost.chargedBack).toBeUndefined();
  const part = { amount: 30, reason: 'Nothing of it was delivered.' };
  const headers = { 'idempotency-key': second };
  expect((await admin.call('POST', `/api/all-order/${orderId}/refund`, part, headers)).body).toMatchObject({
    refunded: 30,
  });
});

it('a dispute of other money of another site’s payment, or of an unknown one, is acknowledged and ignored', async () => {
  const foreign = await makeIntentAtProvider({
    amount: '5000',
    currency: CURRENCY.provider,
    payment_method: 'pm_card_visa',
    confirm: 'true',
  });
  const { id } = await openDispute(foreign.id);
  const object = { id, object: 'dispute', payment_intent: foreign.id, status: 'lost', created: 1 };
  expect((await sendEvent({ id: newEventId(), type: 'charge.dispute.created', object })).status).toBe(200);
  const unknown = { ...object, id: 'du_unknown', payment_intent: 'pi_unknown' };
  expect((await sendEvent({ id: newEventId(), type: 'charge.dispute.closed', object: unknown })).status).toBe(
    200,
  );
  expect(await disputeOf(String(id))).toBeNull();
  expect(await disputeOf('du_unknown')).toBeNull();
});

it('a dispute whose webhooks are lost is found by polling the provider, and so is its outcome', async () => {
  await joinStore();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { reconcileDisputes } = await import('@/lib/server/commerce/payments/webhooks/reconcile-disputes');
  const { orderId, transactionId } = await paidOrder();
  await stripeControl('webhooks/next', { act: 'drop', type: 'charge.dispute.created' });
  await stripeControl('webhooks/next', { act: 'drop', type: 'charge.dispute.funds_withdrawn' });
  const { id } = await openDispute(transactionId);
  await eventually('the dispute to be found', async () => {
    await reconcileDisputes();
    return (await orderOf(orderId)).disputedAt;
  });
  await stripeControl('webhooks/next', { act: 'drop', type: 'charge.dispute.closed' });
  await moveDispute(String(id), 'lost');
  await stored('disputes').updateOne({ _id: id as never }, { $set: { nextCheckAt: new Date() } });
  await eventually('its outcome', async () => {
    await reconcileDisputes();
    return (await orderOf(orderId)).chargedBack;
  });
  expect(await disputeOf(String(id))).toMatchObject({ state: 'lost', closedAt: expect.any(Date) });
  expect((await disputeOf(String(id)))?.nextCheckAt).toBeUndefined();
});
