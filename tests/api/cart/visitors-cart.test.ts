import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();

const merge = (buyer: Person, lines: unknown, key?: string) =>
  buyer.call('POST', '/api/cart/merge', { lines }, key ? { 'idempotency-key': key } : {});

const cartOf = async (buyer: Person) => (await buyer.call('GET', '/api/cart')).body;

it('a preview of lines has prices, problems and sums for anyone, and stores nothing', async () => {
  const [many, few] = await Promise.all([
    addTool(admin, { quantity: 100, moq: 1 }),
    addTool(admin, { quantity: 5, moq: 1 }),
  ]);
  const unknown = new ObjectId().toHexString();
  const lines = [many, few, unknown, 'no-id', many].map((toolId) => ({ toolId, quantity: 6 }));
  const { status, body, headers } = await call('POST', '/api/cart/preview', { lines });
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body).toMatchObject({ units: 30, goodsValue: 225, due: 225 });
  expect(body).not.toHaveProperty('version');
  expect(body.lines).toMatchObject([
    { toolId: many, quantity: 12, unitPrice: 12.5, lineTotal: 150, problems: [] },
    { toolId: few, problems: [{ code: 'quantity-above-available', fix: { quantity: 5 } }] },
    { toolId: unknown, name: '', problems: [{ code: 'not-on-sale' }] },
    { toolId: 'no-id', problems: [{ code: 'not-on-sale' }] },
  ]);
  const buyer = await registerCustomer();
  expect((await buyer.call('POST', '/api/cart/preview', { lines })).body).toEqual(body);
  expect(await cartOf(buyer)).toMatchObject({ version: 0, lines: [] });
});

it('a preview of lines is refused for more than 500 lines, other fields and what is no quantity', async () => {
  const line = { toolId: new ObjectId().toHexString(), quantity: 1 };
  const refused = [Array.from({ length: 501 }, () => line), [{ ...line, quantity: 0 }], [{ ...line, x: 1 }]];
  for (const lines of [...refused, undefined]) {
    const response = await call('POST', '/api/cart/preview', { lines });
    expect([response.status, response.body.code]).toEqual([422, 'validation-failed']);
  }
  const empty = await call('POST', '/api/cart/preview', { lines: [] });
  expect(empty.body).toEqual({ lines: [], units: 0, goodsValue: 0, due: 0 });
});

it("a visitor's cart joins the account's once, with the outcome of each line", async () => {
  const buyer = await registerCustomer();
  const [both, low, short] = await Promise.all([
    addTool(admin, { quantity: 100, moq: 1 }),
    addTool(admin, { quantity: 100, moq: 10 }),
    addTool(admin, { quantity: 5, moq: 1 }),
  ]);
  const gone = new ObjectId().toHexString();
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId: both, quantity: 2 }] });
  const lines = [both, low, short, gone].map((toolId) => ({ toolId, quantity: 8 }));
  const key = unique('key-');
  const joined = await Promise.all([merge(buyer, lines, key), merge(buyer, lines, key)]);
  expect(joined.map(({ status }) => status)).toEqual([200, 200]);
  const [{ body }, twin] = joined as [(typeof joined)[0], (typeof joined)[0]];
  expect(twin.body.outcomes).toEqual(body.outcomes);
  expect(body.outcomes.map(({ outcome, code }: Record<string, string>) => [outcome, code])).toEqual([
    ['added', 'line-added'],
    ['adjusted', 'line-adjusted'],
    ['adjusted', 'line-adjusted'],
    ['unavailable', 'line-not-on-sale'],
  ]);
  expect(body.cart.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([10, 10, 5]);
  expect(await cartOf(buyer)).toEqual(body.cart);

  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'remove', toolId: low }] });
  const again = await merge(buyer, lines, key);
  expect(again.body.outcomes).toEqual(body.outcomes);
  expect(again.body.cart.lines).toHaveLength(2);
  expectProblem(await merge(buyer, lines.slice(1), key), 'idempotency-mismatch');
  // Another key is another visitor's cart.
  const more = await merge(buyer, [{ toolId: both, quantity: 1, reference: 'Bay 7' }], unique('key-'));
  expect(more.body.cart.lines[0]).toMatchObject({ quantity: 11, reference: 'Bay 7' });
});

it("a visitor's cart is refused empty, with more than 500 lines, and with what is no quantity", async () => {
  const buyer = await registerCustomer();
  const line = { toolId: new ObjectId().toHexString(), quantity: 1 };
  expectProblem(await merge(buyer, []), 'validation-failed', { lines: ['Your cart is empty'] });
  const tooMany = await merge(
    buyer,
    Array.from({ length: 501 }, () => line),
  );
  expectProblem(tooMany, 'validation-failed', { lines: ['A cart holds at most 500 tools'] });
  expect((await merge(buyer, [{ ...line, quantity: 1.5 }])).status).toBe(422);
  expect(await cartOf(buyer)).toMatchObject({ version: 0, lines: [] });
});
