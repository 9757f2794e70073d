import { expect, it, vi } from 'vitest';
import { importFile } from '@/lib/server/commerce/imports/begin-import';
import { readTable, tableRows } from '@/lib/server/commerce/imports/read/read-table';
import { withAddresses } from '@/lib/server/commerce/imports/workbook/address-cells';
import { createPause } from '@/lib/server/platform/work-in-steps';
import type { ImportQuery } from '@/lib/shared/imports/import.schema';
import { plainWorkbook, workbook } from '@/tests/support/workbooks';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, emptyShop, refusal, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

const HEADINGS = [
  'Artikelnummer',
  'Bezeichnung',
  'Beschreibung',
  'Preis',
  'Mindestmenge',
  'Bestand',
  'Länge [mm]',
];
const TOOLS = {
  name: 'Artikel & Preise',
  rows: [
    ['Preisliste 2026'],
    [],
    HEADINGS,
    [4711, 'Schraubstock', 'Gehärtet.\nMit Drehteller.', 149.9, 1, 1250, 412.5],
    ['A-2', 'Hammer', 'Mit Stiel.', 0.1 + 0.2, 1, 12, 3.175],
    ['Summe', null, null, 150.2],
  ],
};
const HIDDEN = { name: 'Intern', hidden: true, rows: [['SKU', 'Name']] } as const;

async function send(bytes: Buffer, query: ImportQuery = {}) {
  const done = await importFile(admin, { kind: 'tools', bytes, query });
  if (!('result' in done)) throw new Error('goes on in the background');
  return done.result;
}

async function cellsOf(...rows: (string | number | Date | null)[][]): Promise<unknown[]> {
  const bytes = await workbook({ name: 'S', rows });
  const pause = createPause();
  const read = await tableRows(await readTable('stock', bytes, { pause }), pause);
  return read.map(({ value, issues }) => issues ?? value);
}

it('a cell without an address follows the one before it', async () => {
  const sheet = {
    name: 'Export',
    rows: [['Liste'], ['SKU', 'Available'], ['A-1', 7], ['A-2', '12 Stk']],
  };
  const read = async (bytes: Buffer) => {
    const pause = createPause();
    return tableRows(await readTable('stock', bytes, { pause }), pause);
  };
  expect(await read(await plainWorkbook(sheet))).toEqual(await read(await workbook(sheet)));
  expect(
    withAddresses('<x:row><x:c t="s"/><x:c r="AA1"/><x:c><v>1</v></x:c></x:row><x:row r="7"><c/></x:row>'),
  ).toBe(
    '<x:row r="1"><x:c r="A1" t="s"/><x:c r="AA1"/><x:c r="AB1"><v>1</v></x:c></x:row><x:row r="7"><c r="A7"/></x:row>',
  );
  expect(withAddresses('<cols><col min="1"/></cols><row r="2"><c r="B2"/></row>')).toBe(
    '<cols><col min="1"/></cols><row r="2"><c r="B2"/></row>',
  );
});

it('a workbook is read as its first sheet that is not hidden: numbers as they are meant, lines in cells, sums left out', async () => {
  const result = await send(await workbook(HIDDEN, TOOLS));
  expect(result).toMatchObject({
    ...{ created: 2, refused: 0, sheets: ['Intern', 'Artikel & Preise'], sheet: 'Artikel & Preise' },
    leftOut: [{ row: 6, why: 'sum' }],
  });
  expect(await stored('4711')).toMatchObject({
    ...{
      name: 'Schraubstock',
      description: 'Gehärtet.\nMit Drehteller.',
      priceCents: 14_990,
      quantity: 1_250,
    },
    specs: [{ name: 'Länge', value: '412.5', unit: 'mm' }],
  });
  expect(await stored('A-2')).toMatchObject({ priceCents: 30, specs: [{ value: '3.175' }] });
});

it('a sheet is chosen by its name, in any case, or by its number from 1; another one is refused with the names of all', async () => {
  await bulk('tools', [tool('A-1')]);
  const bytes = await workbook(
    {
      name: '2026',
      rows: [
        ['SKU', 'Price'],
        ['A-1', 10],
      ],
    },
    {
      name: 'Old',
      rows: [
        ['SKU', 'Price'],
        ['A-1', 11],
      ],
    },
  );
  const priceOf = async (sheet?: string) => {
    await send(bytes, sheet === undefined ? {} : { sheet });
    return (await stored('A-1'))?.priceCents;
  };
  expect(await priceOf('OLD')).toBe(1_100);
  expect(await priceOf()).toBe(1_000);
  expect(await priceOf('2')).toBe(1_100);
  expect(await priceOf('2026')).toBe(1_000);
  for (const sheet of ['3', 'none'])
    expect(await refusal(send(bytes, { sheet }))).toMatchObject({
      ...{ issues: { sheet: ['import-sheet-unknown'] }, members: { sheets: ['2026', 'Old'] } },
    });
  const csv = importFile(admin, { kind: 'tools', bytes: Buffer.from('SKU,Price\n'), query: { sheet: '1' } });
  expect(await refusal(csv)).toMatchObject({ issues: { sheet: ['import-sheet-unknown'] } });
});

it('a sheet without headings is refused with the names of all sheets, so that another can be chosen', async () => {
  const bytes = await workbook({ name: 'Deckblatt', rows: [['Willkommen']] }, TOOLS);
  expect(await refusal(send(bytes))).toMatchObject({
    members: { sheets: ['Deckblatt', 'Artikel & Preise'], sheet: 'Deckblatt' },
  });
});

it('what is a number to the spreadsheet is no question; what is a text is one as in any file', async () => {
  expect(
    await cellsOf(
      ['SKU', 'Available', 'As of'],
      ['A', 1_250, new Date('2026-11-26')],
      ['B', 4_006_381_333_931, null],
    ),
  ).toEqual([
    ['A', '1250', '2026-11-26'],
    ['B', '4006381333931', ''],
  ]);
  const pause = createPause();
  const prices = async (cell: string | number) => {
    const bytes = await workbook({
      name: 'S',
      rows: [
        ['SKU', 'Price'],
        ['A', cell],
      ],
    });
    const [row] = await tableRows(await readTable('prices', bytes, { pause }), pause);
    return row?.issues?.[0]?.[1] ?? row?.value;
  };
  expect(await prices(1.234)).toEqual(['A', '1.234']);
  expect(await prices('1.234')).toMatchObject([{ code: 'number-unclear' }]);
});

/** The directory of a ZIP file with other numbers in it. */
function tampered(bytes: Buffer, change: (entry: number) => void): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 4))
    change.call(copy, at);
  return copy;
}

it.each([
  ['is something else', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 60)]), 'import-not-csv'],
  [
    'says of itself that it is huge',
    (bytes: Buffer) =>
      tampered(bytes, function (this: Buffer, at: number) {
        this.writeUInt32LE(200 * 1024 * 1024, at + 24);
      } as never),
    'import-workbook-large',
  ],
  [
    'is locked',
    (bytes: Buffer) =>
      tampered(bytes, function (this: Buffer, at: number) {
        this.writeUInt16LE(1, at + 8);
      } as never),
    'import-not-csv',
  ],
  [
    'leads nowhere',
    (bytes: Buffer) =>
      tampered(bytes, function (this: Buffer, at: number) {
        this.writeUInt32LE(0xfffffff0, at + 42);
      } as never),
    'import-not-csv',
  ],
])('a workbook that %s is refused', async (_name, change, issue) => {
  const bytes = change(await workbook(TOOLS));
  expect(await refusal(send(bytes))).toMatchObject({ issues: { file: [issue] } });
});
