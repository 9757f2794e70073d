import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { undoImport } from '@/lib/server/commerce/imports/end-import';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, counts, emptyShop, imported, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

const dates = { createdAt: new Date(), updatedAt: new Date() };
const DEALERS = new ObjectId();

async function addList(name: string, groupId?: ObjectId): Promise<void> {
  const fields = { name, revision: 1, priority: 1, rules: [], ...(groupId ? { groupId } : {}) };
  await (await collection('price_lists')).insertOne({ _id: new ObjectId(), ...fields, ...dates });
}

const rulesOf = async (name: string) => (await (await collection('price_lists')).findOne({ name }))?.rules;
const priceOf = async (sku: string) => (await stored(sku))?.priceCents;

beforeEach(async () => {
  await (await collection('price_groups')).deleteMany({});
  await (await collection('price_groups')).insertOne({
    _id: DEALERS,
    name: 'Händler',
    uses: 0,
    createdAt: new Date(),
  });
  await addList('Großhandel 2026', DEALERS);
  await addList('Export');
  await bulk('tools', [tool('A-1'), tool('A-2')]);
});

it('a column of a price list, or of a group with one, is its price; an empty cell changes nothing', async () => {
  const file =
    'Artikelnummer;Listenpreis;Händler (EUR);EXPORT\nA-1;20,00;15,50;\nA-2;;;9,00\nA-9;1,00;2,00;3,00';
  const result = await imported('prices', file.replace(' (EUR)', ' netto'));
  expect(result.columns.map(({ field }) => field)).toEqual([
    'sku',
    'price',
    'list:Großhandel 2026',
    'list:Export',
  ]);
  expect(counts(result)).toEqual([1, 1, 0, 1]);
  expect(result.problems).toMatchObject([{ row: 4, code: 'sku-unknown' }]);
  expect(await priceOf('A-1')).toBe(2_000);
  expect(await priceOf('A-2')).toBe(1_250);
  expect(await rulesOf('Großhandel 2026')).toEqual([{ sku: 'A-1', tiers: [{ from: 1, priceCents: 1_550 }] }]);
  expect(await rulesOf('Export')).toEqual([{ sku: 'A-2', tiers: [{ from: 1, priceCents: 900 }] }]);
  expect(counts(await imported('prices', 'Artikelnummer;Händler\nA-1;15,50\nA-2;'))).toEqual([0, 0, 2, 0]);
});

it.each(['ab 10;ab 50', 'from 10;from 50 pcs', '10+;50+', '≥ 10;≥50', '10;50'])(
  'columns of quantities, %s, are tiers of the list of the row',
  async (tiers) => {
    const result = await imported(
      'prices',
      `List;SKU;Price;${tiers}\nExport;A-1;10,00;9,00;8,50\nExport;A-2;;7,00;`,
    );
    expect(counts(result), JSON.stringify(result.problems)).toEqual([2, 0, 0, 0]);
    expect(await rulesOf('Export')).toEqual([
      {
        sku: 'A-1',
        tiers: [
          { from: 1, priceCents: 1_000 },
          { from: 10, priceCents: 900 },
          { from: 50, priceCents: 850 },
        ],
      },
      { sku: 'A-2', tiers: [{ from: 10, priceCents: 700 }] },
    ]);
  },
);

it('quantities of no list are those of everyone: the first is the public price, others need the one list for everyone', async () => {
  expect(counts(await imported('prices', 'SKU,1,10\nA-1,20.00,18.00'))).toEqual([0, 1, 0, 0]);
  expect(await priceOf('A-1')).toBe(2_000);
  expect(await rulesOf('Export')).toEqual([{ sku: 'A-1', tiers: [{ from: 10, priceCents: 1_800 }] }]);
  await addList('Messe');
  const result = await imported('prices', 'SKU,1,10\nA-2,20.00,18.00');
  expect(result).toMatchObject({ changed: 1, notes: [{ row: 2, column: '10', code: 'price-list-needed' }] });
  expect(await priceOf('A-2')).toBe(2_000);
});

it('a wide row that is undone has the prices it had, but for those that were changed again', async () => {
  await imported('prices', 'SKU,Export\nA-1,5.00');
  const { id } = await imported('prices', 'SKU,Price,Export,Händler\nA-1,20.00,6.00,7.00\nA-2,21.00,8.00,');
  await imported('prices', 'List,SKU,Price\nExport,A-2,8.50');
  expect(await undoImport(admin, id)).toMatchObject({ undone: 1, kept: 1 });
  expect([await priceOf('A-1'), await priceOf('A-2')]).toEqual([1_250, 1_250]);
  expect(await rulesOf('Großhandel 2026')).toEqual([]);
  expect(await rulesOf('Export')).toEqual([
    { sku: 'A-1', tiers: [{ from: 1, priceCents: 500 }] },
    { sku: 'A-2', tiers: [{ from: 1, priceCents: 850 }] },
  ]);
});

it('rows of figures are no headings of quantities', async () => {
  const file = 'Preisliste 2026\nArtikelnummer;Preis\nA-1;20\n10;30';
  const result = await imported('prices', file);
  expect(result.columns.map(({ field }) => field)).toEqual(['sku', 'price']);
  expect(counts(result)).toEqual([0, 1, 0, 1]);
});

it('a column is said to be the price of a list, which is added where it is missing', async () => {
  const file = 'SKU;Prix;Détaillants;Revente\nA-1;21,00;15,50;14,00\nA-2;;12,50;';
  const map = 'Détaillants:list:Détaillants,Revente:list:Export';
  const { columns } = await imported('prices', file.replace('Revente', 'Revente CHF netto'), {
    dryRun: true,
  });
  expect(columns.map(({ offer }) => offer)).toEqual([
    undefined,
    undefined,
    'list:Détaillants',
    'list:Revente CHF',
  ]);
  const without = await imported('prices', file, { map, dryRun: true });
  expect(counts(without)).toEqual([0, 1, 0, 1]);
  const missing = { column: 'Détaillants', code: 'price-list-unknown', create: 'list' };
  expect(without.groups).toMatchObject([{ ...missing, values: [{ value: 'Détaillants', rows: 1 }] }]);
  expect(without.noteGroups).toMatchObject([{ ...missing, values: [{ value: 'Détaillants', rows: 1 }] }]);
  const done = await imported('prices', file, { map, create: ['lists'] });
  expect(counts(done)).toEqual([1, 1, 0, 0]);
  expect(done.added).toMatchObject([
    { create: 'group', name: 'Détaillants' },
    { create: 'list', name: 'Détaillants' },
  ]);
  expect(await rulesOf('Détaillants')).toMatchObject([{ sku: 'A-1' }, { sku: 'A-2' }]);
  expect(await rulesOf('Export')).toEqual([{ sku: 'A-1', tiers: [{ from: 1, priceCents: 1_400 }] }]);
});
