import { compactText } from '@forgeline/tool-text/fold-text';
import { expect, it } from 'vitest';
import { readList } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { readNotes } from '@/lib/server/commerce/quick-order/read-notes';

const TOOLS = [
  { sku: 'FL-TW-1220', names: ['Torque Wrench 1/2 in', 'Drehmomentschlüssel 1/2 Zoll'] },
  { sku: 'FL-BV-125', names: ['Bench Vise 125 mm', 'Schraubstock 125 mm'] },
];

function notesOf(...lines: string[]) {
  const { rows } = readList(lines.join('\n'));
  const toolOf = (line: number) => {
    const row = rows.find((each) => each.line === line);
    const tool = TOOLS.find(({ sku }) => row?.text.includes(sku));
    return (
      tool && {
        names: tool.names,
        isNumber: (text: string) => compactText(text).includes(compactText(tool.sku)),
      }
    );
  };
  const { references, unread } = readNotes(rows, toolOf);
  return {
    references: [...references.values()],
    unread: unread.map(({ heading, column }) => heading ?? column),
  };
}

it.each([
  [
    'with a heading for notes',
    ['Artikel\tMenge\tBemerkung', 'FL-TW-1220\t5\tHalle 3', 'FL-BV-125\t10\tHalle 4'],
  ],
  ['with a heading nobody knows', ['SKU;Qty;Regal', 'FL-TW-1220;5;Halle 3', 'FL-BV-125;10;Halle 4']],
  ['called reference', ['SKU;Reference;Qty', 'FL-TW-1220;Halle 3;5', 'FL-BV-125;Halle 4;10']],
  ['without headings', ['FL-TW-1220;5;Halle 3', 'FL-BV-125;10;Halle 4']],
  ['with commas', ['FL-TW-1220,5,Halle 3', 'FL-BV-125,10,Halle 4']],
  ['in first place', ['Halle 3\t5\tFL-TW-1220', 'Halle 4\t10\tFL-BV-125']],
  [
    'beside names and prices',
    [
      'Pos;Artikel;Bezeichnung;Menge;Einzelpreis;Kostenstelle',
      '1;FL-TW-1220;Drehmoment;5;12,50;Halle 3',
      '2;FL-BV-125;Schraubstock;10;99,00;Halle 4',
    ],
  ],
  [
    'beside names without a heading',
    ['FL-TW-1220;Torque Wrench;5;Halle 3', 'FL-BV-125;Bench Vise 125;10;Halle 4'],
  ],
])('a column of texts beside article number and quantity is the reference, %s', (_, lines) => {
  expect(notesOf(...lines)).toEqual({ references: ['Halle 3', 'Halle 4'], unread: [] });
});

it.each([
  ['the page’s', ['Torque Wrench', 'Bench Vise']],
  ['another', ['Drehmomentschlüssel', 'Schraubstock']],
  ['one language and the other', ['Torque Wrench 1/2', 'Schraubstock']],
])(
  'a column of texts beside article number and quantity that is the name of the tool is none, in %s language',
  (_, [first, second]) => {
    expect(notesOf(`FL-TW-1220;5;${first}`, `FL-BV-125;10;${second}`)).toEqual({
      references: [],
      unread: [],
    });
  },
);

it('a column of texts beside article number and quantity is named as not read where another one is the reference', () => {
  const lines = ['SKU;Qty;Note;Job;Delivery date', 'FL-TW-1220;5;Halle 3;4711;2026-12-01'];
  expect(notesOf(...lines)).toEqual({ references: ['Halle 3'], unread: ['Job', 'Delivery date'] });
  expect(notesOf('FL-TW-1220;5;Halle 3;Meier')).toEqual({ references: ['Halle 3'], unread: [4] });
});

it('a column of texts beside article number and quantity is not named where no row fills it', () => {
  expect(notesOf('SKU;Qty;Note;Job', 'FL-TW-1220;5;Halle 3;')).toMatchObject({ unread: [] });
});

it('a column of texts beside article number and quantity is at most as long as a reference, and says that it goes on', () => {
  const [reference] = notesOf('SKU;Qty;Note', `FL-TW-1220;5;${'a'.repeat(150)}`).references;
  expect(reference).toBe(`${'a'.repeat(99)}…`);
});

it('a column of texts beside article number and quantity is read in rows whose number is not known, too', () => {
  expect(notesOf('SKU;Qty;Note', 'FL-XX-1;5;Halle 3').references).toEqual(['Halle 3']);
  expect(notesOf('FL-XX-1;5;Halle 3', 'FL-BV-125;10;Halle 4').references).toEqual(['Halle 3', 'Halle 4']);
});
