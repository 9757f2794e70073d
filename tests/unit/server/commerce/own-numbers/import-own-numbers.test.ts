import { expect, it } from 'vitest';
import { decideImport } from '@/lib/server/commerce/own-numbers/import-own-numbers';

const toolIds = new Map([
  ['flbv125', 'vise'],
  ['flcd18', 'drill'],
]);
const stored = [
  { key: 'regal7', alias: 'Regal 7', toolId: 'vise' },
  { key: 'regal8', alias: 'Regal 8', toolId: 'vise' },
];

it('an import of own numbers adds, changes and leaves numbers, and refuses each wrong row by itself', () => {
  const { rows, toStore } = decideImport(
    [
      { alias: 'regal-7', sku: 'fl cd 18' },
      { alias: 'Regal 8', sku: 'FL-BV-125' },
      { alias: ' Shelf 9 ', sku: 'FL-BV-125' },
      { alias: 'SHELF 9', sku: 'FL-BV-125' },
      { alias: 'Shelf-9', sku: 'FL-CD-18' },
      { alias: '--', sku: 'FL-BV-125' },
      { alias: 'x'.repeat(81), sku: 'FL-BV-125' },
      { alias: 'Shelf 10', sku: 'none' },
      { alias: '4.00638E+12', sku: 'FL-BV-125' },
    ],
    { toolIds, stored },
  );
  expect(rows.map(({ status, code }) => code ?? status)).toEqual([
    'changed',
    'unchanged',
    'added',
    'unchanged',
    'alias-taken',
    'alias-invalid',
    'alias-invalid',
    'row-unknown',
    'number-shortened',
  ]);
  expect(toStore).toEqual([
    { key: 'regal7', alias: 'regal-7', toolId: 'drill' },
    { key: 'shelf9', alias: 'Shelf 9', toolId: 'vise' },
  ]);
});

it('an import of own numbers stops at 2,000, and still changes those that are there', () => {
  const full = Array.from({ length: 1_999 }, (_, place) => ({
    ...{ key: `a${place}`, alias: `A${place}`, toolId: 'vise' },
  }));
  const entries = ['B1', 'B2', 'A5'].map((alias) => ({ alias, sku: 'FL-CD-18' }));
  const { rows, toStore } = decideImport(entries, { toolIds, stored: full });
  expect(rows.map(({ status, code }) => code ?? status)).toEqual(['added', 'aliases-too-many', 'changed']);
  expect(toStore).toHaveLength(2);
});
