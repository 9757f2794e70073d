import { expect, it } from 'vitest';
import { orderSchema } from '@/lib/shared/orders/order.schema';
import { addTool, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';

function idsOf(orders: { _id: string }[]): string[] {
  return orders.map(({ _id }) => _id);
}

const [admin, buyer, stranger] = await Promise.all([signInAdmin(), registerCustomer(), registerCustomer()]);
const toolId = await addTool(admin);
const cancelled = await placeOrder(buyer, toolId);
const kept = await placeOrder(buyer, toolId);
await buyer.call('DELETE', `/api/order/${cancelled}`);

it('GET /api/order lists the caller’s own orders without cancelled ones, each with the fields of its schema alone', async () => {
  const { status, body } = await buyer.call('GET', '/api/order');
  expect(status).toBe(200);
  expect(idsOf(body)).toEqual([kept]);
  expect(orderSchema.strict().array().safeParse(body).error).toBeUndefined();
});

it('GET /api/order/{id} keeps what was bought when the tool is deleted', async () => {
  const gone = await addTool(admin, { name: 'Discontinued', price: 3 });
  const id = await placeOrder(buyer, gone);
  await admin.call('DELETE', `/api/tool/${gone}`);
  const { body } = await buyer.call('GET', `/api/order/${id}`);
  expect(body).toMatchObject({ toolName: 'Discontinued', orderValue: 30, state: 'unpaid' });
  expect((await buyer.call('DELETE', `/api/order/${id}`)).body).toEqual({ deletedCount: 1 });
});

it('GET /api/all-order lists everyone’s orders, newest first, with the total', async () => {
  const theirs = await placeOrder(stranger, toolId);
  const { body, headers } = await admin.call('GET', '/api/all-order');
  const ids = idsOf(body);
  expect(ids.indexOf(theirs)).toBeGreaterThanOrEqual(0);
  expect(ids.indexOf(theirs)).toBeLessThan(ids.indexOf(kept));
  expect(ids).not.toContain(cancelled);
  expect(headers.get('x-total-count')).toBe(String(ids.length));
});

it('GET /api/all-order finds an order by its number in any case, and by e-mail only with every other word', async () => {
  const search = async (q: string) => {
    const { body, headers } = await admin.call('GET', `/api/all-order?q=${encodeURIComponent(q)}`);
    return [idsOf(body), headers.get('x-total-count')];
  };
  const number = (await buyer.call('GET', `/api/order/${kept}`)).body.number as string;
  expect(await search(number.toLowerCase())).toEqual([[kept], '1']);
  expect(await search(`${buyer.email} ${number}`)).toEqual([[kept], '1']);
  expect(await search(`${buyer.email} nowhere-to-be-found`)).toEqual([[], '0']);
});

it.each(['.*', '(a+)+$', '[', '%00', '\\'])(
  'GET /api/all-order treats %s as words, never as a pattern',
  async (q) => {
    const response = await admin.call(
      'GET',
      `/api/all-order?limit=1&q=${q === '%00' ? q : encodeURIComponent(q)}`,
    );
    expect(response.status).toBe(200);
  },
);
