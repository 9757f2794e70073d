import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectProblem } from '@/tests/api/support/problem';
import { payOrder } from '@/tests/api/support/provider';
import { newProgram, revokeCreatedKeys, type TestProgram } from '@/tests/support/api-keys';
import { addTool, anAdmin, placeOrder, registerCustomer } from '@/tests/support/people';

let program: TestProgram;
beforeAll(async () => {
  program = await newProgram(['events:read']);
});
afterAll(revokeCreatedKeys);

it('GET /api/event returns what happened to an order, for a key to read on after its last id', async () => {
  const since = new Date().toISOString();
  const buyer = await registerCustomer();
  const id = await placeOrder(buyer, await addTool(await anAdmin()));
  await payOrder(buyer, id);
  const { body: order } = await (await anAdmin()).call('GET', `/api/order/${id}`);

  const first = await program.call('GET', `/api/event?since=${since}&types=order.placed,order.paid`);
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const own = first.body.filter((event: { data: { id: string } }) => event.data.id === id);
  const data = { subject: 'order', id, number: order.number };
  expect(own).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'order.placed',
      timestamp: expect.stringMatching(/Z$/),
      data: { ...data, state: 'unpaid' },
    },
    expect.objectContaining({
      type: 'order.paid',
      data: { ...data, state: 'paid', invoiceNumber: order.invoiceNumber },
    }),
  ]);
  const next = await program.call('GET', `/api/event?after=${own[0].id}&limit=1&types=order.paid`);
  expect(next.body).toHaveLength(1);
});

it.each([
  'types=order.placed,order.vanished',
  'after=zz',
  `after=${'a'.repeat(24)}&since=2026-11-29T00:00:00Z`,
  'since=2026-11-29',
  'since=2026-11-29T00:00:00',
  'limit=501',
])('GET /api/event?%s is refused as not valid', async (query) => {
  expectProblem(await program.call('GET', `/api/event?${query}`), 'validation-failed');
});

it('GET /api/event refuses an id that the store does not have, so that a reader learns of a restored backup', async () => {
  expectProblem(await program.call('GET', `/api/event?after=${'a'.repeat(24)}`), 'event-unknown');
});
