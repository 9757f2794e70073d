import { expect, it } from 'vitest';
import { stockOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { placeOrder } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { expectAgreement, notesOf, refundingShop, sentAtProvider } from './refunding-shop';

const shop = await refundingShop();

it('a refund in part refunds once for one key, also at the same moment, and refuses the key for another request', async () => {
  const { orderId, transactionId } = await shop.paidOrder();
  const key = unique('refund');
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => shop.refund(orderId, { amount: 10 }, key)),
  );
  const [{ body }] = responses as [(typeof responses)[number]];
  for (const response of responses) expect(response.body).toEqual(body);
  expect((await shop.refund(orderId, { amount: 10 }, key)).body).toEqual(body);
  expectProblem(await shop.refund(orderId, { amount: 11 }, key), 'idempotency-mismatch');
  expect((await shop.orderOf(orderId)).refundedValue).toBe(10);
  expect(await sentAtProvider(transactionId, 1)).toEqual([1_000]);
});

it('a refund in part never refunds more than was paid, however many admins request it at once', async () => {
  const { orderId, first, transactionId } = await shop.paidOrder();
  const lines = [{ toolId: first, quantity: 4, restock: true }];
  const [some, amounts] = await Promise.all([
    Promise.all(Array.from({ length: 4 }, () => shop.refund(orderId, { lines }))),
    Promise.all(Array.from({ length: 4 }, () => shop.refund(orderId, { amount: 80 }))),
  ]);
  const done = [...some, ...amounts].filter(({ status }) => status === 200);
  for (const response of [...some, ...amounts])
    if (response.status !== 200) expectProblem(response, 'refund-exceeds-paid');
  expect(some.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  const refunded = done.reduce((sum, { body }) => sum + body.refunded, 0);
  expect(refunded).toBeLessThanOrEqual(325);
  const order = await shop.orderOf(orderId);
  expect(order.refundedValue).toBe(refunded);
  const sent = await sentAtProvider(transactionId, done.length);
  expect(sent.reduce((sum, cents) => sum + cents, 0)).toBe(refunded * 100);
  await expectAgreement(first);
});

it('a refund in part and shipping at the same moment agree about the units', async () => {
  const { orderId, first } = await shop.paidOrder();
  const [refunded, shipped] = await Promise.all([
    shop.refund(orderId, { lines: [{ toolId: first, quantity: 10, restock: true }] }),
    shop.ship(orderId),
  ]);
  expect([refunded.status, shipped.status]).toEqual([200, 200]);
  expect((await stockOf(first)).figures).toEqual({ available: 100, reserved: 0, onHand: 100 });
  await expectAgreement(first);
  expect((await shop.orderOf(orderId)).state).toBe('shipped');
});

it('a refund in part refuses what makes no sense, and changes nothing', async () => {
  const { orderId, first } = await shop.paidOrder();
  const path = `/api/all-order/${orderId}/refund`;
  expectProblem(await shop.admin.call('POST', path, { amount: 1, reason: 'r' }), 'validation-failed');
  for (const body of [
    {},
    { amount: 0 },
    { amount: 1, reason: '' },
    { lines: [{ toolId: first, quantity: 0 }] },
    { lines: [{ toolId: '0123456789abcdef01234567', quantity: 1 }] },
  ]) {
    expectProblem(await shop.refund(orderId, body), 'validation-failed');
  }
  const over = await shop.refund(orderId, { lines: [{ toolId: first, quantity: 11 }] });
  expectProblem(over, 'refund-exceeds-paid');
  expect(over.body).toMatchObject({ left: 325, lines: [{ toolId: first, wanted: 11, left: 10 }] });
  expectProblem(await shop.refund(orderId, { amount: 325.01 }), 'refund-exceeds-paid');
  expect(await shop.orderOf(orderId)).toMatchObject({ state: 'paid', refundedValue: 0 });
  expect(await notesOf(orderId)).toEqual([]);

  const unpaid = await placeOrder(shop.buyer, first);
  expectProblem(await shop.refund(unpaid, { amount: 1 }), 'wrong-order-state');
  expectProblem(await shop.refund('0123456789abcdef01234567', { amount: 1 }), 'not-found');
});
