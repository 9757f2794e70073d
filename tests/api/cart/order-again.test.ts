import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, type Person, placeOrder, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();

const again = (buyer: Person, id: string, key?: string) =>
  buyer.call('POST', `/api/order/${id}/again`, undefined, key ? { 'idempotency-key': key } : {});

/** Orders so many units of each tool. */
async function orderOf(buyer: Person, lines: { toolId: string; quantity: number; reference?: string }[]) {
  const ops = lines.map((line) => ({ op: 'add', ...line }));
  const { body: cart } = await buyer.call('PATCH', '/api/cart', { ops });
  const body = { version: cart.version, seenDue: cart.due, address: '1 Test Street', phone: '5550100' };
  const placed = await buyer.call('POST', '/api/cart/order', body, { 'idempotency-key': unique('key-') });
  expect(placed.status).toBe(201);
  return placed.body.insertedId as string;
}

async function change(toolId: string, fields: object): Promise<void> {
  const { body } = await admin.call('GET', `/api/tool/${toolId}?state=`);
  const { status } = await admin.call('PATCH', `/api/tool/${toolId}`, { revision: body.revision, ...fields });
  expect(status).toBe(200);
}

it('ordering again puts every line of an order into the cart, with the outcome of each', async () => {
  const buyer = await registerCustomer();
  const [same, short, gone, retired, successor] = await Promise.all([
    addTool(admin, { quantity: 100, moq: 1 }),
    addTool(admin, { quantity: 12, moq: 1 }),
    addTool(admin, { quantity: 100, moq: 1 }),
    addTool(admin, { quantity: 100, moq: 1 }),
    addTool(admin, { quantity: 100, moq: 1 }),
  ]);
  const order = await orderOf(
    buyer,
    [same, short, gone, retired].map((toolId) => ({ toolId, quantity: 8, reference: 'Bay 7' })),
  );
  const { body: before } = await buyer.call('GET', `/api/order/${order}`);
  expect(before.lines[0].reference).toBe('Bay 7');
  await admin.call('DELETE', `/api/tool/${gone}`);
  await change(retired, { state: 'retired', successorId: successor });
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId: same, quantity: 2 }] });

  const key = unique('key-');
  const { status, body } = await again(buyer, order, key);
  expect(status).toBe(200);
  expect(body.outcomes.map(({ outcome, sku }: Record<string, string>) => [outcome, sku])).toEqual([
    ['added', before.lines[0].sku],
    ['adjusted', before.lines[1].sku],
    ['unavailable', before.lines[2].sku],
    ['replaced', before.lines[3].sku],
  ]);
  const inCart = body.cart.lines.map(({ toolId, quantity }: { toolId: string; quantity: number }) => [
    toolId,
    quantity,
  ]);
  expect(inCart).toEqual([
    [same, 10],
    [short, 4],
    [successor, 8],
  ]);
  expect(body.cart.lines[1].reference).toBe('Bay 7');
  expect((await again(buyer, order, key)).body).toEqual(body);
  expect((await again(buyer, order)).body.cart.lines[0].quantity).toBe(18);
});

it('ordering again works with every order of one’s own, and with no other', async () => {
  const buyer = await registerCustomer();
  const toolId = await addTool(admin, { quantity: 100, moq: 1 });
  const order = await placeOrder(buyer, toolId, 3);
  await buyer.call('DELETE', `/api/order/${order}`);
  const { body } = await again(buyer, order);
  expect(body.outcomes).toMatchObject([{ toolId, outcome: 'added' }]);
  expectProblem(await again(buyer, new ObjectId().toHexString()), 'not-found');
  expectProblem(await again(buyer, 'no-id'), 'not-found');
  const other = await placeOrder(buyer, toolId, 1);
  const key = unique('key-');
  await again(buyer, order, key);
  expectProblem(await again(buyer, other, key), 'idempotency-mismatch');
});
