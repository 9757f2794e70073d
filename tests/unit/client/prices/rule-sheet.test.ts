import { expect, it, vi } from 'vitest';
import {
  isBlock,
  type SheetLine,
  sheetOf,
  sheetText,
  targetOf,
  withCell,
  withoutLine,
  withoutRule,
  withPasted,
  withRaw,
  withRules,
  withTarget,
  withTier,
} from '@/lib/client/prices/rule-sheet';
import { readRules, writeRules } from '@/lib/client/prices/rules-csv';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const HEADING = 'SKU;Category;From;Price;Discount %\n';
const TEXT = `${HEADING}FL-1;;1;11.00;\nFL-1;;10;;12.5\n;hammers;5;;3\n`;
const CATEGORIES = new Map([['hammers', 'Hammers & Mallets']]);

const shown = (lines: readonly SheetLine[]) => sheetText(lines).split('\n').slice(1, -1);

it('the lines of a price list are those of its table, which they are written as again', () => {
  const lines = sheetOf(TEXT);
  expect(lines.map(({ id, isCategory, target, from }) => [id, isCategory, target, from])).toEqual([
    [1, false, 'FL-1', '1'],
    [2, false, 'FL-1', '10'],
    [3, true, 'hammers', '5'],
  ]);
  expect(sheetText(lines)).toBe(TEXT);
  expect(sheetText(sheetOf('FL-1,,1,"11,00",'))).toBe(`${HEADING}FL-1;;1;"11,00";\n`);
  expect(sheetText([])).toBe('');
});

it('the lines of a price list keep a row that is none of a table until it is corrected', () => {
  const lines = sheetOf('FL-1;9\nFL-2;;1;9;');
  expect(lines.map(({ raw }) => raw)).toEqual(['FL-1;9', undefined]);
  expect(shown(lines)).toEqual(['FL-1;9', 'FL-2;;1;9;']);
  expect(shown(withRaw(lines, 1, 'FL-1;;1;9'))).toEqual(['FL-1;;1;9;', 'FL-2;;1;9;']);
  expect(shown(withRaw(lines, 1, 'FL-1;8'))).toEqual(['FL-1;8', 'FL-2;;1;9;']);
});

it('the lines of a price list have a price or a discount: typing one takes the other back', () => {
  const lines = sheetOf(TEXT);
  expect(shown(withCell(lines, 2, 'price', '9.90'))[1]).toBe('FL-1;;10;9.90;');
  expect(shown(withCell(lines, 1, 'percent', '5'))[0]).toBe('FL-1;;1;;5');
  expect(shown(withCell(lines, 1, 'percent', ''))[0]).toBe('FL-1;;1;11.00;');
  expect(shown(withCell(lines, 1, 'from', '2'))[0]).toBe('FL-1;;2;11.00;');
  expect(lines).toEqual(sheetOf(TEXT));
  expect(lines.map(({ row }) => row)).toEqual([2, 3, 4]);
});

it('the lines of a price list name a tool or a category for all tiers of a rule', () => {
  const renamed = withTarget(sheetOf(TEXT), 2, { isCategory: false, target: 'FL-9' });
  expect(shown(renamed)).toEqual(['FL-9;;1;11.00;', 'FL-9;;10;;12.5', ';hammers;5;;3']);
  expect(targetOf(' hammers & mallets ', CATEGORIES)).toEqual({ isCategory: true, target: 'hammers' });
  expect(targetOf('hammer', CATEGORIES)).toEqual({ isCategory: false, target: 'hammer' });
});

it('the lines of a price list are added, as a rule at the end and as a tier of theirs, and removed', () => {
  const lines = sheetOf(TEXT);
  const tier = withTier(lines, 1);
  expect(tier.id).toBe(4);
  expect(tier.lines.map(({ id, target }) => [id, target])).toEqual([
    [1, 'FL-1'],
    [2, 'FL-1'],
    [4, 'FL-1'],
    [3, 'hammers'],
  ]);
  const rule = withRules(lines, [
    { isCategory: false, target: 'FL-2' },
    { isCategory: true, target: 'pliers' },
  ]);
  expect([rule.id, shown(rule.lines).slice(3)]).toEqual([4, ['FL-2;;1;;', ';pliers;1;;']]);
  expect(shown(withoutRule(lines, 2))).toEqual([';hammers;5;;3']);
  expect(shown(withoutLine(lines, 1))).toEqual(['FL-1;;10;;12.5', ';hammers;5;;3']);
});

const pasted = (text: string, at: Parameters<typeof withPasted>[1] = null, into = TEXT) => {
  const { lines, count } = withPasted(sheetOf(into), at, text, CATEGORIES);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  return { rows: shown(lines), count };
};

it('what is pasted into a price list is a block from two cells on', () => {
  for (const text of ['1\t2', '1\n2', 'FL-1;;1;9;', 'FL-1;;1;9']) expect(isBlock(text), text).toBe(true);
  for (const text of ['12.50', 'FL-1', '12.50\n', 'a;b']) expect(isBlock(text), text).toBe(false);
});

it('what is pasted into a price list is added as rules where it is a table, behind the rule of the cell', () => {
  const table = 'SKU\tCategory\tFrom\tPrice\tDiscount %\r\nFL-7\t\t1\t7,00\t\r\n\thammers\t9\t\t4 %\r\n';
  const { rows, count } = pasted(table, { id: 1, column: 'price' });
  expect(count).toBe(2);
  expect(rows).toEqual([
    'FL-1;;1;11.00;',
    'FL-1;;10;;12.5',
    'FL-7;;1;"7,00";',
    ';hammers;9;;4 %',
    ';hammers;5;;3',
  ]);
  expect(pasted('FL-7;;1;7;\nFL-8;;1;8;').rows.slice(3)).toEqual(['FL-7;;1;7;', 'FL-8;;1;8;']);
  expect(readRules(pasted(writeRules(readRules(TEXT).rules), null, '').rows.join('\n'))).toEqual(
    readRules(TEXT),
  );
});

it('what is pasted into a price list fills the cells from the chosen one on, and makes lines for what is beyond the last', () => {
  const { rows, count } = pasted('20\t8\n30\t7\n40\t6\n', { id: 2, column: 'from' });
  expect(count).toBe(3);
  expect(rows).toEqual(['FL-1;;1;11.00;', 'FL-1;;20;8;', ';hammers;30;7;', ';;40;6;']);
  expect(pasted('10.50\n9.50', { id: 1, column: 'price' }).rows.slice(0, 2)).toEqual([
    'FL-1;;1;10.50;',
    'FL-1;;10;9.50;',
  ]);
  expect(
    pasted('FL-2\t1\t9\nHammers & Mallets\t1\t8', { id: 1, column: 'target' }, 'FL-1;;1;5;').rows,
  ).toEqual(['FL-2;;1;9;', ';hammers;1;8;']);
  expect(pasted('FL-8\r\nFL-9\r\n').rows.slice(3)).toEqual(['FL-8;;1;;', 'FL-9;;1;;']);
  expect(pasted('1\t2\t3\t4\t5\t6', { id: 3, column: 'percent' }).rows[2]).toBe(';hammers;5;;1');
});

it('what is pasted into a price list is shown with what is wrong where a row is none of a table', () => {
  const rows = ['FL-1;;1;9;', 'nonsense'];
  expect(pasted(rows.join('\n')).rows.slice(3)).toEqual(rows);
  expect(pasted(rows.join('\n'), { id: 3, column: 'target' }).rows.slice(3)).toEqual(rows);
});
