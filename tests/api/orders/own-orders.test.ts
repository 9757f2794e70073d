import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const admin = await anAdmin();
const buyer = await registerCustomer();
const skus = [unique('OWN-').toUpperCase(), unique('OWN-').toUpperCase()];
const [one, two] = await Promise.all(skus.map((sku) => addTool(admin, { sku, quantity: 1_000 })));
const old = await placeOrder(buyer, one as string);
const recent = await placeOrder(buyer, two as string);
await (await registerCustomer()).call('GET', '/api/order');
const placedAt = new Date('2026-01-31T23:59:59.999Z');
await stored('orders').updateOne({ _id: new ObjectId(old) }, { $set: { placedAt } });

const found = async (query: string) => {
  const { status, body, headers } = await buyer.call('GET', `/api/order?limit=10&${query}`);
  expect(status).toBe(200);
  const ids = body.map(({ _id }: { _id: string }) => _id);
  expect(headers.get('x-total-count')).toBe(String(ids.length));
  return ids;
};

it('one’s own orders are found by number and SKU, by each word, in any case', async () => {
  const { number } = (await buyer.call('GET', `/api/order/${old}`)).body;
  for (const q of [number, number.toLowerCase(), skus[0] as string, `${skus[0]} ${number}`]) {
    expect(await found(`q=${encodeURIComponent(q)}`), q).toEqual([old]);
  }
  expect(await found(`q=${number} ${skus[1]}`)).toEqual([]);
  expect(await found('q=')).toEqual([recent, old]);
});

it('one’s own orders can be downloaded as a file of one row a line, only those requested, and no one else’s', async () => {
  const { number } = (await buyer.call('GET', `/api/order/${old}`)).body;
  const all = await buyer.call('GET', '/api/order/export.csv');
  expect(all.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
  expect(all.headers.get('cache-control')).toBe('private, no-store');
  const skusOf = ({ body }: { body: string }) =>
    body.split('\r\n').flatMap((row) => skus.find((sku) => row.includes(sku)) ?? []);
  expect(skusOf(all)).toEqual([skus[1], skus[0]]);
  expect(skusOf(await buyer.call('GET', `/api/order/export.csv?q=${number}`))).toEqual([skus[0]]);
  expect(skusOf(await (await registerCustomer()).call('GET', '/api/order/export.csv'))).toEqual([]);
});

it('one’s own orders are found by the days on which they were placed, which belong to the time', async () => {
  expect(await found('from=2026-01-31&to=2026-01-31')).toEqual([old]);
  expect(await found('to=2026-01-30')).toEqual([]);
  expect(await found('from=2026-02-01')).toEqual([recent]);
  expect(await found('from=2026-01-31&state=unpaid')).toEqual([recent, old]);
  expect(await found('from=2026-01-31&state=shipped')).toEqual([]);
  for (const query of ['from=31.01.2026', 'to=2026-02-30']) {
    expectProblem(await buyer.call('GET', `/api/order?${query}`), 'validation-failed');
  }
});
