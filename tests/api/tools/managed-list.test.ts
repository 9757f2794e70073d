import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { addTool, call, placeOrder, registerCustomer, signInAdmin } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

const [admin, customer] = await Promise.all([signInAdmin(), registerCustomer()]);

type Listed = { _id: string; sold?: number; isLowStock?: boolean };
const list = (query: string) => admin.call('GET', `/api/tool?state=all&${query}`);
const idsOf = (body: Listed[]) => body.map(({ _id }) => _id);
const edit = (id: string, change: Record<string, unknown>) => admin.call('PATCH', `/api/tool/${id}`, change);

it('GET /api/tool with state sorts by what sold lately and by stock, and returns both', async () => {
  const word = unique('zs');
  const [slow, fast] = await Promise.all(
    [300, 200].map((quantity, index) => addTool(admin, { name: `Seller ${index} ${word}`, quantity })),
  );
  if (!slow || !fast) throw new Error('not added');
  await payOrder(customer, await placeOrder(customer, fast, 20));
  // What was summed up before may still be told for a few seconds.
  await expect
    .poll(async () => (await list(`q=${word}&sort=-sold`)).body, { timeout: 15_000 })
    .toMatchObject([
      { _id: fast, sold: 20, quantity: 180 },
      { _id: slow, sold: 0 },
    ]);
  expect(idsOf((await list(`q=${word}&sort=sold`)).body)).toEqual([slow, fast]);
  expect(idsOf((await list(`q=${word}&sort=quantity`)).body)).toEqual([fast, slow]);
  expect(idsOf((await list(`q=${word}&sort=-quantity`)).body)).toEqual([slow, fast]);
});

it('GET /api/tool with state finds what is below its own limit, which an edit sets and takes away', async () => {
  const word = unique('zl');
  const id = await addTool(admin, { name: `Low ${word}`, quantity: 60 });
  expect((await list(`q=${word}&lowStock=true`)).body).toEqual([]);
  expect((await edit(id, { revision: 1, lowStockBelow: 61 })).status).toBe(200);
  expect((await list(`q=${word}&lowStock=true`)).body).toMatchObject([{ _id: id, isLowStock: true }]);
  expect((await edit(id, { revision: 2, lowStockBelow: null })).status).toBe(200);
  expect((await list(`q=${word}&lowStock=true`)).body).toEqual([]);
  const stale = await edit(id, { revision: 2, lowStockBelow: 5 });
  expectProblem(stale, 'edited-meanwhile');
  expect(stale.body.current).toMatchObject({ lowStockBelow: null, revision: 3 });
});

it('GET /api/tool with state refuses limits that are none, and returns none of it to the public', async () => {
  const word = unique('zp');
  const id = await addTool(admin, { name: `Public ${word}` });
  for (const lowStockBelow of [-1, 1.5, 10_000_001]) {
    const refused = await edit(id, { revision: 1, lowStockBelow });
    expectProblem(refused, 'validation-failed');
    const code = lowStockBelow > 2 ? 'low-stock-too-high' : 'low-stock-invalid';
    expect(refused.body.errors.lowStockBelow).toEqual([VALIDATION[code]]);
  }
  const [shown] = (await call('GET', `/api/tool?q=${word}&lowStock=true`)).body;
  expect(shown).toMatchObject({ _id: id });
  for (const field of ['sold', 'isLowStock', 'lowStockBelow']) expect(shown).not.toHaveProperty(field);
});
