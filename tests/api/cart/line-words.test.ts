import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { decide, ruledCompany, submitted } from '@/tests/support/approvals';
import { addTool, anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 500, moq: 1 });
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const patch = (buyer: Person, ...ops: object[]) => buyer.call('PATCH', '/api/cart', { ops });

async function order(buyer: Person, more: object = {}): Promise<string> {
  const { body: cart } = await buyer.call('GET', '/api/cart');
  const body = {
    version: cart.version,
    seenDue: cart.due,
    address: '1 Test Street',
    phone: '5550100',
    ...more,
  };
  const placed = await buyer.call('POST', '/api/cart/order', body, { 'idempotency-key': unique('key-') });
  expect(placed.status).toBe(201);
  return placed.body.insertedId;
}

it('note and day of a line go from the cart to the order, which promises the line for its own day', async () => {
  const buyer = await registerCustomer();
  const other = await addTool(admin, { quantity: 500, moq: 1 });
  const [soon, late] = [dayIn(40), dayIn(80)];
  const added = await patch(
    buyer,
    { op: 'add', toolId, quantity: 2, note: 'Paint red', requestedOn: late },
    { op: 'add', toolId: other, quantity: 1 },
  );
  expect(added.body.lines).toMatchObject([{ note: 'Paint red', requestedOn: late }, {}]);
  const id = await order(buyer, { requestedOn: soon });
  for (const path of [`/api/order/${id}`]) {
    const { body } = await buyer.call('GET', path);
    expect(body).toMatchObject({ requestedOn: soon, lines: [{ note: 'Paint red', requestedOn: late }, {}] });
    const [first, second] = body.lines.map(({ promisedOn }: { promisedOn: string }) => promisedOn);
    expect([first >= late, second >= soon, second < late]).toEqual([true, true, true]);
  }
  const { body: seen } = await admin.call('GET', `/api/order/${id}`);
  expect(seen.lines[0]).toMatchObject({ note: 'Paint red', requestedOn: late });
  await buyer.call('POST', `/api/order/${id}/again`, undefined, { 'idempotency-key': unique('key-') });
  const [again] = (await buyer.call('GET', '/api/cart')).body.lines;
  expect(again).toMatchObject({ quantity: 2, note: 'Paint red' });
  expect(again).not.toHaveProperty('requestedOn');
});

it('words of a line are kept as others join it, changed by a new quantity alone only where it says so', async () => {
  const buyer = await registerCustomer();
  const [early, late] = [dayIn(5), dayIn(9)];
  await patch(buyer, { op: 'add', toolId, quantity: 5, note: 'red', requestedOn: late });
  const joined = await patch(buyer, { op: 'add', toolId, quantity: 3, note: 'blue', requestedOn: early });
  const words = { note: `red · blue · 5 × ${late}`, requestedOn: early };
  expect(joined.body.lines).toMatchObject([{ quantity: 8, ...words }]);
  expect((await patch(buyer, { op: 'set', toolId, quantity: 9 })).body.lines).toMatchObject([words]);
  const lines = [{ toolId, quantity: 1, note: 'green' }];
  const merged = await buyer.call('POST', '/api/cart/merge', { lines });
  expect(merged.body.cart.lines[0].note).toBe(`${words.note} · green`);
  const emptied = await patch(buyer, { op: 'set', toolId, quantity: 9, note: '', requestedOn: null });
  expect(emptied.body.lines[0]).not.toHaveProperty('note');
  expect(emptied.body.lines[0]).not.toHaveProperty('requestedOn');
});

it('a day that cannot be wished and a note that is too long are refused, and the line stays as it was', async () => {
  const buyer = await registerCustomer();
  await patch(buyer, { op: 'add', toolId, quantity: 1, note: 'x'.repeat(900) });
  for (const words of [
    ...['2020-01-01', '2099-01-01', 'soon'].map((requestedOn) => ({ requestedOn })),
    { note: 'y'.repeat(200) },
    { note: 'y'.repeat(1_001) },
    { note: 'two\nlines' },
  ])
    expectProblem(await patch(buyer, { op: 'add', toolId, quantity: 1, ...words }), 'validation-failed');
  const merge = { lines: [{ toolId, quantity: 1, requestedOn: '2099-01-01' }] };
  expectProblem(await buyer.call('POST', '/api/cart/merge', merge), 'validation-failed');
  expect((await buyer.call('GET', '/api/cart')).body.lines).toMatchObject([{ quantity: 1 }]);
});

it('words of a line go with a cart through its approval', async () => {
  const { buyer, approver } = await ruledCompany();
  const words = { note: 'Paint red', requestedOn: dayIn(60) };
  const tool = await addTool(admin);
  await patch(buyer, { op: 'add', toolId: tool, quantity: 10, ...words });
  const id = await submitted(buyer, tool);
  expect((await approver.call('GET', `/api/requisition/${id}`)).body.lines[0]).toMatchObject(words);
  const { orderId } = (await decide(approver, id, 'approve')).body;
  expect((await buyer.call('GET', `/api/order/${orderId}`)).body.lines[0]).toMatchObject(words);
});
