import { expect, it, vi } from 'vitest';
import { sheetOf, targetKey } from '@/lib/client/prices/rule-sheet';
import { readRules } from '@/lib/client/prices/rules-csv';
import { checkSheet, figuresOf, type RuleTool } from '@/lib/client/prices/sheet-checks';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const keyOf = (sku: string) => targetKey({ isCategory: false, target: sku }) ?? '';
const TOOLS = new Map<string, RuleTool | null>([
  [keyOf('FL-1'), { sku: 'FL-1', name: 'Vise', price: 20 }],
  [keyOf('FL-2'), { sku: 'FL-2', name: 'Lathe', price: null }],
  [keyOf('FL-NOPE'), null],
]);
const CONTEXT = { tools: TOOLS, categories: new Map([['hammers', 'Hammers']]), language: 'en' as const };

function check(text: string, more: { rounding?: number } = {}) {
  const lines = sheetOf(text);
  const { byId, rules } = checkSheet(lines, { ...CONTEXT, ...more });
  const checked = lines.flatMap(({ id }) => byId.get(id) ?? []);
  return { rules, checked, warnings: checked.map(({ warnings }) => warnings) };
}

it('the figures beside a tier are the price of a unit and the discount on the public price', () => {
  expect(figuresOf({ price: 15 }, 20)).toEqual({ unitPrice: 15, percentOff: 25 });
  expect(figuresOf({ percent: 7.5 }, 20)).toEqual({ unitPrice: 18.5, percentOff: 7.5 });
  expect(figuresOf({ price: 94.8 }, 118.5)).toEqual({ unitPrice: 94.8, percentOff: 20 });
  expect(figuresOf({ price: 90 }, 118.5).percentOff).toBe(24.05);
});

it('the figures beside a tier are a surplus below zero', () => {
  expect(figuresOf({ price: 21 }, 20)).toEqual({ unitPrice: 21, percentOff: -5 });
});

it('the figures beside a tier round a discounted price as the list does, and no fixed one', () => {
  expect(figuresOf({ percent: 7.5 }, 20, 0.5).unitPrice).toBe(18.5);
  expect(figuresOf({ percent: 8 }, 20, 0.5).unitPrice).toBe(18.5);
  expect(figuresOf({ price: 18.37 }, 20, 0.5).unitPrice).toBe(18.37);
});

it('the figures beside a tier are what is known without a public price', () => {
  expect(figuresOf({ percent: 7.5 }, undefined)).toEqual({ percentOff: 7.5 });
  expect(figuresOf({ price: 15 }, null)).toEqual({ unitPrice: 15 });
});

it('warnings before a price list is saved name an unknown SKU or category, and a tool without a price', () => {
  const { warnings } = check('FL-NOPE;;1;5;\n;nails;1;;5\nFL-2;;1;5;\nfl 1;;1;5;\n;hammers;1;;5\nFL-3;;1;5;');
  expect(warnings).toEqual([['unknown-sku'], ['unknown-category'], ['on-request'], [], [], []]);
});

it('warnings before a price list is saved name tiers that rise, whatever their order and kind', () => {
  expect(check('FL-1;;10;16;\nFL-1;;1;15;').warnings).toEqual([['rises'], []]);
  expect(check('FL-1;;1;15;\nFL-1;;10;;20').warnings).toEqual([[], ['rises']]);
  expect(check('FL-1;;1;15;\nFL-1;;10;;25').warnings).toEqual([[], []]);
  expect(check(';hammers;1;;10\n;hammers;5;;5').warnings).toEqual([[], ['rises']]);
  expect(check(';hammers;1;;10\n;hammers;5;9;').warnings).toEqual([[], []]);
});

it('warnings before a price list is saved name a price above the public one, and a rule in two places', () => {
  expect(check('FL-1;;1;21;').warnings).toEqual([['above-public']]);
  expect(check('FL-1;;1;20;').warnings).toEqual([[]]);
  expect(check('FL-1;;1;15;\n;hammers;1;;5\nfl1;;10;14;\nFL-1;;20;13;').warnings).toEqual([
    [],
    [],
    ['twice'],
    [],
  ]);
});

it('warnings before a price list is saved leave problems and rules as the reader has them', () => {
  const text = 'FL-1;;1;15;\nFL-1;;1;14;\nFL-1;9\nFL-1;;2;;\n;hammers;x;5;\n;hammers;1;;7.5';
  const { rules, checked } = check(text);
  const read = readRules(text);
  expect(rules).toEqual(read.rules);
  expect(checked.flatMap(({ problem }) => problem?.code ?? [])).toEqual(
    read.problems.map(({ code }) => code),
  );
  expect(checked.map(({ problem }) => problem?.code)).toEqual([
    undefined,
    'price-tier-twice',
    'price-row-cells',
    'price-tier-amount',
    'price-tier-from',
    undefined,
  ]);
});
