import { expect, it } from 'vitest';
import { toolByShortSku } from '@/components/own-numbers/number-form';
import { readOwnNumbers } from '@/components/own-numbers/own-numbers-file';

const ENTRY = { alias: 'Regal 7', sku: 'FL-BV-125' };

it.each([
  [
    'with a heading and a byte order mark',
    '\ufeffYour number,SKU,Name\r\nRegal 7,FL-BV-125,"Bench Vise, 125 mm"\r\n',
  ],
  ['with a heading in German', 'Ihre Nummer;Artikelnummer;Bezeichnung\nRegal 7;FL-BV-125;Schraubstock'],
  ['with the columns the other way round', 'Artikel-Nr.\tUnsere Nummer\nFL-BV-125\tRegal 7'],
  ['without a heading', 'Regal 7;FL-BV-125\n\n'],
  ['with spaces around', ' Regal 7 ; FL-BV-125 '],
])('own numbers are read %s', (_, text) => {
  expect(readOwnNumbers(text)).toEqual([ENTRY]);
});

it('a file of own numbers is read row by row in its order, also one that lacks a cell, and what only looked like a formula', () => {
  expect(readOwnNumbers("'=A1;FL-1\nlonely\n;FL-3")).toEqual([
    { alias: '=A1', sku: 'FL-1' },
    { alias: 'lonely', sku: '' },
    { alias: '', sku: 'FL-3' },
  ]);
});

it('a file of own numbers that is empty has no rows', () => {
  expect(readOwnNumbers('\ufeff \n\n')).toEqual([]);
});

const hits = [
  { _id: 'a', sku: 'FL-TW-1220' },
  { _id: 'b', sku: 'FL-TW-1220B' },
  { _id: 'c', sku: 'FL-HK-9' },
];

it.each([
  ['tw-1220', 'a'],
  ['TW 1220b', 'b'],
  ['FL-HK-9', 'c'],
  ['hk', null],
  ['', null],
  ['-', null],
])('a SKU without its beginning: %s names %s', (typed, id) => {
  expect(toolByShortSku(typed, hits)).toBe(id);
});

it('a SKU without its beginning names no tool where several end so', () => {
  expect(toolByShortSku('9', [...hits, { _id: 'd', sku: 'FL-AW-9' }])).toBeNull();
});
