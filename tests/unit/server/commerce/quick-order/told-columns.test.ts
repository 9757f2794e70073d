import { compactText } from '@forgeline/tool-text/fold-text';
import { expect, it } from 'vitest';
import { columnUses } from '@/lib/server/commerce/quick-order/column-uses';
import { matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { readLines } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { toldColumns } from '@/lib/server/commerce/quick-order/read-list/told-columns';
import { readNotes } from '@/lib/server/commerce/quick-order/read-notes';
import type { ToldColumn } from '@/lib/shared/quick-order/list-columns';
import { listLines } from '@/lib/shared/quick-order/split-lines';
import { resultOf } from '@/lib/shared/text/csv';
import { lookupIn, SAMPLE_CATALOGUE } from '@/tests/fixtures/quick-order/catalogue';

const LOOKUP = lookupIn(SAMPLE_CATALOGUE);

/** What became of a list whose columns were told. */
function read(lines: readonly string[], told: readonly ToldColumn[] = []) {
  const { rows } = resultOf(readLines(listLines(lines.join('\n')), toldColumns(told)));
  const matched = new Map(rows.map((row) => [row.line, matchRow(row, LOOKUP)]));
  const toolOf = (line: number) => {
    const found = matched.get(line);
    if (found?.status !== 'taken' && found?.status !== 'quantity') return undefined;
    const isNumber = (text: string) => compactText(text) === compactText(found.article.id);
    return { names: [], isNumber };
  };
  const notes = readNotes(rows, toolOf);
  return {
    orders: [...matched.values()].map((found) =>
      found.status === 'taken' ? `${found.units} ${found.article.id}` : found.status,
    ),
    references: [...notes.references.values()],
    notes: [...notes.notes.values()],
    days: [...notes.days.values()],
    unread: notes.unread.map(({ heading, column }) => heading ?? column),
    columns: columnUses(rows, toolOf, notes.referenceColumns, told).map(
      ({ column, heading = '', use, by }) => `${column} ${heading} ${use} ${by}`,
    ),
  };
}

const ODD = [
  'Ding;Wieviel;Wohin;Bis wann',
  'FL-BV-125;5;Halle 3;24.12.2026',
  'FL-CW-24;6;Halle 4;27.12.2026',
];

it('a table with headings that nobody knows is read by its cells, and its columns are named by them', () => {
  expect(read(ODD)).toMatchObject({
    orders: ['5 FL-BV-125', '6 FL-CW-24'],
    references: ['Halle 3', 'Halle 4'],
    columns: [
      '1 Ding number guess',
      '2 Wieviel quantity guess',
      '3 Wohin reference guess',
      '4 Bis wann none guess',
    ],
  });
});

it('a column holds what it was said to hold, by its heading in any case', () => {
  const told = [
    { column: 3, heading: 'WOHIN', use: 'note' as const },
    { column: 4, heading: 'bis-wann', use: 'day' as const },
  ];
  expect(read(ODD, told)).toMatchObject({
    orders: ['5 FL-BV-125', '6 FL-CW-24'],
    references: [],
    notes: ['Halle 3', 'Halle 4'],
    days: ['24.12.2026', '27.12.2026'],
    unread: [],
    columns: ['1 Ding number guess', '2 Wieviel quantity guess', '3 Wohin note told', '4 Bis wann day told'],
  });
});

it('a column without a heading holds what it was said to hold, by its place', () => {
  const lines = ['FL-BV-125;5;7', 'FL-CW-24;6;8'];
  expect(read(lines).orders).toEqual(['question', 'question']);
  expect(read(lines, [{ column: 3, use: 'quantity' }]).orders).toEqual(['7 FL-BV-125', '8 FL-CW-24']);
  expect(read(lines, [{ column: 3, use: 'none' }]).orders).toEqual(['5 FL-BV-125', '6 FL-CW-24']);
  expect(read(lines, [{ column: 3, use: 'reference' }])).toMatchObject({
    orders: ['5 FL-BV-125', '6 FL-CW-24'],
    references: ['7', '8'],
  });
});

it('what a column was said to hold counts before what its heading says', () => {
  const lines = ['Artikel;Menge;Bestand;Bemerkung', 'FL-BV-125;5;7;eilig', 'FL-CW-24;6;8;'];
  const told = [
    { column: 3, heading: 'Bestand', use: 'quantity' as const },
    { column: 4, heading: 'Bemerkung', use: 'none' as const },
  ];
  expect(read(lines, told)).toMatchObject({
    orders: ['7 FL-BV-125', '8 FL-CW-24'],
    references: [],
    unread: [],
  });
  expect(read(lines, told).columns[1]).toBe('2 Menge none guess');
});

it('the number of a table is in the column that was said to have it, beside another one that may be', () => {
  const lines = ['Unsere Art.-Nr.;Code;Menge', 'FL-CW-24;FL-BV-125;5'];
  expect(read(lines).orders).toEqual(['question']);
  expect(read(lines, [{ column: 2, heading: 'Code', use: 'number' }]).orders).toEqual(['5 FL-BV-125']);
});

it('texts of several references are joined, and what is too long stands in full in the note', () => {
  const long = 'x'.repeat(90);
  const lines = ['Artikel;Menge;Ort;Platz', `FL-BV-125;5;Halle 3;${long}`];
  const told = [
    { column: 3, heading: 'Ort', use: 'reference' as const },
    { column: 4, heading: 'Platz', use: 'reference' as const },
  ];
  const { references, notes } = read(lines, told);
  expect(references).toEqual([`Halle 3 · ${long}`]);
  expect(notes).toEqual([]);
  const longer = read([lines[0] ?? '', `FL-BV-125;5;Halle 3;${long}${long}`], told);
  expect(longer.references[0]).toHaveLength(100);
  expect(longer.notes).toEqual([`Halle 3 · ${long}${long}`]);
});
