import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();

type Line = { toolId: string; quantity: number; reference?: string };

const add = (buyer: Person, body: object) => buyer.call('POST', '/api/list', body);
const read = (buyer: Person, id: string) => buyer.call('GET', `/api/list/${id}`);

async function aList(buyer: Person, lines: Line[]): Promise<string> {
  const { status, body } = await add(buyer, { name: 'Van 3', note: 'Each Monday', lines });
  expect(status).toBe(201);
  return body.insertedId;
}

it('named lists are stored, read at present prices, replaced and deleted', async () => {
  const buyer = await registerCustomer();
  const [one, two] = await Promise.all([
    addTool(admin, { quantity: 100, moq: 1 }),
    addTool(admin, { quantity: 100, moq: 10 }),
  ]);
  const id = await aList(buyer, [
    { toolId: one, quantity: 4, reference: 'Bay 7' },
    { toolId: two, quantity: 3 },
  ]);
  const { body: list } = await read(buyer, id);
  expect(list).toMatchObject({ _id: id, name: 'Van 3', note: 'Each Monday', version: 1, lineCount: 2 });
  expect(list).toMatchObject({ units: 7, goodsValue: 87.5 });
  expect(list.lines).toMatchObject([
    { toolId: one, quantity: 4, reference: 'Bay 7', unitPrice: 12.5, problems: [] },
    { toolId: two, quantity: 3, problems: [{ code: 'quantity-below-moq', fix: { quantity: 10 } }] },
  ]);
  const renamed = { version: 1, name: 'Van 4', lines: [{ toolId: two, quantity: 20 }] };
  const changed = await buyer.call('PUT', `/api/list/${id}`, renamed);
  expect([changed.status, changed.body]).toEqual([200, { modifiedCount: 1 }]);
  expectProblem(await buyer.call('PUT', `/api/list/${id}`, renamed), 'conflict');
  const all = await buyer.call('GET', '/api/list');
  expect(all.headers.get('x-total-count')).toBe('1');
  expect(all.body).toMatchObject([{ _id: id, name: 'Van 4', note: '', version: 2, lineCount: 1 }]);
  expect(all.body[0]).not.toHaveProperty('lines');
  expect((await buyer.call('DELETE', `/api/list/${id}`)).body).toEqual({ deletedCount: 1 });
  expectProblem(await read(buyer, id), 'not-found');
  expect((await buyer.call('GET', '/api/list')).body).toEqual([]);
});

it('named lists still contain a tool that is not sold any more, and accept no new one', async () => {
  const buyer = await registerCustomer();
  const gone = await addTool(admin, { quantity: 100, moq: 1 });
  const id = await aList(buyer, [{ toolId: gone, quantity: 4 }]);
  const { body: before } = await read(buyer, id);
  await admin.call('DELETE', `/api/tool/${gone}`);
  const lines = [{ toolId: gone, quantity: 5 }];
  expect((await buyer.call('PUT', `/api/list/${id}`, { version: 1, name: 'Van', lines })).status).toBe(200);
  const { body: list } = await read(buyer, id);
  expect(list.lines).toMatchObject([{ name: before.lines[0].name, problems: [{ code: 'not-on-sale' }] }]);
  expectProblem(await add(buyer, { name: 'Van', lines }), 'not-found');
});

it('named lists go into the cart as a whole, once a key, with an outcome a line', async () => {
  const buyer = await registerCustomer();
  const [one, two, gone] = await Promise.all([
    addTool(admin, { quantity: 100, moq: 1 }),
    addTool(admin, { quantity: 100, moq: 10 }),
    addTool(admin, { quantity: 100, moq: 1 }),
  ]);
  const id = await aList(
    buyer,
    [one, two, gone].map((toolId) => ({ toolId, quantity: 4 })),
  );
  await admin.call('DELETE', `/api/tool/${gone}`);
  const key = { 'idempotency-key': unique('key-') };
  const toCart = () => buyer.call('POST', `/api/list/${id}/to-cart`, undefined, key);
  const { status, body } = await toCart();
  expect(status).toBe(200);
  expect(body.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'added',
    'adjusted',
    'unavailable',
  ]);
  expect(body.outcomes[2].name).not.toBe('');
  expect(body.cart.lines.map(({ quantity }: Line) => quantity)).toEqual([4, 10]);
  expect((await toCart()).body).toEqual(body);
  expect((await read(buyer, id)).body.lineCount).toBe(3);
});

it('named lists are refused without a name, with a tool twice or unknown, and beyond 500 lines', async () => {
  const buyer = await registerCustomer();
  const toolId = await addTool(admin, { quantity: 100, moq: 1 });
  const line = { toolId, quantity: 1 };
  expectProblem(await add(buyer, { name: ' ', lines: [] }), 'validation-failed', {
    name: ['Name of the list required'],
  });
  expectProblem(await add(buyer, { name: 'Van', lines: [line, line] }), 'validation-failed', {
    lines: ['A tool is in this list twice'],
  });
  for (const other of [new ObjectId().toHexString(), 'no-id']) {
    expectProblem(await add(buyer, { name: 'Van', lines: [{ ...line, toolId: other }] }), 'not-found');
  }
  const many = Array.from({ length: 501 }, () => ({ ...line, toolId: new ObjectId().toHexString() }));
  expectProblem(await add(buyer, { name: 'Van', lines: many }), 'validation-failed', {
    lines: ['A list holds at most 500 tools'],
  });
  expect((await add(buyer, { name: 'Van', lines: [{ ...line, quantity: 0 }] })).status).toBe(422);
});

it('named lists belong to one account, are in its data, and go with it', async () => {
  const [buyer, stranger] = await Promise.all([registerCustomer(), registerCustomer()]);
  const toolId = await addTool(admin, { quantity: 100, moq: 1 });
  const id = await aList(buyer, [{ toolId, quantity: 4, reference: 'Bay 7' }]);
  for (const other of [stranger, admin]) {
    expectProblem(await read(other, id), 'not-found');
    expectProblem(await other.call('DELETE', `/api/list/${id}`), 'not-found');
    expectProblem(await other.call('POST', `/api/list/${id}/to-cart`), 'not-found');
  }
  const { body: data } = await buyer.call('GET', '/api/account/data');
  expect(data.lists).toMatchObject([
    { name: 'Van 3', note: 'Each Monday', lines: [{ quantity: 4, reference: 'Bay 7' }] },
  ]);
});

it('named lists say when a line was ordered last, for paid orders alone', async () => {
  const buyer = await registerCustomer();
  const [paid, unpaid] = await Promise.all([addTool(admin), addTool(admin)]);
  await payOrder(buyer, await placeOrder(buyer, paid));
  await placeOrder(buyer, unpaid);
  const id = await aList(
    buyer,
    [paid, unpaid].map((toolId) => ({ toolId, quantity: 10 })),
  );
  const { lines } = (await read(buyer, id)).body;
  expect(lines[0].orderedAt).toMatch(/^20\d\d-/);
  expect(lines[1]).not.toHaveProperty('orderedAt');
});

it('named lists go out as labels, of the whole list or of some, for their owner alone', async () => {
  const [buyer, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  const [one, two] = await Promise.all([addTool(admin), addTool(admin)]);
  const id = await aList(
    buyer,
    [one, two].map((toolId) => ({ toolId, quantity: 10 })),
  );
  const labels = (person: Person, query = '') => person.call('GET', `/api/list/${id}/labels.pdf${query}`);
  for (const query of ['', '?language=de', `?tools=${one}`]) {
    const { status, headers } = await labels(buyer, query);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
  }
  expectProblem(await labels(other), 'not-found');
  expectProblem(await labels(admin), 'not-found');
  expectProblem(await labels(buyer, `?tools=${'0'.repeat(24)}`), 'validation-failed');
  const empty = await add(buyer, { name: 'Empty', lines: [] });
  expect(empty.status).toBe(201);
  const none = await buyer.call('GET', `/api/list/${empty.body.insertedId}/labels.pdf`);
  expect(none.body).toMatchObject({ errors: { tools: ['This list has no tools'] } });
});

it('the tools bought last are those of paid orders, the latest first, with the last quantity, if they are on sale', async () => {
  const [buyer, other] = await Promise.all([registerCustomer(), registerCustomer()]);
  const [first, second, gone, unpaid] = await Promise.all([
    addTool(admin, { quantity: 100 }),
    addTool(admin, { quantity: 100 }),
    addTool(admin, { quantity: 100 }),
    addTool(admin, { quantity: 100 }),
  ]);
  for (const [toolId, quantity] of [
    [first, 10],
    [second, 12],
    [gone, 10],
    [first, 15],
  ] as const) {
    await payOrder(buyer, await placeOrder(buyer, toolId, quantity));
  }
  await placeOrder(buyer, unpaid);
  await admin.call('DELETE', `/api/tool/${gone}`);
  const { body, headers } = await buyer.call('GET', '/api/bought-tool');
  expect(body).toMatchObject([
    { toolId: first, quantity: 15, unitPrice: 12.5, problems: [] },
    { toolId: second, quantity: 12 },
  ]);
  expect(headers.get('x-total-count')).toBe('2');
  expect((await other.call('GET', '/api/bought-tool')).body).toEqual([]);
});
