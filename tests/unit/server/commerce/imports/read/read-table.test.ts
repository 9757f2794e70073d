import { expect, it, vi } from 'vitest';
import { readTable, tableRows } from '@/lib/server/commerce/imports/read/read-table';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { AppError } from '@/lib/shared/messages/errors';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const pause = async () => undefined;

const read = (kind: ImportKind, file: string | Uint8Array, map?: string) =>
  readTable(kind, typeof file === 'string' ? Buffer.from(file) : file, { map, pause });

async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error('was not refused');
  return { code: error.code, issues: error.issues, reason: error.reason?.code };
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

const rows = [{ row: 2, cells: ['FL-1', 'Größe 5', '12,50'], isTooWide: false }];

it.each([
  ['with semicolons', Buffer.from('Artikelnummer;Bezeichnung;Preis\r\nFL-1;Größe 5;12,50\r\n')],
  ['with commas', Buffer.from('SKU,Name,Price\nFL-1,Größe 5,"12,50"\n')],
  ['with tabs', Buffer.from('SKU\tName\tPrice\rFL-1\tGröße 5\t12,50')],
  ['with a mark', Buffer.from('\ufeffSKU;Name;Price\nFL-1;Größe 5;12,50')],
  ['in UTF-16', utf16('SKU\tName\tPrice\r\nFL-1\tGröße 5\t12,50\r\n')],
  ['in UTF-16, the other way round', utf16('SKU;Name;Price\r\nFL-1;Größe 5;12,50', true)],
  ['in Windows-1252', Buffer.from('SKU;Name;Price\nFL-1;Größe 5;12,50', 'latin1')],
  ['that names its separator', Buffer.from('sep=;\r\nSKU;Name;Price\r\nFL-1;Größe 5;12,50')],
])('a file as people have it is read: %s', async (_, bytes) => {
  expect((await read('tools', bytes)).rows).toEqual(rows);
});

it('a file as people have it numbers rows as a spreadsheet does, also beside line ends within cells and blank rows', async () => {
  const { rows: found } = await read('tools', 'SKU,Description\nA-1,"one\r\ntwo"\n\nA-2,three\n');
  expect(found).toEqual([
    { row: 2, cells: ['A-1', 'one\ntwo'], isTooWide: false },
    { row: 4, cells: ['A-2', 'three'], isTooWide: false },
  ]);
});

it('a file as people have it is read in steps, whatever its size', async () => {
  const lines = Array.from({ length: 20_000 }, (_, place) => `A-${place},"Tool, no. ${place}"`);
  let steps = 0;
  const table = await readTable('tools', Buffer.from(`SKU,Name\n${lines.join('\n')}\n`), {
    pause: async () => {
      steps += 1;
    },
  });
  expect(table.rows).toHaveLength(20_000);
  expect(table.rows[19_999]).toEqual({
    row: 20_001,
    cells: ['A-19999', 'Tool, no. 19999'],
    isTooWide: false,
  });
  expect(steps).toBeGreaterThan(5);
});

it('headings of an import are known in English and German, case and punctuation aside, and told where they are not', async () => {
  const { columns } = await read(
    'tools',
    'artikel nummer;LAGERBESTAND;Farbe;Merkmal: Gewicht [kg];spec:Bore\n',
  );
  expect(columns).toEqual([
    { heading: 'artikel nummer', field: 'sku' },
    { heading: 'LAGERBESTAND', field: 'quantity' },
    { heading: 'Farbe', field: null, offer: 'spec.Farbe' },
    { heading: 'Merkmal: Gewicht [kg]', field: 'spec:Gewicht [kg]' },
    { heading: 'spec:Bore', field: 'spec:Bore' },
  ]);
});

it('headings of an import are those of a German price list too, with what is added to them', async () => {
  const fieldsOf = async (kind: ImportKind, row: string) =>
    (await read(kind, `${row}\n`)).columns.map(({ field }) => field);
  const tools =
    'Art.-Nr.;Artikelbezeichnung;Kurztext;Langtext;Warengruppe;VK-Preis netto $;Lagerstand;Lieferzeit (Tage);' +
    'Länge [mm];Technische Daten;Zolltarifnummer';
  expect(await fieldsOf('tools', tools)).toEqual([
    ...['sku', 'name', 'description', 'details', 'category', 'price', 'quantity', 'leadTimeDays'],
    ...['spec:Länge [mm]', 'specs', null],
  ]);
  expect(await fieldsOf('prices', 'Preisliste;Art.-Nr.;ab Menge;Preis (exkl. USt.);Rabatt in %')).toEqual([
    ...['list', 'sku', 'from', 'price', 'percent'],
  ]);
  expect(await fieldsOf('stock', 'Artikelnummer;Lagerstand;Stichtag;Beleg-Nr.')).toEqual([
    ...['sku', 'available', 'asOf', 'externalId'],
  ]);
  expect(await fieldsOf('customers', 'E-Mail-Adresse;Firma;Kundengruppe')).toEqual([
    'email',
    'name',
    'group',
  ]);
});

it('headings of an import of the names that objects have by themselves are nothing but unknown', async () => {
  const { columns } = await read('tools', 'SKU,__proto__,constructor\n');
  expect(columns.map(({ field }) => field)).toEqual(['sku', null, null]);
});

it('headings of an import give way to a map', async () => {
  const { columns } = await read('tools', 'Code,Farbe\n', 'Code:sku,Farbe:spec:Color');
  expect(columns.map(({ field }) => field)).toEqual(['sku', 'spec:Color']);
});

it('headings of an import are left out by a map, and offered as specifications where they begin as no other column does', async () => {
  const file = 'SKU,Bild,Werkstoff,Preis (alt),Größe\n';
  const { columns } = await read('tools', file, 'Bild:,Größe:spec.Size [mm]');
  expect(columns).toEqual([
    { heading: 'SKU', field: 'sku' },
    { heading: 'Bild', field: null },
    { heading: 'Werkstoff', field: null, offer: 'spec.Werkstoff' },
    { heading: 'Preis (alt)', field: null },
    { heading: 'Größe', field: 'spec:Size [mm]' },
  ]);
  expect((await read('customers', 'E-Mail,Kontakt\n', 'Kontakt:')).columns.at(-1)?.field).toBeNull();
});

it.each([
  ['no-such-field', 'SKU:colour'],
  ['no such heading', 'Code:sku'],
  ['nothing to read', 'SKU'],
])('headings of an import are not mapped by %s', async (_, map) => {
  expect(await refusal(read('tools', 'SKU\n', map))).toMatchObject({ issues: { map: ['import-map'] } });
});

it.each<[string, ImportKind, string, unknown]>([
  ['none', 'tools', '', 'import-no-headings'],
  ['no known one', 'tools', 'one,two\n1,2\n', 'import-no-headings'],
  ['no SKU', 'tools', 'Name,Price\n', 'import-needs-tools'],
  ['no figure', 'stock', 'SKU,As of\n', 'import-needs-stock'],
  ['no price', 'prices', 'SKU,From\n', 'import-needs-prices'],
  ['no e-mail', 'customers', 'Name\n', 'import-needs-customers'],
  ['one twice', 'tools', 'SKU,Price,Preis\n', { code: 'import-column-twice', params: { heading: 'Preis' } }],
])('have to say enough: %s', async (_, kind, file, issue) => {
  expect(await refusal(read(kind, file))).toMatchObject({
    code: 'validation-failed',
    issues: { file: [issue] },
  });
});

it('headings of an import alone are a file without rows', async () => {
  expect((await read('stock', 'SKU;Verfügbar')).rows).toEqual([]);
});

it.each([
  ['a PDF', Buffer.from('%PDF-1.7\n')],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004\u0014\u0000', 'latin1')],
  ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['a page', Buffer.from('<!doctype html><table>')],
  ['bytes', Buffer.from(Array.from({ length: 600 }, (_, place) => place % 7))],
])('what is no CSV file is refused: %s', async (_, bytes) => {
  expect(await refusal(read('tools', bytes))).toMatchObject({ issues: { file: ['import-not-csv'] } });
});

it('what is no CSV file is a quotation mark that is never closed', async () => {
  const file = `SKU,Name\nA-1,"${'x'.repeat(1_200_000)}`;
  expect(await refusal(read('tools', file))).toMatchObject({ issues: { file: ['import-quote-open'] } });
});

it('what is no CSV file has at most 50,000 rows', async () => {
  const rows = (count: number) => `SKU\n${'A\n'.repeat(count)}`;
  expect((await read('tools', rows(50_000))).rows).toHaveLength(50_000);
  expect(await refusal(read('tools', rows(50_001)))).toMatchObject({
    code: 'too-large',
    reason: 'import-rows',
  });
});

it('rows that cannot be stored, or have more cells than headings, are refused, and no others', async () => {
  const table = await read('tools', utf16('SKU,Name\nA-1,\ud83d broken\nA-2,fine\nA-3,\u0000\nA-4,a,b\n'));
  expect(await tableRows(table, pause)).toEqual([
    { row: 2, value: null, issues: [['name', ['invalid']]] },
    { row: 3, value: ['A-2', 'fine'] },
    { row: 4, value: null, issues: [['name', ['invalid']]] },
    { row: 5, value: null, issues: [['row', ['import-row-wide']]] },
  ]);
});

it.each([
  ['SKU;Price;Weight [kg]\nA;1,50;1,25\nB;2,00;1.250\nC;3,00;0,85 kg', ['1250', '1250000', '850']],
  ['SKU;Price;Gewicht (g)\nA;1,50;850\nB;2,00;1.250\nC;3,00;2 kg', ['850', '1250', '2000']],
  ['SKU;Weight [g]\nA;1.250\nB;\nC;heavy', ['1250', '', 'heavy']],
])('weights are read as grams by the unit of their heading: %j', async (file, grams) => {
  const found = await tableRows(await read('tools', file), pause);
  expect(found.map(({ value }) => (value as string[]).at(-1))).toEqual(grams);
});

it('a weight in kilograms whose mark no cell shows is unclear', async () => {
  expect(await tableRows(await read('tools', 'SKU;Weight [kg]\nA;1.250'), pause)).toMatchObject([
    { row: 2, value: null, issues: [['weightGrams', [{ code: 'number-unclear' }], '1.250']] },
  ]);
});
