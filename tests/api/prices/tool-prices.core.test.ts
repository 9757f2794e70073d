import { expect, it } from 'vitest';
import { VALIDATION } from '@/lib/shared/messages/messages';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, call, type Person, registerCustomer } from '@/tests/support/people';
import { addPriceGroup, addPriceList, joinPriceGroup } from '@/tests/support/price-lists';
import { unique } from '@/tests/support/store';

const UNKNOWN = '0123456789abcdef01234567';

const admin = await anAdmin();

/** At 12.50, from two units on. */
async function aTool(more: object = {}): Promise<{ id: string; sku: string }> {
  const sku = unique('TP-');
  return { id: await addTool(admin, { sku, moq: 2, quantity: 1_000, ...more }), sku };
}

async function inGroup(rules: Parameters<typeof addPriceList>[1]): Promise<Person> {
  const [groupId, member] = [await addPriceGroup(admin), await registerCustomer()];
  await joinPriceGroup(admin, member, groupId);
  await addPriceList(admin, rules, { for: { groupId } });
  return member;
}

it('prices of many tools are in the order asked, for the minimum by default, and without what is not sold', async () => {
  const [first, second, draft] = await Promise.all([aTool(), aTool({ price: 3 }), aTool({ state: 'draft' })]);
  const tools = [
    { toolId: second.id, quantity: 10 },
    { toolId: UNKNOWN },
    { toolId: draft.id },
    { toolId: first.id },
    { toolId: second.id },
  ];
  const { status, body, headers } = await call('POST', '/api/price', { tools });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const isPublic = { code: 'public-price', sentence: 'Public price' };
  const ofSecond = { toolId: second.id, unitPrice: 3, publicPrice: 3, tiers: [{ from: 2, unitPrice: 3 }] };
  expect(body).toEqual({
    prices: [
      { ...ofSecond, ...isPublic, quantity: 10, lineTotal: 30 },
      {
        ...isPublic,
        ...{ toolId: first.id, quantity: 2, unitPrice: 12.5, publicPrice: 12.5, lineTotal: 25 },
        tiers: [{ from: 2, unitPrice: 12.5 }],
      },
      { ...ofSecond, ...isPublic, quantity: 2, lineTotal: 6 },
    ],
  });
});

it('prices of many tools are those of the caller’s group, beside the public one, as the price of each tool alone', async () => {
  const { id, sku } = await aTool();
  const tiers = [
    { from: 1, price: 11 },
    { from: 50, percent: 20 },
  ];
  const member = await inGroup([{ sku, tiers }]);
  const body = { tools: [{ toolId: id }, { toolId: id, quantity: 50 }] };
  const steps = [
    { from: 2, unitPrice: 11 },
    { from: 50, unitPrice: 10 },
  ];
  const own = { toolId: id, publicPrice: 12.5, tiers: steps };
  const expected = {
    prices: [
      { ...own, quantity: 2, unitPrice: 11, lineTotal: 22, code: 'own-price', sentence: 'Your price' },
      {
        ...{ ...own, quantity: 50, unitPrice: 10, lineTotal: 500 },
        ...{ code: 'tier-price', sentence: 'From 50 units' },
      },
    ],
  };
  expect((await member.call('POST', '/api/price', body)).body).toEqual(expected);
  expect((await member.callWithSession('POST', '/api/price', body)).body).toEqual(expected);
  const alone = (await member.call('GET', `/api/tool/${id}/price?quantity=50`)).body;
  expect([alone.unitPrice, alone.lineTotal, alone.tiers]).toEqual([10, 500, steps]);
  for (const other of [await registerCustomer(), { call }])
    expect((await other.call('POST', '/api/price', body)).body.prices[1].unitPrice).toBe(12.5);
});

it('prices of many tools have none where the tool is sold on request', async () => {
  const { id } = await aTool({ state: 'on-request' });
  expect((await call('POST', '/api/price', { tools: [{ toolId: id }] })).body.prices).toEqual([
    {
      ...{ toolId: id, quantity: 2, unitPrice: null, publicPrice: null, lineTotal: null, tiers: [] },
      ...{ code: 'price-on-request', sentence: 'This tool has no price. Please ask for a quote.' },
    },
  ]);
});

it('prices of many tools are asked for 1 to 200 tools', async () => {
  const { id } = await aTool();
  const of = (count: number) =>
    call('POST', '/api/price', { tools: Array.from({ length: count }, () => ({ toolId: id })) });
  expect((await of(200)).body.prices).toHaveLength(200);
  expectProblem(await of(0), 'validation-failed');
  expectProblem(await of(201), 'validation-failed');
});

it('prices of many tools are refused for ids and quantities that are none', async () => {
  const { id } = await aTool();
  for (const toolId of ['no-id', ''])
    expectProblem(await call('POST', '/api/price', { tools: [{ toolId }] }), 'validation-failed');
  for (const quantity of [0, -1, 1.5, 1_000_001, '2', null])
    expectProblem(
      await call('POST', '/api/price', { tools: [{ toolId: id, quantity }] }),
      'validation-failed',
      {
        'tools.0.quantity': [VALIDATION['cart-quantity-invalid']],
      },
    );
});

it('prices of many tools are never another’s: no field names a customer or a group, not even for an admin', async () => {
  const { id, sku } = await aTool();
  const member = await inGroup([{ sku, tiers: [{ from: 1, price: 9 }] }]);
  const tools = [{ toolId: id }];
  for (const view of [{ email: member.email }, { customer: member.email }, { groupId: UNKNOWN }]) {
    expectProblem(await admin.call('POST', '/api/price', { tools, ...view }), 'validation-failed');
    expectProblem(
      await call('POST', '/api/price', { tools: [{ toolId: id, ...view }] }),
      'validation-failed',
    );
  }
  const path = `/api/price?customer=${encodeURIComponent(member.email)}`;
  expectProblem(await admin.call('POST', path, { tools }), 'validation-failed', {
    customer: ['Unknown parameter'],
  });
});
