import { expect, it } from 'vitest';
import { beside, entryAnswer, writtenOf } from '@/components/cart/use-entry';
import { quoteValues } from '@/components/requests/request-quote-button';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import type { CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';

const CANDIDATES = [
  { toolId: 'a', sku: 'FL-TW-1220', name: 'Torque Wrench' },
  { toolId: 'b', sku: 'FL-TW-1230', name: 'Torque Wrench' },
];
const near: CheckedRow = { status: 'ambiguous', code: 'row-near', candidates: CANDIDATES };

it.each(['ok', 'adjusted'] as const)('a row that is %s is put into the cart', (status) => {
  const row: CheckedRow = { status, toolId: 'a', sku: 'FL-TW-1220', quantity: 10 };
  expect(entryAnswer(row, 'FL-TW-1220')).toEqual({ kind: 'taken', row });
});

it.each(['TW-1220', 'tw 1220', 'tw1220'])('%s names the SKU of which only the prefix is missing', (typed) => {
  expect(entryAnswer(near, typed)).toEqual({ kind: 'again', sku: 'FL-TW-1220' });
});

it.each(['TW-1221', '1220', 'torque wrench'])('%s is asked about', (typed) => {
  expect(entryAnswer(near, typed)).toEqual({ kind: 'question', row: near });
});

it('a number that is one of several tools without its prefix is asked about', () => {
  const twice: CheckedRow = {
    ...near,
    candidates: [...CANDIDATES, { toolId: 'c', sku: 'XX-TW-1220', name: 'Another' }],
  };
  expect(entryAnswer(twice, 'TW-1220').kind).toBe('question');
});

it('too little stock is no question, and an empty answer no row', () => {
  const short: CheckedRow = { status: 'short', code: 'quantity-above-available', toolId: 'a', available: 3 };
  expect(entryAnswer(short, 'FL-TW-1220')).toEqual({ kind: 'short', row: short });
  expect(entryAnswer(undefined, 'x')).toEqual({ kind: 'question', row: { status: 'unknown' } });
});

const LINE: CartLine = {
  ...{ toolId: 'a', sku: 'FL-A', name: 'Hammer', image: '/a.webp', quantity: 12, unitPrice: 24.8 },
  problems: [],
};

it('a request for a quote has the selected lines, and what was typed into it before', () => {
  const before = {
    note: 'By Friday?',
    lines: [
      { toolId: 'a', quantity: '3' },
      { toolId: 'z', quantity: '1' },
    ],
    facts: { z: { name: 'Saw', sku: 'FL-Z', image: '/z.webp' } },
  };
  expect(quoteValues([LINE], before)).toEqual({
    note: 'By Friday?',
    lines: [
      { toolId: 'z', quantity: '1' },
      { toolId: 'a', quantity: '12' },
    ],
    facts: { ...before.facts, a: { name: 'Hammer', sku: 'FL-A', image: '/a.webp', price: 24.8 } },
  });
});

it('lines of a tool without a price are asked for too, also where nothing was typed', () => {
  const { unitPrice: _, ...onRequest } = LINE;
  expect(quoteValues([onRequest], {})).toEqual({
    lines: [{ toolId: 'a', quantity: '12' }],
    facts: { a: { name: 'Hammer', sku: 'FL-A', image: '/a.webp' } },
  });
});

it('a number typed again counts with the units in the cart before it is raised', () => {
  const row = {
    status: 'adjusted',
    toolId: 't',
    quantity: 24,
    asked: { article: 'A', quantity: 6 },
  } as const;
  expect(beside(row, 24, { status: 'ok', quantity: 6, asked: row.asked })).toMatchObject({
    row: { quantity: 6 },
  });
  const change = { from: 11, to: 20, value: 1 };
  const raised = { status: 'adjusted', quantity: 6, asked: { article: 'A', quantity: 6 }, change } as const;
  expect(beside(row, 5, raised)).toMatchObject({ kind: 'taken', row: { quantity: 15 } });
  expect(beside(row, 24, { status: 'short', available: 25 })).toMatchObject({ kind: 'short' });
});

it('what was typed stays with the line where it is another quantity', () => {
  const asked = { article: 'A', quantity: 6 };
  expect(writtenOf({ status: 'adjusted', quantity: 24, asked })).toEqual({
    written: { quantity: 6, text: '' },
  });
  expect(writtenOf({ status: 'ok', quantity: 6, asked })).toEqual({});
});
