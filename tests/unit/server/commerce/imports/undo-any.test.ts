import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { undoImport } from '@/lib/server/commerce/imports/end-import';
import { collection } from '@/lib/server/platform/db/collections';
import { IMPORT_KINDS, type ImportKind } from '@/lib/shared/imports/import-kinds';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, emptyShop, exported, imported, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);
emptyShop();

const SKUS = ['A-1', 'a2', 'A-2', 'NEW-1', 'NEW-2', 'UNKNOWN'];

/** Cells of each column: some that are sound, empty ones, and some that are refused. */
const CELLS: Readonly<Record<ImportKind, Readonly<Record<string, readonly string[]>>>> = {
  tools: {
    SKU: SKUS,
    Name: ['', 'Vise', 'Tool A-1'],
    Description: ['Fine.', ''],
    Price: ['', '9.50', 'none'],
    Minimum: ['1', '5', ''],
    Stock: ['', '0', '25'],
    Pictures: ['/placeholder.webp'],
    'Spec: Weight [kg]': ['', '5', '12.5'],
    Successor: ['', 'A-1'],
  },
  prices: {
    List: ['Trade', '', 'No list'],
    SKU: SKUS,
    From: ['', '1', '10'],
    Price: ['8', '9.50', ''],
  },
  stock: {
    SKU: SKUS,
    Available: ['', '0', '40'],
    Change: ['', '3', '-2'],
    'As of': ['', '2026-01-05'],
    Reference: ['', 'D-1'],
  },
  customers: {
    Email: ['ann@example.com', 'new@example.com', 'nobody'],
    Name: ['Ann', 'Anna', ''],
    Phone: ['', '+49 30 2'],
    Street: ['Weg 1', ''],
    City: ['Berlin'],
    Country: ['DE', 'AT'],
  },
  companies: {
    Number: ['K-1', 'K-2', ''],
    Name: ['Weber', 'Maier', ''],
    'VAT number': ['', 'DE123456788'],
    Terms: ['', '30'],
    Limit: ['', '5000'],
    Street: ['Weg 1'],
    City: ['Berlin'],
    Country: ['DE', 'nowhere'],
  },
};

const fileOf = fc.constantFrom(...IMPORT_KINDS).chain((kind) => {
  const cells = fc.tuple(...Object.values(CELLS[kind]).map((values) => fc.constantFrom(...values)));
  return fc.array(cells, { minLength: 1, maxLength: 6 }).map((rows) => ({
    kind,
    text: [Object.keys(CELLS[kind]), ...rows].map((row) => row.join(';')).join('\n'),
  }));
});

async function state() {
  const tools = await collection('tools');
  const projection = { revision: 0, updatedAt: 0, stockCounts: 0 };
  return [
    await tools.find({}, { projection, sort: { sku: 1 } }).toArray(),
    ...(await Promise.all(IMPORT_KINDS.map((kind) => exported(kind)))),
  ];
}

it('an import of what a tool has not set is undone to that', async () => {
  await bulk('tools', [tool('A-1'), tool('A-2')]);
  const before = await state();
  const file = 'SKU,Successor,Low stock,Lead time,Details,Weight [kg],Bulky\nA-1,A-2,5,7,More,2,yes\n';
  const { id } = await imported('tools', file);
  await undoImport(admin, id);
  expect(await stored('A-1')).toMatchObject({ successorId: null, lowStockBelow: null, leadTimeDays: null });
  expect((await state()).slice(1)).toEqual(before.slice(1));
});

it('any import that is undone leaves what was there before', async () => {
  await bulk('tools', [tool('A-1'), tool('A-2', { specs: [{ name: 'Weight', value: '4', unit: 'kg' }] })]);
  await imported('customers', 'Email,Name,Street,City,Country\nann@example.com,Ann,Weg 9,Wien,AT');
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  await (await collection('price_lists')).insertOne({
    ...{ _id: new ObjectId(), name: 'Trade', revision: 1, priority: 1, ...dates },
    rules: [{ sku: 'A-1', tiers: [{ from: 10, priceCents: 1_000 }] }],
  });
  await fc.assert(
    fc.asyncProperty(fileOf, async ({ kind, text }) => {
      const before = await state();
      const { id, created, changed } = await imported(kind, text);
      expect(await undoImport(admin, id)).toEqual({ undone: created + changed, kept: 0, rows: [] });
      expect(await state()).toEqual(before);
    }),
    { numRuns: 20, endOnFailure: true },
  );
}, 120_000);
