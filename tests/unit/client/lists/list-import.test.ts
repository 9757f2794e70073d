import { expect, it } from 'vitest';
import { listRows } from '@/lib/client/lists/list-file';
import { applyCandidate, type ImportedLine, sortImport } from '@/lib/client/lists/list-import';
import { readListFile } from '@/lib/client/lists/read-list-file';
import type { CheckedRow } from '@/lib/shared/quick-order/quick-order.schema';
import { writeCsv } from '@/lib/shared/text/csv';
import { textsFor } from '@/lib/shared/texts/texts-for';

const part = { toolId: 'a', image: '', problems: [] };
const LINES = [
  { ...part, sku: 'FL-1', name: 'Vise; 125 mm', quantity: 10, reference: 'Bay "7"' },
  { ...part, sku: 'FL-2', name: 'Hammer', quantity: 1, reference: '=cmd()' },
  { ...part, sku: '4711', name: 'Drill', quantity: 1_000_000 },
];

it.each(['en', 'de'] as const)('a file of a list that the store wrote is read as it was: %s', (language) => {
  const file = writeCsv(listRows({ lines: LINES }, textsFor(language).lists.columns), ';');
  const { heading, rows } = readListFile(file);
  expect(heading).toBe(textsFor(language).lists.columns.join(';'));
  expect(rows.map(({ request, reference }) => ({ ...request, reference }))).toEqual([
    { sku: 'FL-1', quantity: '10', reference: 'Bay "7"' },
    { sku: 'FL-2', quantity: '1', reference: '=cmd()' },
    { sku: '4711', quantity: '1000000', reference: '' },
  ]);
  // Rows that are left to be corrected are read again in the same way.
  const again = readListFile([heading, rows[1]?.text].join('\n'));
  expect(again.rows).toEqual(rows.slice(1, 2));
});

it('a file of a list may have its columns in another order, and other separators', () => {
  const { rows } = readListFile('Quantity,Reference,Article number\r\n12,"Bay 7, left",FL-1\r\n\r\n');
  expect(rows).toMatchObject([{ request: { sku: 'FL-1', quantity: '12' }, reference: 'Bay 7, left' }]);
});

it('a file of a list may have been saved by a spreadsheet, with a title, a separator of its own and its marks', () => {
  const rows = ['Artikelnummer;Menge;Referenz;Name;', 'FL-1;1.250;"Bay 7; left";Vise;', 'FL-2;2.000,00;;;'];
  const { heading, rows: read } = readListFile(['sep=;', 'Werkstatt Süd;;;;', '', ...rows].join('\r\n'));
  expect(heading).toBe('Artikelnummer;Menge;Referenz;Name;');
  expect(read.map(({ request, reference }) => ({ ...request, reference }))).toEqual([
    { sku: 'FL-1', quantity: '1250', reference: 'Bay 7; left' },
    { sku: 'FL-2', quantity: '2000', reference: '' },
  ]);
});

it('a file of a list with a quantity that is none is read with it as it stands', () => {
  const { rows } = readListFile('Artikelnummer;Referenz;Menge\nFL-1;;1,5\nFL-2;;viele');
  expect(rows.map(({ request }) => request)).toEqual([
    { sku: 'FL-1', quantity: '1,5' },
    { sku: 'FL-2', quantity: 'viele' },
  ]);
});

it('a file of a list with a mark that is never closed is read line by line', () => {
  const lines = ['Article number;Quantity;Reference', 'FL-1;5;"Bay', ...Array(30).fill('FL-2;6;')];
  expect(readListFile(lines.join('\n')).rows.map(({ text }) => text)).toEqual(lines);
});

it('a file of a list that is anything else is read line by line, as a pasted list', () => {
  const pasted = 'Artikel;Menge\nFL-BV-125;10\n\n10 x FL-CW-24';
  const { heading, rows } = readListFile(`\ufeff${pasted}`);
  expect(heading).toBe('');
  expect(rows.map(({ request }) => request)).toEqual([
    { text: 'Artikel;Menge' },
    { text: 'FL-BV-125;10' },
    { text: '10 x FL-CW-24' },
  ]);
});

const row = (text: string, reference = '') => ({ text, request: { text }, reference });
const taken = (toolId: string, quantity: number): CheckedRow => ({
  ...{ status: 'ok', toolId, sku: `FL-${toolId}`, name: 'Tool', quantity },
  asked: { article: toolId, quantity },
});
const UNKNOWN: CheckedRow = { status: 'unknown', code: 'row-unknown', message: 'There is no such article.' };

it('the rows of a file become lines where they name one tool, with their quantity', () => {
  const short: CheckedRow = { ...taken('b', 3), status: 'short', asked: { article: 'b', quantity: 500 } };
  const adjusted: CheckedRow = {
    ...taken('c', 12),
    status: 'adjusted',
    asked: { article: 'c', quantity: 7 },
  };
  const { lines, open } = sortImport(
    [row('a', 'Bay 7'), row('b'), row('c')],
    [taken('a', 10), short, adjusted],
  );
  expect(lines).toMatchObject([
    { toolId: 'a', quantity: 10, reference: 'Bay 7' },
    { toolId: 'b', quantity: 500 },
    { toolId: 'c', quantity: 7 },
  ]);
  expect(open).toEqual([]);
});

it('the rows of a file are listed with the reason where they do not, or name a tool again', () => {
  const before: ImportedLine[] = [{ toolId: 'a', sku: 'FL-a', name: 'Tool', quantity: 1, reference: '' }];
  const rows = [row('head'), row('nonsense'), row('a again'), row('b', 'x'.repeat(101)), row('beyond')];
  const { lines, open, skipped } = sortImport(
    rows,
    [{ ...UNKNOWN, skipped: 'header' }, UNKNOWN, taken('a', 2), taken('b', 2)],
    before,
  );
  expect(lines).toEqual(before);
  expect(open.map(({ text, code }) => [text, code])).toEqual([
    ['nonsense', 'row-unknown'],
    ['a again', 'list-line-twice'],
    ['b', 'field-too-long'],
    ['beyond', 'list-rows-number'],
  ]);
  expect(skipped).toBe(0);
  expect(sortImport([row('Thank you')], [{ ...UNKNOWN, skipped: 'note' }]).skipped).toBe(1);
});

it('the rows of a file need a choice where they may mean several, and become the one that is chosen', () => {
  const near: CheckedRow = {
    ...{ status: 'ambiguous', code: 'row-near', message: 'Which of these is it?' },
    candidates: [
      { toolId: 'a', sku: 'FL-a', name: 'Tool' },
      { toolId: 'b', sku: 'FL-b', name: 'Tool', quantity: 24 },
    ],
    asked: { article: 'FL-x', quantity: 2 },
  };
  const read = sortImport([row('FL-x;2', 'Bay 7'), row('a'), row('none')], [near, taken('a', 1), UNKNOWN]);
  const [question] = read.open;
  const [first, second] = question?.candidates ?? [];
  if (!question || !first || !second) throw new Error('it is a question');
  expect([first.quantity, second]).toEqual([2, { ...second, toolId: 'b', quantity: 24, reference: 'Bay 7' }]);
  const chosen = applyCandidate(read, question, second);
  expect(chosen.lines.map(({ toolId }) => toolId)).toEqual(['a', 'b']);
  expect(chosen.open.map(({ text }) => text)).toEqual(['none']);
  // Of a tool that is in the list it stays, with another reason.
  expect(applyCandidate(read, question, first).open.map(({ code }) => code)).toEqual([
    'list-line-twice',
    'row-unknown',
  ]);
});

it('the rows of a file are at most 500 lines, the others stay', () => {
  const rows = Array.from({ length: 502 }, (_, place) => row(`row ${place}`));
  const { lines, open } = sortImport(
    rows,
    rows.map((_, place) => taken(String(place), 1)),
  );
  expect(lines).toHaveLength(500);
  expect(open.map(({ text, code }) => [text, code])).toEqual([
    ['row 500', 'list-lines-too-many'],
    ['row 501', 'list-lines-too-many'],
  ]);
});

it('the rows of a file for a list that has some lines already are limited by what it holds after them', () => {
  const held = new Set(Array.from({ length: 499 }, (_, place) => String(place)));
  const rows = ['0', '1', 'new', 'beyond'];
  const read = sortImport(
    rows.map((text) => row(text)),
    rows.map((toolId) => taken(toolId, 5)),
    [],
    held,
  );
  expect(read.lines.map(({ toolId }) => toolId)).toEqual(['0', '1', 'new']);
  expect(read.open.map(({ code }) => code)).toEqual(['list-lines-too-many']);
  const [open] = read.open;
  const line: ImportedLine = { toolId: 'beyond', sku: 'FL-b', name: 'Tool', quantity: 1, reference: '' };
  if (!open) throw new Error('it is open');
  expect(applyCandidate(read, open, line, held)).toBe(read);
  expect(applyCandidate(read, open, { ...line, toolId: '7' }, held).lines).toHaveLength(4);
});
