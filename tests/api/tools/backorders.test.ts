import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, call, DELIVERY, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';

const [admin, buyer, other] = await Promise.all([signInAdmin(), registerCustomer(), registerCustomer()]);

const edit = (id: string, change: Record<string, unknown>) => admin.call('PATCH', `/api/tool/${id}`, change);
const read = async (id: string) => (await call('GET', `/api/tool/${id}`)).body;
const deliver = (id: string, quantity: number, seen = 0) =>
  admin.call('POST', `/api/tool/${id}/stock`, { quantity, seen, reason: 'delivery' });

it('a backorder limit needs a lead time, both ways, and is one whole number', async () => {
  const id = await addTool(admin);
  const required = { leadTimeDays: [VALIDATION['lead-time-required']] };
  expectProblem(await edit(id, { revision: 1, backorderLimit: 40 }), 'validation-failed', required);
  for (const backorderLimit of [0, 1.5, 1_000_001, 'many']) {
    const refused = await edit(id, { revision: 1, backorderLimit, leadTimeDays: 15 });
    const issues = { backorderLimit: [VALIDATION['backorder-limit-invalid']] };
    expectProblem(refused, 'validation-failed', issues);
  }
  const both = await edit(id, { revision: 1, backorderLimit: 40, leadTimeDays: 15 });
  expect(both.body).toEqual({ revision: 2 });
  expectProblem(await edit(id, { revision: 2, leadTimeDays: null }), 'validation-failed', required);
  expect(await read(id)).toMatchObject({ quantity: 100, orderable: 140 });
  expect(await read(id)).not.toHaveProperty('backorderLimit');
  const managed = (await admin.call('GET', `/api/tool/${id}?state=all`)).body;
  expect(managed).toMatchObject({ backorderLimit: 40 });
  expect((await edit(id, { revision: 2, backorderLimit: null, leadTimeDays: null })).status).toBe(200);
  expect(await read(id)).not.toHaveProperty('orderable');
});

it('a tool is ordered beyond its stock up to its limit, waits for what arrives, and ships then', async () => {
  const id = await addTool(admin, { quantity: 10, moq: 1, leadTimeDays: 15, backorderLimit: 20 });
  const order = await placeOrder(buyer, id, 16);
  await payOrder(buyer, order);
  expect(await read(id)).toMatchObject({ quantity: 0, orderable: 14 });
  const body = { toolId: id, orderQuantity: 15, ...DELIVERY, buyerEmail: other.email };
  expectProblem(await other.call('POST', '/api/order', body), 'validation-failed');
  const lines = async () => (await admin.call('GET', `/api/order/${order}`)).body.lines;
  expect(await lines()).toMatchObject([{ openQuantity: 16, ready: 10 }]);
  expect((await buyer.call('GET', `/api/order/${order}`)).body.lines[0]).not.toHaveProperty('ready');
  const early = await admin.call('PATCH', `/api/all-order/${order}`);
  expectProblem(early, 'out-of-stock');
  expect(early.body.lines).toMatchObject([{ toolId: id, wanted: 16, left: 10 }]);
  expectProblem(await admin.call('DELETE', `/api/tool/${id}`), 'conflict');
  expect((await deliver(id, 4)).body).toEqual({ available: 0, reserved: 16, onHand: 14, owed: 2 });
  expect((await deliver(id, 5)).body).toEqual({ available: 3, reserved: 16, onHand: 19 });
  expect(await lines()).toMatchObject([{ ready: 16 }]);
  expect((await admin.call('PATCH', `/api/all-order/${order}`)).body).toEqual({ modifiedCount: 1 });
  const ledger = (await admin.call('GET', `/api/tool/${id}/stock`)).body;
  const figures = ({ reason, change, onHandChange, owedChange = 0, after }: Record<string, unknown>) => [
    ...[reason, change, onHandChange, owedChange, after],
  ];
  expect(ledger.map(figures)).toEqual([
    ['order-shipped', 0, -16, 0, { available: 3, onHand: 3 }],
    ['delivery', 3, 5, -2, { available: 3, onHand: 19 }],
    ['delivery', 0, 4, -4, { available: 0, onHand: 14, owed: 2 }],
    ['order-placed', -10, 0, 6, { available: 0, onHand: 10, owed: 6 }],
    ['initial', 10, 10, 0, { available: 10, onHand: 10 }],
  ]);
});

it('a cart takes units beyond stock, and is refused with what can be ordered once others took them', async () => {
  const id = await addTool(admin, { quantity: 5, moq: 1, leadTimeDays: 15, backorderLimit: 10 });
  const cart = await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId: id, quantity: 15 }] });
  expect(cart.body.lines).toMatchObject([{ available: 5, orderable: 15, problems: [] }]);
  await placeOrder(other, id, 8);
  const { version, due } = cart.body;
  const body = { version, seenDue: due, ...DELIVERY };
  const refused = await buyer.call('POST', '/api/cart/order', body, { 'idempotency-key': `owed-${id}` });
  expectProblem(refused, 'out-of-stock');
  expect(refused.body.lines).toMatchObject([{ toolId: id, wanted: 15, left: 7 }]);
});
