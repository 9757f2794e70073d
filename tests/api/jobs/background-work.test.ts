import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { ledgerOf, stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import {
  intentAtProvider,
  intentIdOf,
  payAtProvider,
  payOrder,
  refundByHand,
  refundsAtProvider,
  secretFor,
} from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { eventually, mailsTo, mailTo, stripeControl } from '@/tests/support/store';

let admin: Person;
let buyer: Person;
let reconcileRefunds: (now?: () => Date) => Promise<number>;
let reconcile: (now?: () => Date) => Promise<number>;
let expire: (now?: Date) => Promise<number>;
let sendRefunds: (now?: () => Date) => Promise<number>;
let warn: (now?: Date) => Promise<number>;

beforeAll(async () => {
  await joinStore();
  // The lines that the store would log.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  [
    { reconcilePayments: reconcile },
    { reconcileRefunds },
    { expireUnpaidOrders: expire },
    { sendRefunds },
    { warnOfExpiry: warn },
  ] = await Promise.all([
    import('@/lib/server/commerce/payments/intents/reconcile-payments'),
    import('@/lib/server/commerce/payments/webhooks/reconcile-refunds'),
    import('@/lib/server/commerce/orders/lifecycle/order-jobs'),
    import('@/lib/server/commerce/payments/refunds/send-refunds'),
    import('@/lib/server/commerce/orders/lifecycle/order-jobs'),
  ]);
  [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
});

async function orderOf(orderId: string) {
  return (await admin.call('GET', `/api/order/${orderId}`)).body;
}

/** Changes the order as if its hold had been over for an hour. */
async function letTimePass(orderId: string): Promise<void> {
  const hourAgo = new Date(Date.now() - 3_600_000);
  await stored('orders').updateOne({ _id: new ObjectId(orderId) }, { $set: { expiresAt: hourAgo } });
}

const minuteLater = () => new Date(Date.now() + 60_000);

it('reconciliation records a refund of the provider’s dashboard whose webhooks were lost, once', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin, { price: 4 }));
  const transactionId = await payOrder(buyer, orderId);
  await stripeControl('webhooks/hold', {});
  try {
    await refundByHand(transactionId);
    await eventually('the refund to be made up for', async () => {
      // The store's own job may be faster: whichever is first applies it.
      await reconcileRefunds();
      return (await orderOf(orderId)).state === 'refunded' ? true : undefined;
    });
  } finally {
    await stripeControl('webhooks/release', { order: 'reversed' });
  }
  await reconcileRefunds();
  expect((await orderOf(orderId)).timeline).toHaveLength(3);
  expect(await refundsAtProvider(transactionId)).toHaveLength(1);
  const refunds = (await admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
  expect(refunds).toMatchObject([{ reason: 'provider', state: 'refunded', amount: 40 }]);
});

it('reconciliation records a payment whose webhook was lost and whose tab was closed', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  const secret = await secretFor(buyer, orderId);
  await stripeControl('webhooks/hold', {});
  try {
    await payAtProvider(secret);
    expect(await orderOf(orderId)).toMatchObject({ paid: false });
    await eventually('the payment to be made up for', async () => {
      await reconcile(minuteLater);
      return (await orderOf(orderId)).paid ? true : undefined;
    });
    expect(await orderOf(orderId)).toMatchObject({ paid: true, transactionId: intentIdOf(secret) });
  } finally {
    await stripeControl('webhooks/release', {});
  }
  const order = await orderOf(orderId);
  expect(order.timeline).toHaveLength(2);
  const receipt = new RegExp(`Receipt for order ${order.number}`);
  await mailTo(buyer.email, receipt);
  expect((await mailsTo(buyer.email)).filter((mail) => receipt.test(mail.subject))).toHaveLength(1);
  expect(await refundsAtProvider(order.transactionId)).toEqual([]);
});

it('reconciliation leaves an intent alone that nobody has paid yet', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  const secret = await secretFor(buyer, orderId);
  await reconcile(minuteLater);
  expect((await intentAtProvider(intentIdOf(secret))).status).toBe('requires_payment_method');
  expect(await secretFor(buyer, orderId)).toBe(secret);
});

it('reconciliation voids the intent of a cancelled order that could not be voided at once', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  const intentId = intentIdOf(await secretFor(buyer, orderId));
  // As many as the client library makes.
  await stripeControl('faults', { path: `/payment_intents/${intentId}/cancel`, status: 500, count: 3 });
  expect((await buyer.call('DELETE', `/api/order/${orderId}`)).status).toBe(200);
  await eventually('the intent to be voided', async () => {
    await reconcile(minuteLater);
    return (await intentAtProvider(intentId)).status === 'canceled' ? true : undefined;
  });
});

const isQueued = (orderId: string) => stored('outbox').countDocuments({ key: `order-expiring:${orderId}` });

/** Changes the order as if its reminder had been due for an hour. */
async function letReminderBeDue(orderId: string): Promise<void> {
  const hourAgo = new Date(Date.now() - 3_600_000);
  await stored('orders').updateOne({ _id: new ObjectId(orderId) }, { $set: { warnAt: hourAgo } });
}

it('the reminder before expiry is sent to the buyer of an unpaid order once, the day before', async () => {
  const owner = await registerCustomer({ verified: true });
  const orderId = await placeOrder(owner, await addTool(admin));
  const order = await stored('orders').findOne({ _id: new ObjectId(orderId) });
  expect(order?.expiresAt - order?.warnAt).toBe(86_400_000);
  await warn();
  expect(await isQueued(orderId)).toBe(0);
  await letReminderBeDue(orderId);
  await Promise.all([warn(), warn()]);
  await warn();
  const { number, state } = await orderOf(orderId);
  const subject = `Order ${number} is held until`;
  const mail = await mailTo(owner.email, new RegExp(subject));
  expect(mail.text).toContain(`/dashboard/payment/${orderId}`);
  const reminders = (await mailsTo(owner.email)).filter((one) => one.subject.startsWith(subject));
  expect(reminders).toHaveLength(1);
  expect(state).toBe('unpaid');
});

it('the reminder before expiry is not sent for a paid, a cancelled or an expired order', async () => {
  const toolId = await addTool(admin);
  const [paid, cancelled, expired] = [
    await placeOrder(buyer, toolId),
    await placeOrder(buyer, toolId),
    await placeOrder(buyer, toolId),
  ];
  const secret = await secretFor(buyer, paid);
  await payAtProvider(secret);
  await buyer.call('PATCH', `/api/order/${paid}`, { orderId: paid, transactionId: intentIdOf(secret) });
  await buyer.call('DELETE', `/api/order/${cancelled}`);
  await letTimePass(expired);
  await Promise.all([paid, cancelled, expired].map(letReminderBeDue));
  await warn();
  expect(await Promise.all([paid, cancelled, expired].map(isQueued))).toEqual([0, 0, 0]);
});

it('expiry releases an unpaid order whose hold is over: units, ledger, timeline, intent and mail', async () => {
  const toolId = await addTool(admin);
  const orderId = await placeOrder(buyer, toolId);
  const secret = await secretFor(buyer, orderId);
  await letTimePass(orderId);
  await Promise.all([expire(), expire()]);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ state: 'expired', status: 'expired', paid: false });
  expect(order.timeline.at(-1)).toMatchObject({ state: 'expired', by: 'system' });
  expect(await ledgerOf(toolId)).toEqual({
    sum: 100,
    reasons: ['initial', 'order-expired', 'order-placed'],
  });
  await mailTo(buyer.email, new RegExp(`Order ${order.number} released`));
  await eventually('the intent to be voided', async () => {
    await reconcile(minuteLater);
    return (await intentAtProvider(intentIdOf(secret))).status === 'canceled' ? true : undefined;
  });
});

it('expiry leaves orders in time, paid and cancelled ones alone', async () => {
  const toolId = await addTool(admin);
  const [waiting, paid, cancelled] = [
    await placeOrder(buyer, toolId),
    await placeOrder(buyer, toolId),
    await placeOrder(buyer, toolId),
  ];
  const secret = await secretFor(buyer, paid);
  await payAtProvider(secret);
  await buyer.call('PATCH', `/api/order/${paid}`, { orderId: paid, transactionId: intentIdOf(secret) });
  await buyer.call('DELETE', `/api/order/${cancelled}`);
  await Promise.all([paid, cancelled].map(letTimePass));
  await expire();
  const states = await Promise.all([waiting, paid, cancelled].map(async (id) => (await orderOf(id)).state));
  expect(states).toEqual(['unpaid', 'paid', 'cancelled']);
  expect((await ledgerOf(toolId)).sum).toBe(80);
});

it('expiry and a payment at the same moment end paid, or expired with the money refunded', async () => {
  const toolId = await addTool(admin);
  const orderId = await placeOrder(buyer, toolId);
  const secret = await secretFor(buyer, orderId);
  await letTimePass(orderId);
  await Promise.all([payAtProvider(secret), expire()]);
  await eventually('money and order to agree', async () => {
    const { state } = await orderOf(orderId);
    const { amount_received: received } = await intentAtProvider(intentIdOf(secret));
    const refunds = await refundsAtProvider(intentIdOf(secret));
    await reconcile(minuteLater);
    // A refund recorded by that clock is due by it.
    await sendRefunds(minuteLater);
    const kept = received - refunds.reduce((sum, refund) => sum + refund.amount, 0);
    return kept === (state === 'paid' ? 12_500 : 0) && state !== 'unpaid' ? state : undefined;
  });
  expect((await ledgerOf(toolId)).sum).toBe((await orderOf(orderId)).state === 'paid' ? 90 : 100);
});

const refundNoteOf = (intentId: string) => stored('refunds').findOne({ intentId });

/** Changes the refund as if it were due. */
async function makeDue(intentId: string, change: Record<string, unknown> = {}): Promise<void> {
  const minuteAgo = new Date(Date.now() - 60_000);
  await stored('refunds').updateOne({ intentId }, { $set: { ...change, dueAt: minuteAgo } });
}

it('refunds are sent once, even if the store lost the record of it', async () => {
  const orderId = await placeOrder(buyer, await addTool(admin));
  const own = await secretFor(buyer, orderId);
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 125 });
  const second = intentIdOf(body.clientSecret);
  for (const secret of [own, body.clientSecret]) {
    await payAtProvider(secret);
    await buyer.call('PATCH', `/api/order/${orderId}`, { orderId, transactionId: intentIdOf(secret) });
  }
  await eventually('the refund', async () =>
    (await refundNoteOf(second))?.state === 'refunded' ? true : undefined,
  );
  // As after a crash between the provider's response and its record.
  await makeDue(second, { state: 'waiting' });
  await eventually('the refund to be noted again', async () => {
    await sendRefunds();
    return (await refundNoteOf(second))?.state === 'refunded' ? true : undefined;
  });
  expect(await refundsAtProvider(second)).toMatchObject([{ amount: 12_500 }]);
});

it('refunds send back money that no order claimed within the hour', async () => {
  const { body } = await buyer.call('POST', '/api/create-payment-intent', { orderValue: 7.5 });
  const intentId = intentIdOf(body.clientSecret);
  await payAtProvider(body.clientSecret);
  const note = await eventually(
    'the payment to be noted',
    async () => (await refundNoteOf(intentId)) ?? undefined,
  );
  expect(note.dueAt.getTime() - note.createdAt.getTime()).toBe(3_600_000);
  await sendRefunds();
  expect(await refundsAtProvider(intentId)).toEqual([]);
  await makeDue(intentId);
  await eventually('the refund', async () => {
    await sendRefunds();
    return (await refundsAtProvider(intentId)).length > 0 ? true : undefined;
  });
  expect(await refundsAtProvider(intentId)).toMatchObject([{ amount: 750 }]);
});
