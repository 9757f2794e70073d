import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gapsIn, invoicesOf, ledgerOf, stockOf, stored } from '@/tests/api/support/database';
import { joinStore } from '@/tests/api/support/in-process';
import { expectProblem } from '@/tests/api/support/problem';
import {
  failRefund,
  moveDispute,
  openDispute,
  payOrder,
  refundByHand,
  refundsAtProvider,
} from '@/tests/api/support/provider';
import { addTool, type Person, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { money, moneyPattern } from '@/tests/support/shop/money';
import { eventually, mailsTo, mailTo, stripeControl, unique } from '@/tests/support/store';

let admin: Person;
let buyer: Person;
let sendRefunds: () => Promise<number>;

beforeAll(async () => {
  await joinStore();
  // The lines that the store would log.
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
  ({ sendRefunds } = await import('@/lib/server/commerce/payments/refunds/send-refunds'));
  [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
});

type Line = { toolId: string; quantity: number; restock?: boolean };
type Body = { lines?: Line[]; amount?: number; reason?: string };

function refund(orderId: string, body: Body, key = unique('refund')) {
  const headers = { 'idempotency-key': key };
  return admin.call('POST', `/api/all-order/${orderId}/refund`, { reason: 'Arrived bent', ...body }, headers);
}

const refundWhole = (orderId: string) => admin.call('POST', `/api/all-order/${orderId}/refund`);
const ship = (orderId: string) => admin.call('PATCH', `/api/all-order/${orderId}`, { status: 'shipped' });
const orderOf = async (orderId: string) => (await buyer.call('GET', `/api/order/${orderId}`)).body;

/** A paid order of two tools: ten of the first at $12.50, two of the second at $100. */
async function paidOrder() {
  const first = await addTool(admin, { price: 12.5 });
  const second = await addTool(admin, { price: 100, moq: 1 });
  const version = (await buyer.call('GET', '/api/cart')).body.version;
  const cart = await buyer.call('PATCH', '/api/cart', {
    ops: [
      { op: 'add', toolId: first, quantity: 10 },
      { op: 'add', toolId: second, quantity: 2 },
    ],
  });
  expect(cart.status, JSON.stringify(cart.body)).toBe(200);
  expect(cart.body.version).toBeGreaterThan(version);
  const placed = await buyer.call(
    'POST',
    '/api/cart/order',
    { version: cart.body.version, seenDue: 325, address: '1 Test Street', phone: '5550100' },
    { 'idempotency-key': unique('order') },
  );
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const orderId: string = placed.body.insertedId;
  return { orderId, first, second, transactionId: await payOrder(buyer, orderId) };
}

/** What arrived at the provider, in cents, oldest first, once so many have. */
function sentAtProvider(transactionId: string, count: number): Promise<number[]> {
  return eventually('the money to be sent', async () => {
    const refunds = await refundsAtProvider(transactionId);
    return refunds.length >= count ? refunds.map(({ amount }) => amount).reverse() : undefined;
  });
}

const notesOf = async (orderId: string) =>
  (await invoicesOf(orderId))
    .filter(({ kind }) => kind === 'credit-note')
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ totalCents, part }) => [part, totalCents]);

async function expectAgreement(toolId: string): Promise<void> {
  const { figures, ledger } = await stockOf(toolId);
  expect(ledger).toEqual(figures);
}

describe('POST /api/all-order/{id}/refund with a body', () => {
  it('refunds lines before shipping and after, amounts, and then the rest, each with a credit note', async () => {
    const { orderId, first, second, transactionId } = await paidOrder();
    const before = await refund(orderId, {
      lines: [
        { toolId: first, quantity: 3, restock: true },
        { toolId: second, quantity: 1 },
      ],
    });
    expect(before.body).toEqual({ refunded: 137.5, refundId: expect.stringMatching(/^[0-9a-f]{24}$/) });
    // Three are on sale again; the one that was not restocked is written off, and neither is held any more.
    expect((await stockOf(first)).figures).toEqual({ available: 93, reserved: 7, onHand: 100 });
    expect((await stockOf(second)).figures).toEqual({ available: 98, reserved: 1, onHand: 99 });
    expect(await orderOf(orderId)).toMatchObject({ state: 'paid', refundedValue: 137.5 });
    expect((await ship(orderId)).body).toEqual({ modifiedCount: 1 });
    expect((await stockOf(first)).figures).toEqual({ available: 93, reserved: 0, onHand: 93 });

    const after = await refund(orderId, {
      lines: [{ toolId: first, quantity: 2, restock: true }],
      amount: 20,
    });
    expect(after.body.refunded).toBe(20);
    expect((await refund(orderId, { lines: [{ toolId: second, quantity: 1 }], amount: 50 })).status).toBe(
      200,
    );
    expect((await refund(orderId, { amount: 0.01 })).body.refunded).toBe(0.01);
    expect((await stockOf(first)).figures).toEqual({ available: 95, reserved: 0, onHand: 95 });
    expect((await stockOf(second)).figures).toEqual({ available: 98, reserved: 0, onHand: 98 });
    await expectAgreement(first);
    await expectAgreement(second);

    expectProblem(await refund(orderId, { amount: 117.5 }), 'refund-exceeds-paid');
    expect((await refund(orderId, { amount: 117.49 })).body.refunded).toBe(117.49);
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ state: 'shipped', status: 'shipped', refundedValue: 325, paid: true });
    expect(order.lines.map((line: { refundedQuantity: number }) => line.refundedQuantity)).toEqual([5, 2]);
    expect(order.partRefunds).toHaveLength(5);
    expect(order.partRefunds[0]).toMatchObject({ amount: 137.5, reason: 'Arrived bent' });
    // Who it was is told to admins alone.
    expect(order.partRefunds[0].name).toBeUndefined();
    const shown = (await admin.call('GET', `/api/order/${orderId}`)).body;
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
    const refunds = (await admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
    expect(refunds.map(({ id }: { id: string }) => id)).toContain(before.body.refundId);
    expect(refunds.every(({ reason }: { reason: string }) => reason === 'admin-part')).toBe(true);
    const mail = await mailTo(
      buyer.email,
      new RegExp(`Refund of ${moneyPattern(137.5)} for order ${order.number}`),
    );
    expect(mail.text).toContain('Arrived bent');
    expect(mail.text).toContain(order.partRefunds[0].creditNoteNumber);
    // Its credit notes by number, and the last one.
    for (const { creditNoteNumber } of order.partRefunds) {
      const path = `/api/order/${orderId}/credit-note.pdf?number=${creditNoteNumber}`;
      const pdf = await buyer.call('GET', path);
      expect(pdf.headers.get('content-disposition')).toContain(creditNoteNumber);
    }
    // Numbers of the series after a restore are numbers too.
    for (const [number, code] of [
      ['CN-2611230415-000001', 'not-found'],
      ['CN-26112304-000001', 'validation-failed'],
    ] as const)
      expectProblem(await buyer.call('GET', `/api/order/${orderId}/credit-note.pdf?number=${number}`), code);
    const last = await buyer.call('GET', `/api/order/${orderId}/credit-note.pdf`);
    expect(last.headers.get('content-disposition')).toContain(order.creditNoteNumber);
    expect(order.creditNoteNumber).toBe(order.partRefunds[4].creditNoteNumber);
    const other = await buyer.call('GET', `/api/order/${orderId}/credit-note.pdf?number=CN-999999`);
    expectProblem(other, 'not-found');
  });

  it('without a body refunds what parts have left, and releases the units that are', async () => {
    const { orderId, first, transactionId } = await paidOrder();
    await refund(orderId, { lines: [{ toolId: first, quantity: 4, restock: false }] });
    await refund(orderId, { amount: 25 });
    expect((await refundWhole(orderId)).body).toEqual({ modifiedCount: 1 });
    expect((await refundWhole(orderId)).body).toEqual({ modifiedCount: 0 });
    expect(await sentAtProvider(transactionId, 3)).toEqual([5_000, 2_500, 25_000]);
    expect(await orderOf(orderId)).toMatchObject({ state: 'refunded', refundedValue: 325 });
    expect((await stockOf(first)).figures).toEqual({ available: 96, reserved: 0, onHand: 96 });
    await expectAgreement(first);
    const total = (await notesOf(orderId)).reduce((sum, [, cents]) => sum + cents, 0);
    expect(total).toBe(-32_500);
    expectProblem(await refund(orderId, { amount: 0.01 }), 'refund-exceeds-paid');
  });

  it('the last of the money before shipping refunds the order', async () => {
    const { orderId, first, second, transactionId } = await paidOrder();
    await refund(orderId, { lines: [{ toolId: first, quantity: 10, restock: true }] });
    await refund(orderId, { amount: 200, reason: 'Out of production' });
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ state: 'refunded', refundedValue: 325 });
    expect(order.timeline.at(-1)).toMatchObject({ state: 'refunded', by: 'admin' });
    expect((await stockOf(second)).figures).toEqual({ available: 100, reserved: 0, onHand: 100 });
    await expectAgreement(second);
    expect(await sentAtProvider(transactionId, 2)).toEqual([12_500, 20_000]);
    expect(await notesOf(orderId)).toEqual([
      [1, -12_500],
      [2, -20_000],
    ]);
    await mailTo(buyer.email, new RegExp(`Order ${order.number} refunded: ${moneyPattern(200)}`));
    const subjects = (await mailsTo(buyer.email)).map(({ subject }) => subject);
    expect(subjects.filter((text) => text.includes(order.number) && text.includes(money(200)))).toHaveLength(
      1,
    );
  });

  it('refunds once for one key, also at the same moment, and refuses the key for another request', async () => {
    const { orderId, transactionId } = await paidOrder();
    const key = unique('refund');
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => refund(orderId, { amount: 10 }, key)),
    );
    const [{ body }] = responses as [(typeof responses)[number]];
    for (const response of responses) expect(response.body).toEqual(body);
    expect((await refund(orderId, { amount: 10 }, key)).body).toEqual(body);
    expectProblem(await refund(orderId, { amount: 11 }, key), 'idempotency-mismatch');
    expect((await orderOf(orderId)).refundedValue).toBe(10);
    expect(await sentAtProvider(transactionId, 1)).toEqual([1_000]);
  });

  it('never refunds more than was paid, however many admins request it at once', async () => {
    const { orderId, first, transactionId } = await paidOrder();
    const lines = [{ toolId: first, quantity: 4, restock: true }];
    const [some, amounts] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => refund(orderId, { lines }))),
      Promise.all(Array.from({ length: 4 }, () => refund(orderId, { amount: 80 }))),
    ]);
    const done = [...some, ...amounts].filter(({ status }) => status === 200);
    for (const response of [...some, ...amounts])
      if (response.status !== 200) expectProblem(response, 'refund-exceeds-paid');
    expect(some.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
    const refunded = done.reduce((sum, { body }) => sum + body.refunded, 0);
    expect(refunded).toBeLessThanOrEqual(325);
    const order = await orderOf(orderId);
    expect(order.refundedValue).toBe(refunded);
    const sent = await sentAtProvider(transactionId, done.length);
    expect(sent.reduce((sum, cents) => sum + cents, 0)).toBe(refunded * 100);
    await expectAgreement(first);
  });

  it('and shipping at the same moment agree about the units', async () => {
    const { orderId, first } = await paidOrder();
    const [refunded, shipped] = await Promise.all([
      refund(orderId, { lines: [{ toolId: first, quantity: 10, restock: true }] }),
      ship(orderId),
    ]);
    expect([refunded.status, shipped.status]).toEqual([200, 200]);
    expect((await stockOf(first)).figures).toEqual({ available: 100, reserved: 0, onHand: 100 });
    await expectAgreement(first);
    expect((await orderOf(orderId)).state).toBe('shipped');
  });

  it('of all units at less than their value leaves nothing to pack or ship, and the rest of the money', async () => {
    const { orderId, first, second } = await paidOrder();
    const lines = [
      { toolId: first, quantity: 10, restock: true },
      { toolId: second, quantity: 2, restock: false },
    ];
    expect((await refund(orderId, { lines, amount: 300 })).body.refunded).toBe(300);
    expect(await orderOf(orderId)).toMatchObject({ state: 'paid', allUnitsRefunded: true });
    const refused = await ship(orderId);
    expectProblem(refused, 'wrong-order-state');
    expect(refused.body.reason).toEqual({ code: 'ship-all-refunded' });
    for (const kind of ['packing-slips.pdf', 'pick-list.pdf'])
      expectProblem(await admin.call('GET', `/api/all-order/${kind}?ids=${orderId}`), 'wrong-order-state');
    expect((await orderOf(orderId)).state).toBe('paid');
    await Promise.all([first, second].map(expectAgreement));
    expect((await refundWhole(orderId)).body).toEqual({ modifiedCount: 1 });
    expect(await orderOf(orderId)).toMatchObject({ state: 'refunded', refundedValue: 325 });
  });

  it('of an order of one tool from a single order works as well, and units of a deleted tool go nowhere', async () => {
    const toolId = await addTool(admin, { price: 3.5 });
    const orderId = await placeOrder(buyer, toolId);
    await payOrder(buyer, orderId);
    await admin.call('DELETE', `/api/tool/${toolId}`);
    await refund(orderId, { lines: [{ toolId, quantity: 4, restock: true }] });
    expect((await ship(orderId)).status).toBe(200);
    await refund(orderId, { lines: [{ toolId, quantity: 6, restock: true }] });
    const { sum, reasons } = await ledgerOf(toolId);
    expect(sum).toBe(0);
    expect(reasons).toEqual(['initial', 'order-placed', 'order-refunded', 'order-shipped', 'tool-deleted']);
    expect(await orderOf(orderId)).toMatchObject({ state: 'shipped', refundedValue: 35 });
  });

  it('refuses what makes no sense, and changes nothing', async () => {
    const { orderId, first } = await paidOrder();
    const path = `/api/all-order/${orderId}/refund`;
    expectProblem(await admin.call('POST', path, { amount: 1, reason: 'r' }), 'validation-failed');
    expectProblem(await admin.call('POST', path, {}), 'validation-failed');
    for (const body of [
      {},
      { amount: 0 },
      { amount: 1, reason: '' },
      { lines: [{ toolId: first, quantity: 0 }] },
      { lines: [{ toolId: '0123456789abcdef01234567', quantity: 1 }] },
    ]) {
      expectProblem(await refund(orderId, body), 'validation-failed');
    }
    const over = await refund(orderId, { lines: [{ toolId: first, quantity: 11 }] });
    expectProblem(over, 'refund-exceeds-paid');
    expect(over.body).toMatchObject({ left: 325, lines: [{ toolId: first, wanted: 11, left: 10 }] });
    expectProblem(await refund(orderId, { amount: 325.01 }), 'refund-exceeds-paid');
    expect(await orderOf(orderId)).toMatchObject({ state: 'paid', refundedValue: 0 });
    expect(await notesOf(orderId)).toEqual([]);

    const unpaid = await placeOrder(buyer, first);
    expectProblem(await refund(unpaid, { amount: 1 }), 'wrong-order-state');
    expectProblem(await refund('0123456789abcdef01234567', { amount: 1 }), 'not-found');
  });
});

/** Lets the payment's refunds that wait be due, and does what the store does each quarter of a minute. */
async function attemptAgain(intentId: string): Promise<undefined> {
  await stored('refunds').updateOne({ intentId }, { $set: { dueAt: new Date() } });
  await sendRefunds();
}

describe('a refund in part at the provider', () => {
  it('counts together with what is refunded in its dashboard', async () => {
    const { orderId, transactionId } = await paidOrder();
    await refund(orderId, { amount: 25 });
    await refundByHand(transactionId, 10_000);
    await eventually('the dashboard’s refund to show', async () =>
      (await orderOf(orderId)).returned ? true : undefined,
    );
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ state: 'paid', returned: { amount: 100 }, refundedValue: 125 });
    expectProblem(await refund(orderId, { amount: 200.01 }), 'refund-exceeds-paid');
    expect((await refundWhole(orderId)).body).toEqual({ modifiedCount: 1 });
    expect(await sentAtProvider(transactionId, 3)).toEqual([2_500, 10_000, 20_000]);
    const total = (await notesOf(orderId)).reduce((sum, [, cents]) => sum + cents, 0);
    expect(total).toBe(-32_500);
  });

  it('and the rest in its dashboard refund the order', async () => {
    const { orderId, transactionId } = await paidOrder();
    await refund(orderId, { amount: 25 });
    await sentAtProvider(transactionId, 1);
    await refundByHand(transactionId);
    await eventually('the order to be refunded', async () =>
      (await orderOf(orderId)).state === 'refunded' ? true : undefined,
    );
    const total = (await notesOf(orderId)).reduce((sum, [, cents]) => sum + cents, 0);
    expect(total).toBe(-32_500);
  });

  it.each([true, false])(
    'is sent once though the first response is lost (arrived there: %s)',
    async (acted) => {
      const { orderId, transactionId } = await paidOrder();
      await stripeControl('faults', { mode: 'reset', acted, count: 3, path: '/refunds' });
      const { body } = await refund(orderId, { amount: 25 });
      expect(body.refunded).toBe(25);
      await attemptAgain(transactionId);
      await eventually('the refund to be recorded as sent', async () => {
        const [sent] = (await admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
        return sent.state === 'refunded' ? true : undefined;
      });
      expect(await sentAtProvider(transactionId, 1)).toEqual([2_500]);
    },
  );

  it('that a bank sends back is failed by its own id, and is sent again alone', async () => {
    const { orderId, transactionId } = await paidOrder();
    const [one, other] = [await refund(orderId, { amount: 25 }), await refund(orderId, { amount: 30 })];
    const sent = await refundsAtProvider(transactionId);
    await failRefund(sent.find(({ amount }) => amount === 2_500).id);
    await eventually('the failure to show', async () => (await orderOf(orderId)).refundFailedAt);
    const refunds = (await admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
    const stateOf = (id: string) => refunds.find((refunded: { id: string }) => refunded.id === id).state;
    expect([stateOf(one.body.refundId), stateOf(other.body.refundId)]).toEqual(['failed', 'refunded']);
    expect((await orderOf(orderId)).refundedValue).toBe(55);
    const retried = await admin.call('POST', `/api/refund/${one.body.refundId}/retry`);
    expect(retried.body).toEqual({ modifiedCount: 1 });
    expect((await orderOf(orderId)).refundFailedAt).toBeUndefined();
    expect(await sentAtProvider(transactionId, 3)).toEqual([2_500, 3_000, 2_500]);
    // The whole is then the rest alone.
    await refundWhole(orderId);
    expect((await sentAtProvider(transactionId, 4)).at(-1)).toBe(27_000);
  });

  it('that the provider refuses for good after a lost dispute is shown as failed, with what to do', async () => {
    const { orderId, transactionId } = await paidOrder();
    await stripeControl('faults', { mode: 'reset', acted: false, count: 3, path: '/refunds' });
    const { body } = await refund(orderId, { amount: 25 });
    const dispute = await openDispute(transactionId, { amount: 10_000 });
    await eventually('the dispute to show', async () => (await orderOf(orderId)).disputedAt);
    const readPart = async () => {
      const refunds = (await admin.call('GET', `/api/refund?orderId=${orderId}`)).body;
      return refunds.find(({ id }: { id: string }) => id === body.refundId);
    };
    // While the bank decides it goes on waiting: the shop may win.
    const { attempts } = await readPart();
    await eventually('two more attempts', async () =>
      (await readPart()).attempts > attempts + 1 ? true : attemptAgain(transactionId),
    );
    expect((await readPart()).state).toBe('waiting');
    await moveDispute(dispute.id, 'lost');
    await eventually('the loss to show', async () => (await orderOf(orderId)).chargedBack);
    await eventually('the refund to be given up', async () =>
      (await readPart()).state === 'failed' ? true : attemptAgain(transactionId),
    );
    expect(await orderOf(orderId)).toMatchObject({ refundFailedAt: expect.any(String) });
    const refused = await admin.call('POST', `/api/refund/${body.refundId}/retry`);
    expectProblem(refused, 'conflict');
    expect(refused.body.reason).toEqual({ code: 'refund-refused' });
    expect((await admin.call('POST', `/api/refund/${body.refundId}/settled`)).body).toEqual({
      modifiedCount: 1,
    });
    expect((await orderOf(orderId)).refundFailedAt).toBeUndefined();
  });

  it('is refused while a bank has the money, and settled once that is lost', async () => {
    const { orderId, transactionId } = await paidOrder();
    const dispute = await openDispute(transactionId);
    await eventually('the dispute to show', async () => (await orderOf(orderId)).disputedAt);
    expectProblem(await refund(orderId, { amount: 1 }), 'conflict');
    await moveDispute(dispute.id, 'won');
    await eventually('the dispute to be over', async () =>
      (await orderOf(orderId)).disputedAt ? undefined : true,
    );
    expect((await refund(orderId, { amount: 1 })).status).toBe(200);
  });
});
