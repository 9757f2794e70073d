import { expect, it } from 'vitest';
import { shop } from '#shop';
import { shipDay } from '@/lib/shared/shipments/ship-day';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import { ledgerOf, stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, call, registerCustomer, signInAdmin } from '@/tests/support/people';
import { money } from '@/tests/support/shop/money';
import { mailTo, unique } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);

function order(toolId: string, overrides: Record<string, unknown> = {}) {
  return { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100', ...overrides };
}

async function quantityOf(toolId: string): Promise<number> {
  return (await call('GET', `/api/tool/${toolId}`)).body.quantity;
}

it('POST /api/order reserves the units, with a ledger line, an unpaid order and a mail', async () => {
  const toolId = await addTool(admin, { price: 12.35, moq: 10, quantity: 100 });
  const response = await buyer.call(
    'POST',
    '/api/order',
    order(toolId, { orderQuantity: 12, orderValue: 148.2 }),
  );
  expect(response.status).toBe(201);
  const { insertedId } = response.body;
  const { body } = await buyer.call('GET', `/api/order/${insertedId}`);
  expect(body).toMatchObject({
    _id: insertedId,
    toolId,
    orderQuantity: 12,
    unitPrice: 12.35,
    orderValue: 148.2,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    address: '1 Test Street',
    phone: '5550100',
    paid: false,
    state: 'unpaid',
    timeline: [{ state: 'unpaid', by: 'buyer' }],
  });
  for (const absent of ['status', 'transactionId', 'paidAt', 'totals', 'idempotency'])
    expect(body).not.toHaveProperty(absent);
  expect(new Date(body.placedAt).toISOString()).toBe(body.placedAt);
  expect(await quantityOf(toolId)).toBe(88);
  expect(await ledgerOf(toolId)).toEqual({ sum: 88, reasons: ['initial', 'order-placed'] });
  const mail = await mailTo(buyer.email, new RegExp(`Order ${body.number} placed`));
  expect(mail.text).toContain(money(148.2));
});

it('POST /api/order has the buyer’s PO number, reference and note, and none where they are left out or empty', async () => {
  const toolId = await addTool(admin, { moq: 1, quantity: 100 });
  const words = { poNumber: ' PO-4711 ', reference: 'Bay 7', note: 'Ring twice.\nThen wait.' };
  const placed = await buyer.call('POST', '/api/order', order(toolId, words));
  expect(placed.status).toBe(201);
  const { body } = await buyer.call('GET', `/api/order/${placed.body.insertedId}`);
  expect(body).toMatchObject({ poNumber: 'PO-4711', note: words.note, lines: [{ reference: 'Bay 7' }] });

  const empty = { poNumber: '', reference: '  ', note: '' };
  const plain = await buyer.call('POST', '/api/order', order(toolId, empty));
  const without = (await buyer.call('GET', `/api/order/${plain.body.insertedId}`)).body;
  expect(without).not.toHaveProperty('poNumber');
  expect(without).not.toHaveProperty('note');
  expect(without.lines[0]).not.toHaveProperty('reference');
});

it.each([
  ['poNumber', 'P'.repeat(36)],
  ['poNumber', 'two\nlines'],
  ['poNumber', 4711],
  ['reference', 'R'.repeat(101)],
  ['reference', null],
  ['note', 'N'.repeat(1_001)],
  ['note', 'line\n'.repeat(100)],
])('POST /api/order with %s %j is refused, and nothing is ordered', async (field, value) => {
  const toolId = await addTool(admin, { moq: 1, quantity: 100 });
  const refused = await buyer.call('POST', '/api/order', order(toolId, { [field]: value }));
  expectProblem(refused, 'validation-failed');
  expect(refused.body.errors).toHaveProperty(field);
  expect(await quantityOf(toolId)).toBe(100);
});

it('POST /api/order is another one with another PO number: its key is refused', async () => {
  const toolId = await addTool(admin, { moq: 1, quantity: 100 });
  const headers = { 'Idempotency-Key': unique('key-') };
  const send = (words: Record<string, unknown>) =>
    buyer.call('POST', '/api/order', order(toolId, words), headers);
  const [first, again] = [await send({ poNumber: 'PO-1' }), await send({ poNumber: 'PO-1' })];
  expect(again.body).toEqual(first.body);
  expectProblem(await send({ poNumber: 'PO-2' }), 'idempotency-mismatch');
  expectProblem(await send({}), 'idempotency-mismatch');
});

it('POST /api/order fixes the day on which it is expected to ship, which the mail names', async () => {
  const toolId = await addTool(admin, { moq: 1, quantity: 100 });
  const { insertedId } = (await buyer.call('POST', '/api/order', order(toolId))).body;
  const { body } = await buyer.call('GET', `/api/order/${insertedId}`);
  // The default settings.
  const calendar = { timeZone: shop.timeZone, cutOffHour: 14, workingDays: [1, 2, 3, 4, 5], holidays: [] };
  const day = shipDay({ quantity: 10, available: 100 }, calendar, new Date(body.placedAt)) ?? '';
  expect(body.shipsOn).toBe(day);
  const listed = (await buyer.call('GET', '/api/order')).body;
  expect(listed.find(({ _id }: { _id: string }) => _id === insertedId).shipsOn).toBe(day);
  const mail = await mailTo(buyer.email, new RegExp(`Order ${body.number} placed`));
  expect(mail.text).toContain(`${wholeShipDay(day, 'en')}, if paid in time`);
});

it('text that is none is refused, whether it is invisible or not valid UTF-8', async () => {
  const toolId = await addTool(admin);
  for (const address of ['\u200b', '\u2800\u3164', '1 Test \ud800 Street']) {
    const refused = await buyer.call('POST', '/api/order', order(toolId, { address }));
    expectProblem(refused, 'validation-failed');
    expect(Object.keys(refused.body.errors)).toEqual(['address']);
  }
  const named = await buyer.call('POST', '/api/order', order(toolId, { toolName: 'A\udc00' }));
  expect(Object.keys(named.body.errors)).toEqual(['toolName']);
  expect((await call('GET', '/api/tool?q=%ED%A0%80')).body.errors).toHaveProperty('q');
});

it('Idempotency-Key creates one order for a double click, even if it takes the last units', async () => {
  const toolId = await addTool(admin, { quantity: 10 });
  const headers = { 'idempotency-key': unique('key-') };
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => buyer.call('POST', '/api/order', order(toolId), headers)),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(new Set(responses.map(({ body }) => body.insertedId)).size).toBe(1);
  expect(await ledgerOf(toolId)).toEqual({ sum: 0, reasons: ['initial', 'order-placed'] });
  expect(await stored('orders').countDocuments({ 'idempotency.key': headers['idempotency-key'] })).toBe(1);
});

it('the last units are never sold twice: of 20 buyers at once each gets units or the number that is left', async () => {
  const toolId = await addTool(admin, { quantity: 7, moq: 1 });
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => buyer.call('POST', '/api/order', order(toolId, { orderQuantity: 1 }))),
  );
  const won = responses.filter(({ status }) => status === 201);
  expect(won).toHaveLength(7);
  for (const lost of responses.filter(({ status }) => status !== 201)) {
    expect([409, 422]).toContain(lost.status);
    expectProblem(lost, lost.status === 409 ? 'out-of-stock' : 'validation-failed', {
      orderQuantity: ['Quantity greater than available'],
    });
    expect(lost.body.detail).toBe('There are no units left.');
  }
  expect(await quantityOf(toolId)).toBe(0);
  expect((await ledgerOf(toolId)).sum).toBe(0);

  const cancelled = await Promise.all(
    won.map(({ body }) => buyer.call('DELETE', `/api/order/${body.insertedId}`)),
  );
  expect(cancelled.map(({ body }) => body)).toEqual(Array(7).fill({ deletedCount: 1 }));
  expect(await quantityOf(toolId)).toBe(7);
  expect((await ledgerOf(toolId)).sum).toBe(7);
});

it('the last units go to large and small orders alike without going below zero', async () => {
  const toolId = await addTool(admin, { quantity: 23, moq: 1 });
  const wanted = [5, 3, 8, 2, 7, 4, 6, 1, 9, 5];
  const responses = await Promise.all(
    wanted.map((orderQuantity) => buyer.call('POST', '/api/order', order(toolId, { orderQuantity }))),
  );
  const sold = wanted
    .filter((_, place) => responses[place]?.status === 201)
    .reduce((sum, units) => sum + units, 0);
  expect(sold).toBeLessThanOrEqual(23);
  expect(await quantityOf(toolId)).toBe(23 - sold);
  expect((await ledgerOf(toolId)).sum).toBe(23 - sold);
});
