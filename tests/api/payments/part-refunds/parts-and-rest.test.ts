import { expect, it } from 'vitest';
import { gapsIn, ledgerOf, stockOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, placeOrder } from '@/tests/support/people';
import { money, moneyPattern } from '@/tests/support/shop/money';
import { mailsTo, mailTo } from '@/tests/support/store';
import { expectAgreement, notesOf, refundingShop, sentAtProvider } from './refunding-shop';

const shop = await refundingShop();

it('POST /api/all-order/{id}/refund with a body refunds lines before shipping and after, amounts, and then the rest, each with a credit note', async () => {
  const { orderId, first, second, transactionId } = await shop.paidOrder();
  const before = await shop.refund(orderId, {
    lines: [
      { toolId: first, quantity: 3, restock: true },
      { toolId: second, quantity: 1 },
    ],
  });
  expect(before.body).toEqual({ refunded: 137.5, refundId: expect.stringMatching(/^[0-9a-f]{24}$/) });
  // Three are on sale again; the one that was not restocked is written off, and neither is held any more.
  expect((await stockOf(first)).figures).toEqual({ available: 93, reserved: 7, onHand: 100 });
  expect((await stockOf(second)).figures).toEqual({ available: 98, reserved: 1, onHand: 99 });
  expect(await shop.orderOf(orderId)).toMatchObject({ state: 'paid', refundedValue: 137.5 });
  expect((await shop.ship(orderId)).body).toEqual({ modifiedCount: 1 });
  expect((await stockOf(first)).figures).toEqual({ available: 93, reserved: 0, onHand: 93 });

  const after = await shop.refund(orderId, {
    lines: [{ toolId: first, quantity: 2, restock: true }],
    amount: 20,
  });
  expect(after.body.refunded).toBe(20);
  expect((await shop.refund(orderId, { lines: [{ toolId: second, quantity: 1 }], amount: 50 })).status).toBe(
    200,
  );
  expect((await shop.refund(orderId, { amount: 0.01 })).body.refunded).toBe(0.01);
  expect((await stockOf(first)).figures).toEqual({ available: 95, reserved: 0, onHand: 95 });
  expect((await stockOf(second)).figures).toEqual({ available: 98, reserved: 0, onHand: 98 });
  await expectAgreement(first);
  await expectAgreement(second);

  expectProblem(await shop.refund(orderId, { amount: 117.5 }), 'refund-exceeds-paid');
  expect((await shop.refund(orderId, { amount: 117.49 })).body.refunded).toBe(117.49);
  const order = await shop.orderOf(orderId);
  expect(order).toMatchObject({ state: 'shipped', status: 'shipped', refundedValue: 325, paid: true });
  expect(order.lines.map((line: { refundedQuantity: number }) => line.refundedQuantity)).toEqual([5, 2]);
  expect(order.partRefunds).toHaveLength(5);
  expect(order.partRefunds[0]).toMatchObject({ amount: 137.5, reason: 'Arrived bent' });
  // Who it was is told to admins alone.
  expect(order.partRefunds[0].name).toBeUndefined();
  const shown = (await shop.admin.call('GET', `/api/order/${orderId}`)).body;
  expect(shown.partRefunds[0].name).toEqual(expect.any(String));

  expect(await sentAtProvider(transactionId, 5)).toEqual([13_750, 2_000, 5_000, 1, 11_749]);
  expect(await notesOf(orderId)).toEqual([
    [1, -13_750],
    [2, -2_000],
    [3, -5_000],
    [4, -1],
    [5, -11_749],
  ]);
  expect(await gapsIn('credit-note')).toEqual([]);
  const refunds = (await shop.admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
  expect(refunds.map(({ id }: { id: string }) => id)).toContain(before.body.refundId);
  expect(refunds.every(({ reason }: { reason: string }) => reason === 'admin-part')).toBe(true);
  const mail = await mailTo(
    shop.buyer.email,
    new RegExp(`Refund of ${moneyPattern(137.5)} for order ${order.number}`),
  );
  expect(mail.text).toContain('Arrived bent');
  expect(mail.text).toContain(order.partRefunds[0].creditNoteNumber);
  // Its credit notes by number, and the last one.
  for (const { creditNoteNumber } of order.partRefunds) {
    const path = `/api/order/${orderId}/credit-note.pdf?number=${creditNoteNumber}`;
    const pdf = await shop.buyer.call('GET', path);
    expect(pdf.headers.get('content-disposition')).toContain(creditNoteNumber);
  }
  // Numbers of the series after a restore are numbers too.
  for (const [number, code] of [
    ['CN-2611230415-000001', 'not-found'],
    ['CN-26112304-000001', 'validation-failed'],
  ] as const)
    expectProblem(
      await shop.buyer.call('GET', `/api/order/${orderId}/credit-note.pdf?number=${number}`),
      code,
    );
  const last = await shop.buyer.call('GET', `/api/order/${orderId}/credit-note.pdf`);
  expect(last.headers.get('content-disposition')).toContain(order.creditNoteNumber);
  expect(order.creditNoteNumber).toBe(order.partRefunds[4].creditNoteNumber);
  const other = await shop.buyer.call('GET', `/api/order/${orderId}/credit-note.pdf?number=CN-999999`);
  expectProblem(other, 'not-found');
});

it('POST /api/all-order/{id}/refund with a body without a body refunds what parts have left, and releases the units that are', async () => {
  const { orderId, first, transactionId } = await shop.paidOrder();
  await shop.refund(orderId, { lines: [{ toolId: first, quantity: 4, restock: false }] });
  await shop.refund(orderId, { amount: 25 });
  expect((await shop.refundWhole(orderId)).body).toEqual({ modifiedCount: 1 });
  expect((await shop.refundWhole(orderId)).body).toEqual({ modifiedCount: 0 });
  expect(await sentAtProvider(transactionId, 3)).toEqual([5_000, 2_500, 25_000]);
  expect(await shop.orderOf(orderId)).toMatchObject({ state: 'refunded', refundedValue: 325 });
  expect((await stockOf(first)).figures).toEqual({ available: 96, reserved: 0, onHand: 96 });
  await expectAgreement(first);
  const total = (await notesOf(orderId)).reduce((sum, [, cents]) => sum + cents, 0);
  expect(total).toBe(-32_500);
  expectProblem(await shop.refund(orderId, { amount: 0.01 }), 'refund-exceeds-paid');
});

it('a refund of the last of the money before shipping refunds the order', async () => {
  const { orderId, first, second, transactionId } = await shop.paidOrder();
  await shop.refund(orderId, { lines: [{ toolId: first, quantity: 10, restock: true }] });
  await shop.refund(orderId, { amount: 200, reason: 'Out of production' });
  const order = await shop.orderOf(orderId);
  expect(order).toMatchObject({ state: 'refunded', refundedValue: 325 });
  expect(order.timeline.at(-1)).toMatchObject({ state: 'refunded', by: 'admin' });
  expect((await stockOf(second)).figures).toEqual({ available: 100, reserved: 0, onHand: 100 });
  await expectAgreement(second);
  expect(await sentAtProvider(transactionId, 2)).toEqual([12_500, 20_000]);
  expect(await notesOf(orderId)).toEqual([
    [1, -12_500],
    [2, -20_000],
  ]);
  await mailTo(shop.buyer.email, new RegExp(`Order ${order.number} refunded: ${moneyPattern(200)}`));
  const subjects = (await mailsTo(shop.buyer.email)).map(({ subject }) => subject);
  expect(subjects.filter((text) => text.includes(order.number) && text.includes(money(200)))).toHaveLength(1);
});

it('POST /api/all-order/{id}/refund with a body of all units at less than their value leaves nothing to pack or ship, and the rest of the money', async () => {
  const { orderId, first, second } = await shop.paidOrder();
  const lines = [
    { toolId: first, quantity: 10, restock: true },
    { toolId: second, quantity: 2, restock: false },
  ];
  expect((await shop.refund(orderId, { lines, amount: 300 })).body.refunded).toBe(300);
  expect(await shop.orderOf(orderId)).toMatchObject({ state: 'paid', allUnitsRefunded: true });
  const refused = await shop.ship(orderId);
  expectProblem(refused, 'wrong-order-state');
  expect(refused.body.reason).toEqual({ code: 'ship-all-refunded' });
  for (const kind of ['packing-slips.pdf', 'pick-list.pdf'])
    expectProblem(await shop.admin.call('GET', `/api/all-order/${kind}?ids=${orderId}`), 'wrong-order-state');
  expect((await shop.orderOf(orderId)).state).toBe('paid');
  await Promise.all([first, second].map(expectAgreement));
  expect((await shop.refundWhole(orderId)).body).toEqual({ modifiedCount: 1 });
  expect(await shop.orderOf(orderId)).toMatchObject({ state: 'refunded', refundedValue: 325 });
});

it('POST /api/all-order/{id}/refund with a body of an order of one tool from a single order works as well, and units of a deleted tool go nowhere', async () => {
  const toolId = await addTool(shop.admin, { price: 3.5 });
  const orderId = await placeOrder(shop.buyer, toolId);
  await payOrder(shop.buyer, orderId);
  await shop.admin.call('DELETE', `/api/tool/${toolId}`);
  await shop.refund(orderId, { lines: [{ toolId, quantity: 4, restock: true }] });
  expect((await shop.ship(orderId)).status).toBe(200);
  await shop.refund(orderId, { lines: [{ toolId, quantity: 6, restock: true }] });
  const { sum, reasons } = await ledgerOf(toolId);
  expect(sum).toBe(0);
  expect(reasons).toEqual(['initial', 'order-placed', 'order-refunded', 'order-shipped', 'tool-deleted']);
  expect(await shop.orderOf(orderId)).toMatchObject({ state: 'shipped', refundedValue: 35 });
});
