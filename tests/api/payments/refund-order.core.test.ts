import { expect, it } from 'vitest';
import { ledgerOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder, refundsAtProvider } from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { moneyPattern } from '@/tests/support/shop/money';
import { eventually, mailTo } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

function refund(person: Person, orderId: string) {
  return person.call('POST', `/api/all-order/${orderId}/refund`);
}

it('POST /api/all-order/{id}/refund sends the money back once, releases the units, and mails the buyer', async () => {
  const toolId = await addTool(admin, { price: 3.5 });
  const orderId = await placeOrder(buyer, toolId);
  const transactionId = await payOrder(buyer, orderId);
  const responses = await Promise.all([refund(admin, orderId), refund(admin, orderId)]);
  expect(responses.map(({ body }) => body.modifiedCount).sort()).toEqual([0, 1]);
  expect((await refund(admin, orderId)).body).toEqual({ modifiedCount: 0 });
  await eventually('the refund', async () =>
    (await refundsAtProvider(transactionId)).length > 0 ? true : undefined,
  );
  expect(await refundsAtProvider(transactionId)).toMatchObject([{ amount: 3500 }]);
  const { body } = await buyer.call('GET', `/api/order/${orderId}`);
  expect(body).toMatchObject({ state: 'refunded', status: 'refunded', paid: true, transactionId });
  expect(body.timeline.at(-1)).toMatchObject({ state: 'refunded', by: 'admin' });
  expect(await ledgerOf(toolId)).toEqual({
    sum: 100,
    reasons: ['initial', 'order-placed', 'order-refunded'],
  });
  await mailTo(buyer.email, new RegExp(`Order ${body.number} refunded: ${moneyPattern(35)}`));
});

it('POST /api/all-order/{id}/refund and shipping at the same moment: one of them wins', async () => {
  const toolId = await addTool(admin);
  const orderId = await placeOrder(buyer, toolId);
  await payOrder(buyer, orderId);
  const [refunded, shipped] = await Promise.all([
    refund(admin, orderId),
    admin.call('PATCH', `/api/all-order/${orderId}`),
  ]);
  expect([refunded.status, shipped.status].sort()).toEqual([200, 409]);
  const { state } = (await buyer.call('GET', `/api/order/${orderId}`)).body;
  expect(state).toBe(refunded.status === 200 ? 'refunded' : 'shipped');
  expect((await ledgerOf(toolId)).sum).toBe(refunded.status === 200 ? 100 : 90);
});

it('POST /api/all-order/{id}/refund refuses an unpaid, a cancelled and a shipped order', async () => {
  const toolId = await addTool(admin);
  const unpaid = await placeOrder(buyer, toolId);
  expectProblem(await refund(admin, unpaid), 'wrong-order-state');
  await buyer.call('DELETE', `/api/order/${unpaid}`);
  expectProblem(await refund(admin, unpaid), 'wrong-order-state');
  const shipped = await placeOrder(buyer, toolId);
  await payOrder(buyer, shipped);
  await admin.call('PATCH', `/api/all-order/${shipped}`);
  expectProblem(await refund(admin, shipped), 'wrong-order-state');
  expect((await ledgerOf(toolId)).sum).toBe(90);
});

it('POST /api/all-order/{id}/refund is 404 for an unknown order', async () => {
  expectProblem(await refund(admin, '0123456789abcdef01234567'), 'not-found');
  expectProblem(await refund(admin, 'nonsense'), 'not-found');
});
