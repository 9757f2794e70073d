import { expect, it, vi } from 'vitest';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { bulk, counts, emptyShop, exported, imported, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

it.each(['en', 'de'] as const)(
  'imported files have no formula behind any separator (%s), and keep names as they are',
  async (language) => {
    const names = ['x;=1+1', 'x,=1+1', '=1+1', "it's; '+1"];
    const rows = names.map((name, place) => `c${place}@example.com\t"${name}"`).join('\n');
    await imported('customers', `Email\tName\n${rows}`);
    const file = await exported('customers', language);
    expect(file).not.toMatch(/[;,|\t"\n] *[=+-]/);
    expect(file).toContain("x;'=1+1");
    expect(counts(await imported('customers', file))).toEqual([0, 0, 4, 0]);
    const users = await (await collection('users')).find({ name: { $in: names } }).toArray();
    expect(users).toHaveLength(4);
  },
);

it('imported files bring GTINs of packs and figures of specifications to another shop', async () => {
  const specs = [
    { name: 'Bore', value: '412.5', unit: 'mm' },
    { name: 'Speed', value: '12,250', unit: 'rpm' },
    { name: 'Range', value: '1.0–13.0 × 0.5 mm' },
  ];
  await bulk('tools', [tool('A-1', { packs: [{ name: 'Box', units: 10, gtin: '4006381333931' }], specs })]);
  const file = await exported('tools', 'de');
  expect(file).toContain('Box=10=4006381333931');
  expect(file).toContain(';412,5;12.250;1,0–13,0 × 0,5 mm');
  await (await collection('tools')).deleteMany({});
  expect(counts(await imported('tools', file))).toEqual([1, 0, 0, 0]);
  expect(await stored('A-1')).toMatchObject({
    packs: [{ name: 'Box', units: 10, gtin: '4006381333931' }],
    specs: [{ value: '412.5' }, { value: '12250' }, { value: '1.0–13.0 × 0.5 mm' }],
  });
});

it('imported files refuse a price that can be read in two ways, and a number that was shortened', async () => {
  await bulk('tools', [tool('A-1', { price: 5 })]);
  const unclear = await imported('prices', 'SKU\tPrice\nA-1\t1.250');
  expect(unclear.problems).toEqual([
    {
      row: 2,
      column: 'Price',
      value: '1.250',
      message: 'Is this 1250 or 1.25? Please enter the one you mean',
      code: 'number-unclear',
      params: { whole: '1250', units: '1', decimals: '25' },
    },
  ]);
  const shortened = await imported('tools', 'SKU,Name,Description,Price\n4.00638E+12,Vise,Good,5');
  expect(shortened.problems.map(({ column, code }) => [column, code])).toEqual([['SKU', 'number-shortened']]);
  const sent = await bulk('tools', [tool('4.00638E+12')]);
  expect(sent.rows[0]?.issues).toMatchObject({ sku: [{ code: 'number-shortened' }] });
  expect(await stored('A-1')).toMatchObject({ priceCents: 500 });
});
