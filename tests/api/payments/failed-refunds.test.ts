import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import {
  failRefund,
  intentIdOf,
  newEventId,
  payAtProvider,
  payOrder,
  refundByHand,
  refundsAtProvider,
  sendEvent,
} from '@/tests/api/support/provider';
import { shopAddress } from '@/tests/api/support/requests';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { moneyPattern } from '@/tests/support/shop/money';
import { eventually, mailsTo, mailTo } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
const toolId = await addTool(admin, { price: 3, quantity: 100_000 });

async function paidOrder(): Promise<{ orderId: string; transactionId: string }> {
  const orderId = await placeOrder(buyer, toolId);
  return { orderId, transactionId: await payOrder(buyer, orderId) };
}

const orderOf = async (orderId: string) => (await admin.call('GET', `/api/order/${orderId}`)).body;
const refundsOf = async (orderId: string) => (await admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
const retry = (transactionId: string, by = admin) => by.call('POST', `/api/refund/${transactionId}/retry`);
const settle = (transactionId: string, by = admin) => by.call('POST', `/api/refund/${transactionId}/settled`);

function untilOrder(orderId: string, holds: (order: Awaited<ReturnType<typeof orderOf>>) => unknown) {
  return eventually('the order to show what became of its refund', async () => {
    const order = await orderOf(orderId);
    return holds(order) ? order : undefined;
  });
}

async function sentRefund(orderId: string, transactionId: string): Promise<string> {
  await eventually('the refund to be sent', async () =>
    (await refundsOf(orderId))[0]?.state === 'refunded' ? true : undefined,
  );
  return (await refundsAtProvider(transactionId))[0].id;
}

/** An order an admin refunded, whose refund the bank then sent back. */
async function failedRefund(reason = 'expired_or_canceled_card') {
  const { orderId, transactionId } = await paidOrder();
  await admin.call('POST', `/api/all-order/${orderId}/refund`);
  const refundId = await sentRefund(orderId, transactionId);
  await failRefund(refundId, reason);
  const order = await untilOrder(orderId, ({ refundFailedAt }) => refundFailedAt);
  return { orderId, transactionId, refundId, order };
}

const auditOf = async (orderId: string, action: string) =>
  (await admin.call('GET', `/api/audit?action=${action}&subject=${orderId}`)).body;

it('a refund that the bank sends back is shown on its order, mailed to the shop once, and recorded in the audit log', async () => {
  const { orderId, transactionId, refundId, order } = await failedRefund();
  expect(order).toMatchObject({
    state: 'refunded',
    refundNotes: [{ what: 'failed', amount: 30, by: 'system', at: order.refundFailedAt }],
  });
  expect(order.timeline).toHaveLength(3);
  expect(await refundsOf(orderId)).toMatchObject([
    {
      transactionId,
      state: 'failed',
      amount: 30,
      failure: { amount: 30, reason: 'expired_or_canceled_card' },
      canRetry: true,
    },
  ]);
  const mail = await mailTo(
    shopAddress(),
    new RegExp(`Refund failed: ${moneyPattern(30)} \\(${order.number}\\)`),
  );
  expect(mail.text).toContain('The card expired or was canceled.');
  expect(mail.text).toContain(refundId);
  // The provider sends three events about it, and may send more.
  const [object] = await refundsAtProvider(transactionId);
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated']) {
    expect((await sendEvent({ id: newEventId(), type, object })).status).toBe(200);
  }
  expect((await orderOf(orderId)).refundNotes).toHaveLength(1);
  const told = (await mailsTo(shopAddress())).filter(({ subject }) => subject.includes(order.number));
  expect(told).toHaveLength(1);
  const entries = await eventually('the audit entry', async () => {
    const found = await auditOf(orderId, 'refund.failed');
    return found.length > 0 ? found : undefined;
  });
  expect(entries).toHaveLength(1);
});

it('a refund that the bank sends back is a filter of the list of orders, until it is resolved', async () => {
  const { orderId, transactionId, order } = await failedRefund();
  const listed = async () =>
    (await admin.call('GET', `/api/all-order?state=refund-failed&q=${order.number}`)).body.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect(await listed()).toEqual([orderId]);
  await settle(transactionId);
  expect(await listed()).toEqual([]);
});

it('a refund that the bank sends back is sent again under a new key, once, and the order is no longer marked', async () => {
  const { orderId, transactionId, refundId } = await failedRefund();
  const responses = await Promise.all([retry(transactionId), retry(transactionId)]);
  expect(responses.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 1]);
  const order = await untilOrder(orderId, ({ refundFailedAt }) => !refundFailedAt);
  expect(order.refundNotes.map(({ what }: { what: string }) => what)).toEqual(['failed', 'retried']);
  expect(order.refundNotes[1]).toMatchObject({ by: 'admin', name: expect.any(String), amount: 30 });
  await eventually('the refund to arrive', async () =>
    (await refundsOf(orderId))[0].state === 'refunded' ? true : undefined,
  );
  const sent = await refundsAtProvider(transactionId);
  expect(sent.map(({ status }: { status: string }) => status).sort()).toEqual(['failed', 'succeeded']);
  expect((await retry(transactionId)).body).toEqual({ modifiedCount: 0 });
  expectProblem(await settle(transactionId), 'conflict');
  // A late event of the first refund changes nothing any more.
  const object = sent.find(({ id }: { id: string }) => id === refundId);
  await sendEvent({ id: newEventId(), type: 'refund.failed', object });
  expect((await orderOf(orderId)).refundFailedAt).toBeUndefined();
  expect(await auditOf(orderId, 'refund.retried')).toHaveLength(1);
});

it('a refund that the bank sends back may fail again, and be sent a third time', async () => {
  const { orderId, transactionId } = await failedRefund('declined');
  await retry(transactionId);
  const [second] = await refundsAtProvider(transactionId);
  await failRefund(second.id, 'lost_or_stolen_card');
  await untilOrder(orderId, ({ refundNotes }) => refundNotes.length === 3);
  expect(await refundsOf(orderId)).toMatchObject([
    { state: 'failed', failure: { reason: 'lost_or_stolen_card' } },
  ]);
  expect((await retry(transactionId)).body).toEqual({ modifiedCount: 1 });
  const sent = await refundsAtProvider(transactionId);
  expect(sent.map(({ status }: { status: string }) => status)).toEqual(['succeeded', 'failed', 'failed']);
});

it('a refund that the bank sends back can be settled another way, and then not be sent again', async () => {
  const { orderId, transactionId } = await failedRefund();
  expect((await settle(transactionId)).body).toEqual({ modifiedCount: 1 });
  expect((await settle(transactionId)).body).toEqual({ modifiedCount: 0 });
  const order = await orderOf(orderId);
  expect(order.refundFailedAt).toBeUndefined();
  expect(order.refundNotes.map(({ what }: { what: string }) => what)).toEqual(['failed', 'settled']);
  expect(await refundsOf(orderId)).toMatchObject([
    { state: 'settled', settledAt: expect.any(String), canRetry: false },
  ]);
  expectProblem(await retry(transactionId), 'conflict');
  expect(await refundsAtProvider(transactionId)).toHaveLength(1);
});

it('a refund that the bank sends back is complete after all if it is made again in the provider’s dashboard', async () => {
  const { orderId, transactionId } = await failedRefund();
  await refundByHand(transactionId);
  await untilOrder(orderId, ({ refundFailedAt }) => !refundFailedAt);
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'refunded', amount: 30 }]);
  expect((await retry(transactionId)).body).toEqual({ modifiedCount: 0 });
});

it('a refund that the bank sends back, settled while it was being made again in the provider’s dashboard, is recorded as refunded', async () => {
  const { orderId, transactionId } = await failedRefund();
  expect((await settle(transactionId)).body).toEqual({ modifiedCount: 1 });
  await refundByHand(transactionId);
  await eventually('the refund of the dashboard to be recorded', async () =>
    (await refundsOf(orderId))[0]?.state === 'refunded' ? true : undefined,
  );
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'refunded', amount: 30 }]);
  expect((await orderOf(orderId)).refundFailedAt).toBeUndefined();
});

it('a refund that the bank sends back is shown to its buyer, without the admin’s name', async () => {
  const { orderId, transactionId } = await failedRefund();
  await retry(transactionId);
  const { body } = await buyer.call('GET', `/api/order/${orderId}`);
  expect(body.refundNotes).toMatchObject([{ what: 'failed' }, { what: 'retried', by: 'admin' }]);
  expect(body.refundNotes[1].name).toBeUndefined();
});

it('a refund that the bank sends back of money for a cancelled order: marks that order, and is sent again in the same way', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 30 });
  const transactionId = intentIdOf(body.clientSecret);
  await buyer.call('DELETE', `/api/order/${orderId}`);
  await payAtProvider(body.clientSecret);
  const claim = await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId });
  expectProblem(claim, 'wrong-order-state');
  await failRefund(await sentRefund(orderId, transactionId));
  const order = await untilOrder(orderId, ({ refundFailedAt }) => refundFailedAt);
  expect(order).toMatchObject({ state: 'cancelled', refundNotes: [{ what: 'failed', amount: 30 }] });
  expect((await retry(transactionId)).body).toEqual({ modifiedCount: 1 });
  await untilOrder(orderId, ({ refundFailedAt }) => !refundFailedAt);
});

it('a refund made in the provider’s dashboard that the bank sends back in full: the order stays refunded, and the store can send it', async () => {
  const { orderId, transactionId } = await paidOrder();
  const { id } = await refundByHand(transactionId);
  await untilOrder(orderId, ({ state }) => state === 'refunded');
  await failRefund(id);
  await untilOrder(orderId, ({ refundFailedAt }) => refundFailedAt);
  expect((await retry(transactionId)).body).toEqual({ modifiedCount: 1 });
  const order = await untilOrder(orderId, ({ refundFailedAt }) => !refundFailedAt);
  expect(order.timeline).toHaveLength(3);
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'refunded', amount: 30 }]);
});

it('a refund made in the provider’s dashboard that the bank sends back in part: the order shows that less was refunded, and only the provider can send it again', async () => {
  const { orderId, transactionId } = await paidOrder();
  const { id: first } = await refundByHand(transactionId, 1000);
  const { id: second } = await refundByHand(transactionId, 500);
  await untilOrder(orderId, ({ returned }) => returned?.amount === 15);
  await failRefund(first);
  const order = await untilOrder(orderId, ({ returned }) => returned?.amount === 5);
  expect(order).toMatchObject({ state: 'paid', refundFailedAt: expect.any(String) });
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'failed', amount: 5, canRetry: false }]);
  expectProblem(await retry(transactionId), 'conflict');
  await failRefund(second);
  expect(await untilOrder(orderId, ({ returned }) => !returned)).toMatchObject({ state: 'paid' });
  // Refunded again there: the order shows it, and nothing is left to resolve.
  await refundByHand(transactionId, 700);
  const again = await untilOrder(orderId, ({ returned }) => returned?.amount === 7);
  expect(again.refundFailedAt).toBeUndefined();
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'refunded', amount: 7 }]);
});

it('a refund made in the provider’s dashboard that the bank sends back in part: an admin’s refund of the whole order leaves nothing to resolve', async () => {
  const { orderId, transactionId } = await paidOrder();
  const { id } = await refundByHand(transactionId, 1000);
  await untilOrder(orderId, ({ returned }) => returned);
  await failRefund(id);
  await untilOrder(orderId, ({ refundFailedAt }) => refundFailedAt);
  expect((await admin.call('POST', `/api/all-order/${orderId}/refund`)).body).toEqual({ modifiedCount: 1 });
  await sentRefund(orderId, transactionId);
  expect((await orderOf(orderId)).refundFailedAt).toBeUndefined();
  expect(await refundsOf(orderId)).toMatchObject([{ state: 'refunded', reason: 'admin', amount: 30 }]);
});

it('resolving a refund refuses unknown payments and malformed ids', async () => {
  for (const response of [retry, settle]) {
    expectProblem(await response('pi_there_is_none'), 'not-found');
    expectProblem(await response('nonsense'), 'not-found');
  }
});

it('resolving a refund refuses to settle a refund that arrived', async () => {
  const { orderId, transactionId } = await paidOrder();
  await admin.call('POST', `/api/all-order/${orderId}/refund`);
  await sentRefund(orderId, transactionId);
  expectProblem(await settle(transactionId), 'conflict');
  expect((await retry(transactionId)).body).toEqual({ modifiedCount: 0 });
});
