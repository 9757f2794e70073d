import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoicesOf } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { FREIGHT, orderedFreight, setTrade } from '@/tests/support/charging-shop';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';

const admin = await anAdmin();

beforeAll(() => setTrade(FREIGHT));
afterAll(() => setTrade(null));

/** Three at 12.50 and freight of 4.90. */
async function paidOrder() {
  const [buyer, toolId] = [await registerCustomer(), await addTool(admin, { moq: 1, price: 12.5 })];
  const id = await orderedFreight(buyer, toolId);
  await payOrder(buyer, id);
  return { buyer, toolId, id };
}

const refund = (id: string, body: object) =>
  admin.call('POST', `/api/all-order/${id}/refund`, { reason: 'Arrived bent', ...body }, newKey());

async function notesOf(id: string) {
  const papers = await invoicesOf(id);
  return papers.filter(({ kind }) => kind === 'credit-note').sort((a, b) => a.sequence - b.sequence);
}

it('a whole refund gives freight back', async () => {
  const { buyer, id } = await paidOrder();
  expect((await admin.call('POST', `/api/all-order/${id}/refund`)).status).toBe(200);
  const [note] = await notesOf(id);
  expect(note).toMatchObject({
    totalCents: -4_240,
    lines: [{ quantity: 3, amountCents: -3_750 }],
    groups: [{ goodsCents: -3_750, shippingCents: -490, basisCents: -4_240, taxCents: 0 }],
  });
  expect((await buyer.call('GET', `/api/order/${id}`)).body).toMatchObject({ refundedValue: 42.4 });
  expect((await buyer.call('GET', `/api/order/${id}/credit-note.pdf`)).status).toBe(200);
});

it('a dry run says what would go back, and changes nothing', async () => {
  const { toolId, id } = await paidOrder();
  const dry = (body?: object) =>
    admin.call('POST', `/api/all-order/${id}/refund?dryRun=true`, body && { reason: 'Bent', ...body });
  expect((await dry()).body).toEqual({ refunded: 42.4, net: 42.4, taxes: [], left: 0 });
  const part = await dry({ lines: [{ toolId, quantity: 1 }], shipping: 4.9 });
  expect(part.body).toEqual({ refunded: 17.4, net: 17.4, taxes: [], left: 25 });
  expectProblem(await dry({ amount: 42.41 }), 'refund-exceeds-paid');
  expect(await notesOf(id)).toEqual([]);
  const again = await admin.call('POST', `/api/all-order/${id}/refund`);
  expect(again.body).toEqual({ modifiedCount: 1 });
  expectProblem(await dry(), 'wrong-order-state');
});

it('units, freight and an amount go back in parts, and never more than is left', async () => {
  const { toolId, id } = await paidOrder();
  const unit = await refund(id, { lines: [{ toolId, quantity: 1 }] });
  expect(unit.body).toMatchObject({ refunded: 12.5, net: 12.5, taxes: [] });
  const freight = await refund(id, { shipping: 2 });
  expect(freight.body).toMatchObject({ refunded: 2, net: 2 });
  const tooMuch = await refund(id, { shipping: 2.91 });
  expectProblem(tooMuch, 'refund-exceeds-paid');
  expect(tooMuch.body.left).toBe(27.9);
  const less = await refund(id, { lines: [{ toolId, quantity: 1 }], amount: 10 });
  expect(less.body).toMatchObject({ refunded: 10 });
  expectProblem(await refund(id, { amount: 17.91 }), 'refund-exceeds-paid');
  const rest = await refund(id, { lines: [{ toolId, quantity: 1 }], shipping: 2.9, amount: 17.9 });
  expect(rest.body).toMatchObject({ refunded: 17.9, net: 17.9 });
  const notes = await notesOf(id);
  expect(notes.map(({ totalCents }) => totalCents)).toEqual([-1_250, -200, -1_000, -1_790]);
  expect(notes.map(({ groups }) => groups[0].shippingCents)).toEqual([0, -200, 0, -290]);
  expect(notes[2]?.lines.map(({ amountCents }: { amountCents: number }) => amountCents)).toEqual([
    -1_250, 250,
  ]);
});

it('freight of an order that was placed without any is unknown', async () => {
  await setTrade(null);
  const [buyer, toolId] = [await registerCustomer(), await addTool(admin, { moq: 1 })];
  const id = await placeOrder(buyer, toolId, 3);
  await payOrder(buyer, id);
  await setTrade(FREIGHT);
  expectProblem(await refund(id, { shipping: 1 }), 'validation-failed', { shipping: ['Unknown field'] });
  expectProblem(await refund(id, {}), 'validation-failed');
  const back = await refund(id, { lines: [{ toolId, quantity: 1 }] });
  expect(back.body).toEqual({ refunded: 12.5, refundId: expect.any(String) });
  expect((await notesOf(id))[0]).not.toHaveProperty('groups');
});
