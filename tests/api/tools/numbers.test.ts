import { expect, it } from 'vitest';
import { CURRENCY } from '@/lib/shared/site/currency';
import { expectProblem } from '@/tests/api/support/problem';
import { addTool, anAdmin, call, registerCustomer } from '@/tests/support/people';
import { addPriceList, priceListOf } from '@/tests/support/price-lists';
import { unique } from '@/tests/support/store';

const NO_NUMBERS = ['1e3', '0x10', '+5', '10²', '1½', '5%', '1 0', '2.000', '2,000'];

const admin = await anAdmin();

it('a stock that comes as text is digits alone', async () => {
  const toolId = await addTool(admin, { quantity: 1_500 });
  const path = `/api/tool/${toolId}/stock`;
  for (const quantity of NO_NUMBERS) {
    const refused = await admin.call('POST', path, { quantity, seen: 1_500, reason: 'stocktake' });
    expect(refused.status, quantity).toBe(422);
  }
  const corrected = await admin.call('POST', path, { quantity: ' 2000 ', seen: '1500', reason: 'stocktake' });
  expect(corrected.body).toMatchObject({ available: 2_000 });
});

it('a price that can be read in two ways is refused with both readings, and is never zero', async () => {
  const toolId = await addTool(admin, {});
  const edit = (price: unknown) => admin.call('PATCH', `/api/tool/${toolId}`, { revision: 1, price });
  for (const price of ['1.350', '1,350', `${CURRENCY.symbol}1,350`]) {
    const refused = await edit(price);
    expectProblem(refused, 'validation-failed', {
      price: ['Is this 1350 or 1.35? Please enter the one you mean'],
    });
    const params = { whole: '1350', units: '1', decimals: '35' };
    expect(refused.body.issues).toEqual({ price: [{ code: 'number-unclear', params }] });
  }
  for (const price of [1e-9, 1e-7, 0.001, 0, '0.000000001', ...NO_NUMBERS.slice(0, 7)]) {
    const body = { price, image: '/a.webp', name: 'Saw', description: 'Saws.', moq: 1, quantity: 1 };
    expect((await edit(price)).status, String(price)).toBe(422);
    expect((await admin.call('POST', '/api/tool', body)).status, String(price)).toBe(422);
  }
  expect((await call('GET', `/api/tool/${toolId}`)).body).toMatchObject({ price: 12.5, revision: 1 });
});

it('a query has plain decimal digits', async () => {
  const toolId = await addTool(admin, { quantity: 100, moq: 1 });
  for (const quantity of ['0x10', '1e1', '2.000', '1,0', '10²', '-1'])
    expect(
      (await call('GET', `/api/tool/${toolId}/price?quantity=${encodeURIComponent(quantity)}`)).status,
    ).toBe(422);
  expect((await call('GET', `/api/tool/${toolId}/price?quantity=16`)).body.receipt.quantity).toBe(16);
  for (const query of ['page=0x1', 'page=1e0', 'page=1.0', 'limit=1e1', 'minPrice=1e1', 'maxPrice=1.350'])
    expect((await call('GET', `/api/tool?${query}`)).status, query).toBe(422);
  expect((await call('GET', '/api/tool?minPrice=12.5&limit=1')).status).toBe(200);
});

it('a discount rounds nothing to nothing, and its figures are whole', async () => {
  const sku = unique('NB-');
  const toolId = await addTool(admin, { sku, price: 0.05, moq: 1, quantity: 100 });
  const tiers = [
    { from: 1, percent: 95 },
    { from: 50, percent: 100 },
  ];
  await addPriceList(admin, [{ sku, tiers }]);
  const priceOf = async (units: number) =>
    (await call('GET', `/api/tool/${toolId}/price?quantity=${units}`)).body.unitPrice;
  expect([await priceOf(1), await priceOf(50)]).toEqual([0.01, 0]);
  for (const tier of [{ price: 1e-9 }, { percent: 1e-9 }, { percent: '%' }, { price: '1.350' }]) {
    const rules = [{ sku, tiers: [{ from: 1, ...tier }] }];
    expect(
      (await admin.call('POST', '/api/price-list', { ...priceListOf([]), rules })).status,
      JSON.stringify(tier),
    ).toBe(422);
  }
  for (const price of [{ amount: 1e-9 }, { percent: 1e-9 }, { amount: '1.350' }, { percent: '1e1' }]) {
    const body = { ids: [toolId], change: { price }, dryRun: true };
    expect((await admin.call('POST', '/api/all-tool', body)).status, JSON.stringify(price)).toBe(422);
  }
});

it('every way into a cart agrees on the nearest quantity', async () => {
  const buyer = await registerCustomer();
  const sku = unique('NB-');
  const [toolId, heap] = await Promise.all([
    addTool(admin, { sku, moq: 100, step: 100, quantity: 1_000 }),
    addTool(admin, { moq: 7, step: 7, quantity: 10_000_000 }),
  ]);
  for (const [wanted, nearest] of [
    [101, 100],
    [149, 100],
    [150, 200],
    [1, 100],
    [5_000, 1_000],
  ] as const) {
    const line = { toolId, quantity: wanted };
    const preview = await call('POST', '/api/cart/preview', { lines: [line] });
    expect(preview.body.lines[0].problems[0].fix).toEqual({ quantity: nearest });
    const checked = await call('POST', '/api/quick-order/check', { rows: [{ sku, quantity: wanted }] });
    expect(checked.body.rows[0].quantity).toBe(nearest);
    await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'remove', toolId }] });
    const merged = await buyer.call('POST', '/api/cart/merge', { lines: [line] });
    expect(merged.body.cart.lines[0].quantity).toBe(nearest);
    expect(merged.body.outcomes[0].params).toEqual({ quantity: nearest, wanted });
  }
  await buyer.call('PATCH', '/api/cart', { ops: [{ op: 'add', toolId: heap, quantity: 999_999 }] });
  const { body } = await buyer.call('POST', '/api/cart/merge', { lines: [{ toolId: heap, quantity: 7 }] });
  const line = body.cart.lines.find((one: { toolId: string }) => one.toolId === heap);
  expect(line).toMatchObject({ quantity: 999_999, problems: [] });
});
