import { expect, it } from 'vitest';
import { gapsIn, invoicesOf, ledgerOf, stockOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import {
  intentAtProvider,
  intentIdOf,
  newEventId,
  payAtProvider,
  payOrder,
  refundByHand,
  refundsAtProvider,
  secretFor,
  sendEvent,
} from '@/tests/api/support/provider';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { moneyPattern } from '@/tests/support/shop/money';
import { eventually, mailsTo, mailTo, stripeControl } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
const toolId = await addTool(admin, { price: 3, quantity: 100_000 });

async function paidOrder(tool = toolId): Promise<{ orderId: string; transactionId: string }> {
  const orderId = await placeOrder(buyer, tool);
  return { orderId, transactionId: await payOrder(buyer, orderId) };
}

const orderOf = async (orderId: string) => (await admin.call('GET', `/api/order/${orderId}`)).body;
const refundsOf = async (orderId: string) => (await admin.call('GET', `/api/refund?orderId=${orderId}`)).body;

/** Waits until the order shows it, by webhook or by reconciliation. */
function untilOrder(orderId: string, holds: (order: Awaited<ReturnType<typeof orderOf>>) => boolean) {
  return eventually('the order to show what went back', async () => {
    const order = await orderOf(orderId);
    return holds(order) ? order : undefined;
  });
}

it.each(['paid', 'shipped'])(
  'a refund made in the provider’s dashboard of a second payment does not change an order that is %s by another',
  async (state) => {
    const orderId = await placeOrder(buyer, toolId);
    await stripeControl('webhooks/hold', {});
    try {
      // In two tabs: one payment of the order itself, and one of its amount, which the order claims.
      const second = await secretFor(buyer, orderId);
      const claimed = (await buyer.call('POST', '/api/create-payment-intent', { orderValue: 30 })).body;
      await Promise.all([payAtProvider(second), payAtProvider(claimed.clientSecret)]);
      const transactionId = intentIdOf(claimed.clientSecret);
      const recorded = await buyer.call('PATCH', `/api/order/${orderId}`, { transactionId });
      expect(recorded.body).toEqual({ modifiedCount: 1 });
      if (state === 'shipped') await admin.call('PATCH', `/api/all-order/${orderId}`, { status: 'shipped' });
      await refundByHand(intentIdOf(second));
    } finally {
      await stripeControl('webhooks/release', { order: 'reversed' });
    }
    await eventually('the second payment to be recorded as refunded', async () => {
      const refunds = await refundsOf(orderId);
      return refunds.length > 0 ? refunds : undefined;
    });
    const order = await orderOf(orderId);
    expect(order.state).toBe(state);
    expect(order.returned).toBeUndefined();
    expect((await invoicesOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice']);
  },
);

it('a refund made in the provider’s dashboard in full before shipping: refunds the order with stock, credit note, ledger and mail, once', async () => {
  const own = await addTool(admin, { price: 3.5 });
  const { orderId, transactionId } = await paidOrder(own);
  await refundByHand(transactionId);
  const order = await untilOrder(orderId, ({ state }) => state === 'refunded');
  expect(order).toMatchObject({ status: 'refunded', paid: true, creditNoteNumber: expect.any(String) });
  expect(order.timeline.at(-1)).toMatchObject({ state: 'refunded', by: 'system' });
  expect(order.returned).toBeUndefined();
  expect(await ledgerOf(own)).toEqual({
    sum: 100,
    reasons: ['initial', 'order-placed', 'order-refunded'],
  });
  const stock = await stockOf(own);
  expect(stock.figures).toEqual(stock.ledger);
  expect((await invoicesOf(orderId)).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['invoice', 3500],
    ['credit-note', -3500],
  ]);
  expect(await gapsIn('credit-note')).toEqual([]);
  expect(await refundsOf(orderId)).toMatchObject([
    { transactionId, reason: 'provider', state: 'refunded', amount: 35 },
  ]);
  const subject = new RegExp(`Order ${order.number} refunded: ${moneyPattern(35)}`);
  await mailTo(buyer.email, subject);
  // The same refund again, by another event: nothing more happens.
  const object = (await refundsAtProvider(transactionId))[0];
  await sendEvent({ id: newEventId(), type: 'refund.created', object });
  await sendEvent({ id: newEventId(), type: 'refund.updated', object });
  expect(await refundsAtProvider(transactionId)).toHaveLength(1);
  expect((await orderOf(orderId)).timeline).toHaveLength(3);
  expect((await mailsTo(buyer.email)).filter(({ subject: text }) => subject.test(text))).toHaveLength(1);
  expectProblem(await admin.call('PATCH', `/api/all-order/${orderId}`), 'wrong-order-state');
  expect((await admin.call('POST', `/api/all-order/${orderId}/refund`)).body).toEqual({ modifiedCount: 0 });
});

it('a refund made in the provider’s dashboard in part: the order stays paid and shows it, more is added up, and an admin’s refund sends the rest', async () => {
  const { orderId, transactionId } = await paidOrder();
  await refundByHand(transactionId, 1000);
  const part = await untilOrder(orderId, ({ returned }) => returned?.amount === 10);
  expect(part).toMatchObject({ state: 'paid', returned: { amount: 10, at: expect.any(String) } });
  expect(part.creditNoteNumber).toBeUndefined();
  await refundByHand(transactionId, 500);
  await untilOrder(orderId, ({ returned }) => returned?.amount === 15);
  expect(await refundsOf(orderId)).toMatchObject([{ reason: 'provider', state: 'refunded', amount: 15 }]);
  expect((await admin.call('POST', `/api/all-order/${orderId}/refund`)).body).toEqual({ modifiedCount: 1 });
  await eventually('the rest to be sent', async () =>
    (await refundsOf(orderId))[0]?.state === 'refunded' ? true : undefined,
  );
  expect(await refundsOf(orderId)).toMatchObject([{ reason: 'admin', amount: 30 }]);
  const sent = await refundsAtProvider(transactionId);
  expect(sent.map(({ amount }: { amount: number }) => amount).sort()).toEqual([1000, 1500, 500]);
  expect(await orderOf(orderId)).toMatchObject({ state: 'refunded' });
});

it('a refund made in the provider’s dashboard in parts that add up to the whole: refunds the order', async () => {
  const { orderId, transactionId } = await paidOrder();
  await refundByHand(transactionId, 1000);
  await refundByHand(transactionId);
  await untilOrder(orderId, ({ state }) => state === 'refunded');
  expect(await refundsOf(orderId)).toMatchObject([{ reason: 'provider', amount: 30 }]);
});

it('a refund made in the provider’s dashboard after shipping records the money, and changes neither stock nor documents nor state', async () => {
  const own = await addTool(admin);
  const { orderId, transactionId } = await paidOrder(own);
  await admin.call('PATCH', `/api/all-order/${orderId}`);
  const before = await ledgerOf(own);
  await refundByHand(transactionId);
  const order = await untilOrder(orderId, ({ returned }) => returned !== undefined);
  expect(order).toMatchObject({ state: 'shipped', returned: { amount: 125 } });
  expect(await ledgerOf(own)).toEqual(before);
  expect(await invoicesOf(orderId)).toHaveLength(1);
  expect(await refundsOf(orderId)).toMatchObject([{ reason: 'provider', state: 'refunded', amount: 125 }]);
  const entry = await eventually('the audit entry', async () => {
    const { body } = await admin.call('GET', `/api/audit?action=order.payment-returned&subject=${orderId}`);
    return body[0];
  });
  expect(JSON.stringify(entry)).toContain(transactionId);
});

it('a refund made in the provider’s dashboard of money that no order has claimed yet: never pays the order', async () => {
  const orderId = await placeOrder(buyer, toolId);
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 30 });
  await payAtProvider(body.clientSecret);
  const transactionId = intentIdOf(body.clientSecret);
  await refundByHand(transactionId);
  expectProblem(
    await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId }),
    'payment-mismatch',
  );
  // Nor by a late event of its success.
  const object = { ...(await intentAtProvider(transactionId)), latest_charge: 'ch_x' };
  await eventually(
    'the refund to be noted',
    async () => (await stored('refunds').findOne({ intentId: transactionId })) ?? undefined,
  );
  await sendEvent({ id: newEventId(), type: 'payment_intent.succeeded', object });
  expect(await orderOf(orderId)).toMatchObject({ state: 'unpaid' });
  expect(intentIdOf(await secretFor(buyer, orderId))).not.toBe(transactionId);
});

it('a refund made in the provider’s dashboard at the moment an admin refunds or ships happens once, and one of them wins', async () => {
  for (const [method, path] of [
    ['POST', '/refund'],
    ['PATCH', ''],
  ] as const) {
    const { orderId, transactionId } = await paidOrder();
    await Promise.all([refundByHand(transactionId), admin.call(method, `/api/all-order/${orderId}${path}`)]);
    const order = await untilOrder(orderId, ({ state, returned }) => state === 'refunded' || returned);
    await eventually('the refund to be settled', async () =>
      (await refundsOf(orderId))[0]?.state === 'refunded' ? true : undefined,
    );
    expect(await refundsOf(orderId)).toMatchObject([{ amount: 30 }]);
    const [documents, sent] = [await invoicesOf(orderId), await refundsAtProvider(transactionId)];
    expect(documents).toHaveLength(order.state === 'refunded' ? 2 : 1);
    expect(sent.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(3000);
  }
});

it('a refund made in the provider’s dashboard of another site at the same provider account: changes nothing', async () => {
  const object = { id: 're_x', object: 'refund', payment_intent: 'pi_unknown', amount: 5 };
  expect((await sendEvent({ id: newEventId(), type: 'refund.created', object })).status).toBe(200);
});
