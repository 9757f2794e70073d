import { expect, it } from 'vitest';
import {
  type CellField,
  moveOf,
  nextCell,
  type ProductRow,
  typedText,
  withLowStock,
} from '@/components/tools/manage/cells/product-row';
import { readCell } from '@/components/tools/manage/cells/save-cell';
import { fillOf } from '@/components/tools/manage/list/use-product-rows';
import { VALIDATION } from '@/lib/shared/messages/messages';

const row: ProductRow = {
  ...{ _id: '1', sku: 'FL-1', slug: 'vise', name: 'Vise', image: '/a.webp' },
  ...{ price: 1_250.5, moq: 5, quantity: 2_400, reserved: 0, state: 'on-sale', lowStockBelow: null },
  ...{ isLowStock: false, sold: 0, revision: 1 },
};

it('the field of a cell begins with the value as the page prints it, and reads that back', () => {
  for (const language of ['en', 'de'] as const)
    for (const field of ['price', 'moq', 'quantity', 'state', 'lowStockBelow'] as const)
      expect(readCell(field, typedText(row, field, language), language)).toEqual({ value: row[field] });
  expect(typedText(row, 'quantity', 'de')).toBe('2400');
  expect(typedText(row, 'lowStockBelow', 'en')).toBe('');
});

it.each<[CellField, string, 'en' | 'de', unknown]>([
  ['price', '12.5', 'en', 12.5],
  ['price', '12,5', 'de', 12.5],
  ['price', '1.250,00', 'de', 1_250],
  ['price', '1,250.00', 'en', 1_250],
  ['moq', '1,000', 'en', 1_000],
  ['moq', '1.000', 'de', 1_000],
  ['quantity', ' 0 ', 'en', 0],
  ['lowStockBelow', '', 'en', null],
  ['lowStockBelow', '30', 'de', 30],
  ['state', 'draft', 'en', 'draft'],
])('reads %s typed as %j in %s', (field, typed, language, value) => {
  expect(readCell(field, typed, language)).toEqual({ value });
});

it.each<[CellField, string, 'en' | 'de', string]>([
  ['price', '', 'en', VALIDATION['price-required']],
  ['price', 'x', 'en', VALIDATION['price-invalid']],
  ['price', '-1', 'en', VALIDATION['price-invalid']],
  ['moq', '0', 'en', VALIDATION['moq-invalid']],
  ['moq', '1.5', 'en', VALIDATION['moq-invalid']],
  ['quantity', '', 'de', VALIDATION['tool-quantity-required']],
  ['lowStockBelow', 'x', 'en', VALIDATION['low-stock-invalid']],
])('says what is wrong with %s typed as %j', (field, typed, language, message) => {
  expect(readCell(field, typed, language)).toEqual({ message });
});

it('the field of a cell asks about a price that can be read in two ways', () => {
  expect(readCell('price', '1.350', 'en')).toEqual({
    message: 'Is this 1350 or 1.35? Please enter the one you mean',
  });
});

const rows = [
  ['price 1', 'moq 1', 'state 1'],
  ['price 2', 'state 2'],
];
const from = (cell: string, key: string) =>
  nextCell(rows, cell, moveOf(key) ?? (key as 'next' | 'previous'), (each) => each.split(' ')[0] ?? '');

it('the next cell is beside with left and right, up to the edge', () => {
  expect(from('price 1', 'ArrowRight')).toBe('moq 1');
  expect(from('moq 1', 'ArrowLeft')).toBe('price 1');
  expect(from('state 1', 'ArrowRight')).toBeUndefined();
  expect(from('price 1', 'ArrowLeft')).toBeUndefined();
});

it('the next cell is of the same column with up and down', () => {
  expect(from('state 1', 'ArrowDown')).toBe('state 2');
  expect(from('price 2', 'ArrowUp')).toBe('price 1');
  expect(from('moq 1', 'ArrowDown')).toBeUndefined();
});

it('the next cell goes on in the next row', () => {
  expect(from('state 1', 'next')).toBe('price 2');
  expect(from('price 2', 'previous')).toBe('state 1');
  expect(from('state 2', 'next')).toBeUndefined();
  expect(from('elsewhere', 'next')).toBeUndefined();
});

it('a value is filled down by a change of many tools, but for stock', () => {
  expect(fillOf(row, 'price')).toEqual({ price: { to: 1_250.5 } });
  expect(fillOf(row, 'lowStockBelow')).toEqual({ lowStockBelow: null });
  expect(fillOf(row, 'state')).toEqual({ state: 'on-sale' });
  expect(fillOf(row, 'moq')).toEqual({ moq: 5 });
  expect(fillOf(row, 'quantity')).toBeUndefined();
});

it('stock is low on sale below the tool’s own limit, or the store’s', () => {
  expect(withLowStock({ ...row, quantity: 9 }, 10).isLowStock).toBe(true);
  expect(withLowStock({ ...row, quantity: 9, lowStockBelow: 5 }, 10).isLowStock).toBe(false);
  expect(withLowStock({ ...row, quantity: 9, state: 'draft' }, 10).isLowStock).toBe(false);
});
