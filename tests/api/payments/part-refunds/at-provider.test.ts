import { beforeAll, expect, it, vi } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { expectProblem } from '@/tests/api/support/problem';
import {
  failRefund,
  moveDispute,
  openDispute,
  refundByHand,
  refundsAtProvider,
} from '@/tests/api/support/provider';
import { shopAddress } from '@/tests/api/support/requests';
import { moneyPattern } from '@/tests/support/shop/money';
import { endStripeFaults, eventually, mailTo, stripeControl } from '@/tests/support/store';
import { notesOf, type RefundingShop, refundingShop, sentAtProvider } from './refunding-shop';

let shop: RefundingShop;
let sendRefunds: () => Promise<number>;

beforeAll(async () => {
  await joinStore();
  // The lines that the store would log.
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  ({ sendRefunds } = await import('@/lib/server/commerce/payments/refunds/send-refunds'));
  shop = await refundingShop();
});

/** Lets the payment's refunds that wait be due, and does what the store does each quarter of a minute. */
async function attemptAgain(intentId: string): Promise<undefined> {
  await stored('refunds').updateOne({ intentId }, { $set: { dueAt: new Date() } });
  await sendRefunds();
}

it('a refund in part at the provider counts together with what is refunded in its dashboard', async () => {
  const { orderId, transactionId } = await shop.paidOrder();
  await shop.refund(orderId, { amount: 25 });
  await refundByHand(transactionId, 10_000);
  await eventually('the dashboard’s refund to show', async () =>
    (await shop.orderOf(orderId)).returned ? true : undefined,
  );
  const order = await shop.orderOf(orderId);
  expect(order).toMatchObject({ state: 'paid', returned: { amount: 100 }, refundedValue: 125 });
  expectProblem(await shop.refund(orderId, { amount: 200.01 }), 'refund-exceeds-paid');
  expect((await shop.refundWhole(orderId)).body).toEqual({ modifiedCount: 1 });
  expect(await sentAtProvider(transactionId, 3)).toEqual([2_500, 10_000, 20_000]);
  const total = (await notesOf(orderId)).reduce((sum, [, cents]) => sum + cents, 0);
  expect(total).toBe(-32_500);
});

it('a refund in part at the provider and the rest in its dashboard refund the order', async () => {
  const { orderId, transactionId } = await shop.paidOrder();
  await shop.refund(orderId, { amount: 25 });
  await sentAtProvider(transactionId, 1);
  await refundByHand(transactionId);
  await eventually('the order to be refunded', async () =>
    (await shop.orderOf(orderId)).state === 'refunded' ? true : undefined,
  );
  const total = (await notesOf(orderId)).reduce((sum, [, cents]) => sum + cents, 0);
  expect(total).toBe(-32_500);
});

it.each([true, false])(
  'a refund in part at the provider is sent once though the first response is lost (arrived there: %s)',
  async (acted) => {
    const { orderId, transactionId } = await shop.paidOrder();
    await stripeControl('faults', { mode: 'reset', acted, count: 3, path: '/refunds' });
    const { body } = await shop.refund(orderId, { amount: 25 });
    expect(body.refunded).toBe(25);
    await attemptAgain(transactionId);
    await eventually('the refund to be recorded as sent', async () => {
      const [sent] = (await shop.admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
      return sent.state === 'refunded' ? true : undefined;
    });
    expect(await sentAtProvider(transactionId, 1)).toEqual([2_500]);
  },
);

it('a refund in part at the provider that a bank sends back is failed by its own id, and is sent again alone', async () => {
  const { orderId, transactionId } = await shop.paidOrder();
  const [one, other] = [
    await shop.refund(orderId, { amount: 25 }),
    await shop.refund(orderId, { amount: 30 }),
  ];
  const sent = await refundsAtProvider(transactionId);
  await failRefund(sent.find(({ amount }) => amount === 2_500).id);
  await eventually('the failure to show', async () => (await shop.orderOf(orderId)).refundFailedAt);
  const refunds = (await shop.admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
  const stateOf = (id: string) => refunds.find((refunded: { id: string }) => refunded.id === id).state;
  expect([stateOf(one.body.refundId), stateOf(other.body.refundId)]).toEqual(['failed', 'refunded']);
  expect((await shop.orderOf(orderId)).refundedValue).toBe(55);
  const retried = await shop.admin.call('POST', `/api/refund/${one.body.refundId}/retry`);
  expect(retried.body).toEqual({ modifiedCount: 1 });
  expect((await shop.orderOf(orderId)).refundFailedAt).toBeUndefined();
  expect(await sentAtProvider(transactionId, 3)).toEqual([2_500, 3_000, 2_500]);
  // The whole is then the rest alone.
  await shop.refundWhole(orderId);
  expect((await sentAtProvider(transactionId, 4)).at(-1)).toBe(27_000);
});

it('a refund in part at the provider that the provider refuses for good after a lost dispute is shown as failed, with what to do', async () => {
  const { orderId, transactionId } = await shop.paidOrder();
  // More than this call's attempts: refunds of other orders that are due meanwhile fail as well.
  await stripeControl('faults', { mode: 'reset', acted: false, count: 1_000, path: '/refunds' });
  const { body } = await shop.refund(orderId, { amount: 25 });
  const dispute = await openDispute(transactionId, { amount: 10_000 });
  await eventually('the dispute to show', async () => (await shop.orderOf(orderId)).disputedAt);
  await endStripeFaults();
  const readPart = async () => {
    const refunds = (await shop.admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
    return refunds.find(({ id }: { id: string }) => id === body.refundId);
  };
  // While the bank decides it goes on waiting: the shop may win.
  const { attempts } = await readPart();
  await eventually('two more attempts', async () =>
    (await readPart()).attempts > attempts + 1 ? true : attemptAgain(transactionId),
  );
  expect((await readPart()).state).toBe('waiting');
  await moveDispute(dispute.id, 'lost');
  await eventually('the loss to show', async () => (await shop.orderOf(orderId)).chargedBack);
  await eventually('the refund to be given up', async () =>
    (await readPart()).state === 'failed' ? true : attemptAgain(transactionId),
  );
  expect(await shop.orderOf(orderId)).toMatchObject({ refundFailedAt: expect.any(String) });
  const { number } = await shop.orderOf(orderId);
  const subject = new RegExp(`Refund not possible: ${moneyPattern(25)} \\(${number}\\)`);
  expect((await mailTo(shopAddress(), subject)).text).toContain(transactionId);
  const refused = await shop.admin.call('POST', `/api/refund/${body.refundId}/retry`);
  expectProblem(refused, 'conflict');
  expect(refused.body.reason).toEqual({ code: 'refund-refused' });
  expect((await shop.admin.call('POST', `/api/refund/${body.refundId}/settled`)).body).toEqual({
    modifiedCount: 1,
  });
  expect((await shop.orderOf(orderId)).refundFailedAt).toBeUndefined();
});

it('a refund in part at the provider is refused while a bank has the money, and settled once that is lost', async () => {
  const { orderId, transactionId } = await shop.paidOrder();
  const dispute = await openDispute(transactionId);
  await eventually('the dispute to show', async () => (await shop.orderOf(orderId)).disputedAt);
  expectProblem(await shop.refund(orderId, { amount: 1 }), 'conflict');
  await moveDispute(dispute.id, 'won');
  await eventually('the dispute to be over', async () =>
    (await shop.orderOf(orderId)).disputedAt ? undefined : true,
  );
  expect((await shop.refund(orderId, { amount: 1 })).status).toBe(200);
});
