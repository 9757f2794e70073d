import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { stockOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, call, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';

/** The tool of corrections that are refused. */
let untouched: string | undefined;

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

const correct = (toolId: string, body: Record<string, unknown>) =>
  admin.call('POST', `/api/tool/${toolId}/stock`, body);
const historyOf = (toolId: string, query = '') => admin.call('GET', `/api/tool/${toolId}/stock${query}`);

/** Asserts that the figures, the ledger and the open orders agree. Returns the figures. */
async function agreed(toolId: string) {
  const { figures, ledger, inOrders } = await stockOf(toolId);
  expect(ledger).toEqual(figures);
  expect(inOrders).toBe(figures.reserved);
  return figures;
}

it('on hand = available + reserved through placing, paying, shipping, cancelling and refunding', async () => {
  const toolId = await addTool(admin, { quantity: 100 });
  expect(await agreed(toolId)).toEqual({ available: 100, reserved: 0, onHand: 100 });
  const [shipped, refunded, cancelled] = [
    await placeOrder(buyer, toolId, 10),
    await placeOrder(buyer, toolId, 11),
    await placeOrder(buyer, toolId, 12),
  ];
  expect(await agreed(toolId)).toEqual({ available: 67, reserved: 33, onHand: 100 });
  await payOrder(buyer, shipped);
  await payOrder(buyer, refunded);
  expect(await agreed(toolId)).toEqual({ available: 67, reserved: 33, onHand: 100 });
  await admin.call('PATCH', `/api/all-order/${shipped}`);
  expect(await agreed(toolId)).toEqual({ available: 67, reserved: 23, onHand: 90 });
  await buyer.call('DELETE', `/api/order/${cancelled}`);
  await admin.call('POST', `/api/all-order/${refunded}/refund`);
  expect(await agreed(toolId)).toEqual({ available: 90, reserved: 0, onHand: 90 });
});

it('on hand = available + reserved when the tool is deleted while orders of it are open', async () => {
  const toolId = await addTool(admin, { quantity: 100 });
  const [shipped, cancelled] = [await placeOrder(buyer, toolId, 10), await placeOrder(buyer, toolId, 20)];
  await payOrder(buyer, shipped);
  await admin.call('DELETE', `/api/tool/${toolId}`);
  expect(await agreed(toolId)).toEqual({ available: 0, reserved: 30, onHand: 30 });
  expect((await buyer.call('DELETE', `/api/order/${cancelled}`)).status).toBe(200);
  expect((await admin.call('PATCH', `/api/all-order/${shipped}`)).body).toEqual({ modifiedCount: 1 });
  expect(await agreed(toolId)).toEqual({ available: 0, reserved: 0, onHand: 0 });
  const { body: lines } = await historyOf(toolId);
  expect(
    lines.map(({ reason, change, onHandChange }: Record<string, unknown>) => [reason, change, onHandChange]),
  ).toEqual([
    ['order-shipped', 0, -10],
    ['order-cancelled', 0, -20],
    ['tool-deleted', -70, -70],
    ['order-placed', -20, 0],
    ['order-placed', -10, 0],
    ['initial', 100, 100],
  ]);
});

it('on hand = available + reserved while orders, cancellations and corrections race', async () => {
  const toolId = await addTool(admin, { quantity: 60, moq: 1 });
  const cancelled = await placeOrder(buyer, toolId, 10);
  await Promise.all([
    ...Array.from({ length: 6 }, () =>
      buyer.call('POST', '/api/order', {
        toolId,
        orderQuantity: 10,
        address: '1 Test Street',
        phone: '5550100',
      }),
    ),
    buyer.call('DELETE', `/api/order/${cancelled}`),
    ...[50, 40, 30].map((seen) => correct(toolId, { quantity: seen + 7, seen, reason: 'stocktake' })),
  ]);
  expect((await agreed(toolId)).available).toBeGreaterThanOrEqual(0);
});

it('POST /api/tool/{id}/stock sets what is available, and records who, why and when in the ledger', async () => {
  const toolId = await addTool(admin, { quantity: 100 });
  await placeOrder(buyer, toolId, 10);
  const response = await correct(toolId, {
    quantity: 140,
    seen: 90,
    reason: 'delivery',
    note: 'Delivery note 4711',
  });
  expect(response).toMatchObject({ status: 200, body: { available: 140, reserved: 10, onHand: 150 } });
  expect((await call('GET', `/api/tool/${toolId}`)).body.quantity).toBe(140);
  expect(await agreed(toolId)).toEqual({ available: 140, reserved: 10, onHand: 150 });
  const history = await historyOf(toolId);
  expect(history.headers.get('x-total-count')).toBe('3');
  expect(history.body[0]).toMatchObject({
    reason: 'delivery',
    change: 50,
    onHandChange: 50,
    after: { available: 140, onHand: 150 },
    actorName: 'Avery Stone',
    note: 'Delivery note 4711',
    at: expect.any(String),
  });
  expect(history.body[1]).toMatchObject({
    reason: 'order-placed',
    change: -10,
    onHandChange: 0,
    orderNumber: expect.stringMatching(/^ORD-/),
    actorName: buyer.name,
  });
});

it('POST /api/tool/{id}/stock may remove everything available, but never what is reserved', async () => {
  const toolId = await addTool(admin, { quantity: 30 });
  await placeOrder(buyer, toolId, 10);
  const { body } = await correct(toolId, { quantity: 0, seen: 20, reason: 'damage' });
  expect(body).toEqual({ available: 0, reserved: 10, onHand: 10 });
  await agreed(toolId);
});

it('POST /api/tool/{id}/stock refuses a figure based on an outdated one, and returns the current one', async () => {
  const toolId = await addTool(admin, { quantity: 100 });
  await placeOrder(buyer, toolId, 10);
  const response = await correct(toolId, { quantity: 120, seen: 100, reason: 'stocktake' });
  expectProblem(response, 'conflict');
  expect(response.body.detail).toMatch(/90 available now/);
  expect(await agreed(toolId)).toEqual({ available: 90, reserved: 10, onHand: 100 });
});

it('POST /api/tool/{id}/stock does a correction once, however often it is sent', async () => {
  const toolId = await addTool(admin, { quantity: 100 });
  const body = { quantity: 130, seen: 100, reason: 'delivery' };
  const responses = await Promise.all([correct(toolId, body), correct(toolId, body), correct(toolId, body)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await agreed(toolId)).toEqual({ available: 130, reserved: 0, onHand: 130 });
});

it.each([
  [{}, 'quantity', VALIDATION['tool-quantity-required']],
  [{ quantity: -1, seen: 100, reason: 'damage' }, 'quantity', VALIDATION['tool-quantity-invalid']],
  [{ quantity: 1.5, seen: 100, reason: 'damage' }, 'quantity', VALIDATION['tool-quantity-invalid']],
  [{ quantity: 10_000_001, seen: 100, reason: 'delivery' }, 'quantity', VALIDATION['tool-quantity-too-high']],
  [{ quantity: 100, seen: 100, reason: 'stocktake' }, 'quantity', VALIDATION['stock-unchanged']],
  [{ quantity: 5, reason: 'stocktake' }, 'seen', VALIDATION['stock-seen-required']],
  [{ quantity: 5, seen: 100 }, 'reason', VALIDATION['stock-reason-required']],
  [{ quantity: 5, seen: 100, reason: 'order-placed' }, 'reason', VALIDATION['stock-reason-required']],
  [{ quantity: 5, seen: 100, reason: 'correction' }, 'note', VALIDATION['stock-note-required']],
  [{ quantity: 5, seen: 100, reason: 'damage', note: 'x'.repeat(201) }, 'note', VALIDATION['field-too-long']],
])('POST /api/tool/{id}/stock refuses %j', async (body, field, message) => {
  untouched ??= await addTool(admin, { quantity: 100 });
  const response = await correct(untouched, body);
  expectProblem(response, 'validation-failed');
  expect(response.body.errors[field]).toEqual([message]);
  expect((await agreed(untouched)).available).toBe(100);
});

it('POST /api/tool/{id}/stock is 404 for an unknown tool, as is the history', async () => {
  const body = { quantity: 5, seen: 100, reason: 'damage' };
  expectProblem(await correct('0123456789abcdef01234567', body), 'not-found');
  expectProblem(await correct('nonsense', body), 'not-found');
  expectProblem(await historyOf('0123456789abcdef01234567'), 'not-found');
});

it('GET /api/tool/{id}/stock returns the ledger in pages, newest first', async () => {
  const toolId = await addTool(admin, { quantity: 100 });
  for (const seen of [100, 101, 102]) {
    await correct(toolId, { quantity: seen + 1, seen, reason: 'stocktake' });
  }
  const [first, second] = [await historyOf(toolId, '?limit=2'), await historyOf(toolId, '?limit=2&page=2')];
  expect(first.headers.get('x-total-count')).toBe('4');
  expect(first.body.map(({ after }: { after: { available: number } }) => after.available)).toEqual([
    103, 102,
  ]);
  expect(second.body.map(({ reason }: { reason: string }) => reason)).toEqual(['stocktake', 'initial']);
  expectProblem(await historyOf(toolId, '?limit=1000'), 'validation-failed');
});
