import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, registerCustomer, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const [admin, buyer] = await Promise.all([signInAdmin(), registerCustomer()]);
const toolId = await addTool(admin, { price: 2, quantity: 10_000 });
const sku = (await admin.call('GET', `/api/tool/${toolId}`)).body.sku;

/** An order of a cart, with a number of the buyer's own. */
async function orderWith(poNumber: string, by = buyer): Promise<string> {
  const ops = [{ op: 'add', toolId, quantity: 20 }];
  const { version, due } = (await by.call('PATCH', '/api/cart', { ops })).body;
  const body = { version, seenDue: due, address: '1 Test Street', phone: '5550100', poNumber };
  const placed = await by.call('POST', '/api/cart/order', body, { 'idempotency-key': unique('order') });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return placed.body.insertedId;
}

const selected = (kind: string, ids: readonly string[], by = admin, more = '') =>
  by.call('GET', `/api/all-order/${kind}?ids=${ids.join(',')}${more}`);

it('orders of one number of the buyer’s name each other, to their buyer and to admins, and are found by it', async () => {
  const poNumber = unique('PO');
  const [one, two] = [await orderWith(poNumber), await orderWith(poNumber)];
  await orderWith(poNumber, await registerCustomer());
  const released = await orderWith(poNumber);
  await buyer.call('DELETE', `/api/order/${released}`);
  const named = (await buyer.call('GET', `/api/order/${two}`)).body.samePoNumber;
  expect(named).toEqual([{ _id: one, number: expect.stringMatching(/^ORD-/), placedAt: expect.any(String) }]);
  expect((await admin.call('GET', `/api/order/${one}`)).body.samePoNumber).toMatchObject([{ _id: two }]);
  const other = await orderWith(unique('PO'));
  expect((await buyer.call('GET', `/api/order/${other}`)).body.samePoNumber).toBeUndefined();
  const own = await buyer.call('GET', `/api/order?poNumber=${poNumber}&limit=1`);
  expect(own.headers.get('x-total-count')).toBe('2');
  expect(own.body).toMatchObject([{ _id: two }]);
});

it('orders of one number of the buyer’s are the same number in another writing, and are stored as written', async () => {
  const poNumber = unique('po ');
  const [one, two] = [await orderWith(poNumber), await orderWith(poNumber.toUpperCase().replace(' ', '   '))];
  const { body } = await buyer.call('GET', `/api/order/${two}`);
  expect(body.poNumber).toBe(poNumber.toUpperCase().replace(' ', '   '));
  expect(body.samePoNumber).toMatchObject([{ _id: one }]);
  const asked = encodeURIComponent(`  ${poNumber.replace(' ', '  ')} `);
  const own = await buyer.call('GET', `/api/order?poNumber=${asked}`);
  expect(own.body.map(({ _id }: { _id: string }) => _id)).toEqual([two, one]);
  for (const q of [poNumber, poNumber.toUpperCase(), poNumber.replace(' ', '  ')]) {
    const found = await admin.call('GET', `/api/all-order?q=${encodeURIComponent(q)}`);
    expect(found.body.map(({ _id }: { _id: string }) => _id)).toEqual([two, one]);
  }
});

it('orders of one number of the buyer’s are found by an admin by that number, by the SKU of a line, by buyer and by their own number', async () => {
  const poNumber = unique('PO');
  const orderId = await orderWith(poNumber);
  const { number } = (await admin.call('GET', `/api/order/${orderId}`)).body;
  for (const q of [poNumber, number, `${sku} ${poNumber}`, `${buyer.email} ${number}`]) {
    const { body } = await admin.call('GET', `/api/all-order?q=${encodeURIComponent(q)}`);
    expect(body.map(({ _id }: { _id: string }) => _id)).toContain(orderId);
  }
});

it('selected orders are packed, picked and exported, by admins with their token', async () => {
  const ids = [await orderWith('A1'), await orderWith('A2'), await orderWith('A3')];
  for (const id of ids.slice(0, 2)) await payOrder(buyer, id);
  for (const kind of ['packing-slips.pdf', 'pick-list.pdf']) {
    const response = await selected(kind, ids);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expectProblem(await selected(kind, ids.slice(2)), 'wrong-order-state');
  }
  const csv = await selected('export.csv', ids);
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
  expect(csv.body.split('\r\n')).toHaveLength(5);
  expect(csv.body).toContain(sku);
  expect((await selected('export.csv', ids, admin, '&language=de')).body).toContain('order;state;placed;');
  // What has shipped is not picked any more; its slip can be printed again.
  await admin.call('PATCH', `/api/all-order/${ids[0]}`);
  expectProblem(await selected('pick-list.pdf', ids.slice(0, 1)), 'wrong-order-state');
  expect((await selected('packing-slips.pdf', ids.slice(0, 1))).status).toBe(200);
});

it('selected orders are refused where one is unknown, and where there is none', async () => {
  const id = await orderWith('B1');
  for (const kind of ['packing-slips.pdf', 'pick-list.pdf', 'export.csv']) {
    expectProblem(await selected(kind, [id, '0123456789abcdef01234567']), 'not-found');
    // A file without a selection is the whole list's.
    if (kind !== 'export.csv') expectProblem(await selected(kind, []), 'validation-failed');
    expectProblem(await selected(kind, ['nonsense']), 'validation-failed');
  }
});
