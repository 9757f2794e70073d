import { expect, it, vi } from 'vitest';
import { readTable, tableRows } from '@/lib/server/commerce/imports/read/read-table';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import type { DecimalMark } from '@/lib/shared/tables/decimal-mark';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const pause = async () => undefined;

/** The rows of a file as programs write them, or the codes of what is wrong with them. */
async function rowsOf(kind: ImportKind, file: string, decimal?: DecimalMark) {
  const rows = await tableRows(await readTable(kind, Buffer.from(file), { pause }), pause, decimal);
  return rows.map(({ value, issues }) =>
    issues
      ? issues.map(([field, found]) => [
          field,
          ...found.map((one) => (typeof one === 'string' ? one : one.code)),
        ])
      : value,
  );
}

const UNCLEAR = (field: string) => [[field, 'number-unclear']];

it.each([
  ['tabs', 'Artikelnummer\tPreis\nA\t149,90\nB\t1.250'],
  ['commas', 'Artikelnummer,Preis\nA,"149,90"\nB,1.250'],
  ['semicolons', 'Artikelnummer;Preis\nA;149,90\nB;1.250'],
])('numbers of a file have the decimal mark that its cells show, between %s', async (_, file) => {
  expect(await rowsOf('prices', file)).toEqual([
    ['A', '149.90'],
    ['B', '1250.00'],
  ]);
});

it('numbers of a file have the one that was said where no cell shows it, or both', async () => {
  expect(await rowsOf('prices', 'SKU;Price\nA;1.250', ',')).toEqual([['A', '1250.00']]);
  expect(await rowsOf('prices', 'SKU;Price\nA;1.25', ',')).toEqual([['A', '1.25']]);
  expect(await rowsOf('prices', 'SKU;Price\nA;1.250', '.')).toEqual([['A', '1.25']]);
  const both = 'SKU;Price\nA;1.250\nB;12,50\nC;12.50';
  expect(await rowsOf('prices', both, ',')).toEqual([
    ['A', '1250.00'],
    ['B', '12.50'],
    ['C', '12.50'],
  ]);
  expect(await rowsOf('prices', 'SKU;Price\nA;1.250\nB;12,50', '.')).toEqual([
    ['A', '1250.00'],
    ['B', '12.50'],
  ]);
});

it.each(['SKU\tPrice\nA\t1.250', 'SKU,Price\nA,1.250', 'SKU;Price\nA;1.250', 'SKU,Price\nA,"1,250"'])(
  'numbers of a file are a question where no cell shows it: %j',
  async (file) => {
    expect(await rowsOf('prices', file)).toEqual([UNCLEAR('price')]);
  },
);

it('numbers of a file are a question where cells contradict each other', async () => {
  expect(await rowsOf('prices', 'SKU;Price\nA;1,5\nB;2.5\nC;1.250')).toEqual([
    ['A', '1.50'],
    ['B', '2.50'],
    UNCLEAR('price'),
  ]);
});

it('numbers of a file of one column show how those of another are read, discounts too', async () => {
  expect(await rowsOf('prices', 'List\tSKU\tPrice\tDiscount %\nT\tA\t\t12,5\nT\tB\t1.250\t')).toEqual([
    ['T', 'A', '', '12.5'],
    ['T', 'B', '1250.00', ''],
  ]);
});

it('numbers of a file that count are whole, so that a fraction is no second reading', async () => {
  expect(await rowsOf('stock', 'SKU;Bestand\nA;1.250\nB;1.000')).toEqual([
    ['A', '1250'],
    ['B', '1000'],
  ]);
  expect(await rowsOf('stock', 'SKU;Bestand\nB;1.000')).toEqual([UNCLEAR('available')]);
});

it('numbers of a file of changes have signs in front, behind and in brackets', async () => {
  expect(await rowsOf('stock', 'SKU,Change\nA,-5\nA,5-\nA,(5)\nA,+5')).toEqual([
    ['A', '-5'],
    ['A', '-5'],
    ['A', '-5'],
    ['A', '5'],
  ]);
});

it('numbers of a file that are none stay as they are, for the message of their field', async () => {
  expect(await rowsOf('prices', 'SKU,Price\nA,12 apples\nB,12.50 EUR\nC,-5\nD,1e3')).toEqual([
    ['A', '12 apples'],
    ['B', '12.50 EUR'],
    ['C', '-5'],
    ['D', '1e3'],
  ]);
});

it('numbers of a file of packs are read as others are', async () => {
  expect(await rowsOf('tools', 'SKU;Preis;Gebinde\nA;1,5;Box=10 | Pallet=1.000=4006381333931')).toEqual([
    ['A', '1.50', 'Box=10 | Pallet=1000=4006381333931'],
  ]);
  expect(await rowsOf('tools', 'SKU;Gebinde\nA;Pallet=1.000')).toEqual([UNCLEAR('packs')]);
});

it.each<[ImportKind, string, string]>([
  ['tools', 'SKU,Name\n4.00638E+12,x', 'sku'],
  ['tools', 'SKU,Packs\nA,Box=10=4.00638E+12', 'packs'],
  ['tools', 'SKU,Successor\nA,"4,00638E+12"', 'successorId'],
  ['tools', 'SKU,Spec: EAN\nA,4.00638E+12', 'spec:EAN'],
  ['tools', 'SKU,Specifications\nA,EAN=4.00638E+12; Color=red', 'specs'],
  ['prices', 'SKU,Price\n4.00638E+12,1', 'sku'],
  ['stock', 'SKU,Change,Reference\nA,1,2.02611E+11', 'externalId'],
  ['stock', 'SKU,Available\nA,1.2E+06', 'available'],
  ['customers', 'Email,Phone\na@example.com,4.93012E+11', 'phone'],
])('of %s: %j', async (kind, file, field) => {
  expect(await rowsOf(kind, file)).toEqual([[[field, 'number-shortened']]]);
});

it('a number that a spreadsheet has shortened may be a name, and a figure with a unit', async () => {
  expect(await rowsOf('tools', 'SKU,Name,Resistance [ohm]\nA,1E+06,1E+06')).toEqual([
    ['A', '1E+06', '1E+06'],
  ]);
});

it('figures of specifications are written as the catalogue has them, by the mark of the file', async () => {
  const file =
    'Artikelnummer;Preis;Merkmal: Probemaß [mm];Merkmal: Drehzahl [min⁻¹];Merkmal: Norm;Merkmal: Maße\n' +
    'A;1,5;412,5;12.250;DIN 338.5;1,0–13,0 × 0,5 mm\nB;2;1.250,50;8.000;1.2.3;1,5; 2';
  expect(await rowsOf('tools', file.replace('1,5; 2', '"1,5; 2,5"'))).toEqual([
    ['A', '1.50', '412.5', '12250', 'DIN 338.5', '1.0–13.0 × 0.5 mm'],
    ['B', '2.00', '1250.50', '8000', '1.2.3', '1.5, 2.5'],
  ]);
  expect(await rowsOf('tools', 'SKU,Price,Speed [rpm]\nA,1.50,"12,250"\nB,2,12.250')).toEqual([
    ['A', '1.50', '12250'],
    ['B', '2.00', '12.250'],
  ]);
});

it('figures of specifications in one cell are too', async () => {
  expect(
    await rowsOf('tools', 'SKU;Preis;Merkmale\nA;1,5;"Gewicht [kg]=1,25; Farbe=rot | Drehzahl: 12.250"'),
  ).toEqual([['A', '1.50', 'Gewicht [kg]=1.25; Farbe=rot | Drehzahl: 12250']]);
});

it('figures of specifications are a question where nothing shows the mark', async () => {
  expect(await rowsOf('tools', 'SKU;Merkmal: Drehzahl [1/min]\nA;12.250')).toEqual([
    UNCLEAR('spec:Drehzahl [1/min]'),
  ]);
});

it('figures of specifications show their own mark and not that of prices: versions are no decimals', async () => {
  expect(
    await rowsOf('tools', 'SKU;Merkmal: Version;Preis;Merkmal: Weg [mm]\nA;2.0;1.250;3,5\nB;2.1;12,50;1.250'),
  ).toEqual([
    ['A', '2.0', '1250.00', '3.5'],
    ['B', '2.1', '12.50', '1250'],
  ]);
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['20.11.2026 18:00', '2026-11-20T18:00:00'],
  ['20261120', '2026-11-20'],
  ['20-Nov-2026', '2026-11-20'],
  ['20. November 2026', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['20/11/26', '2026-11-20'],
  ['2026-11-20T18:00:00+01:00', '2026-11-20T18:00:00+01:00'],
  ['now', 'now'],
])('days of a file are read as written: %s', async (written, day) => {
  expect(await rowsOf('stock', `SKU;Bestand;Stand\nA;1;${written}`)).toEqual([['A', '1', day]]);
});

it('days of a file begin with day or month as others show, else nobody knows', async () => {
  expect(await rowsOf('stock', 'SKU;Bestand;Stand\nA;1;03/11/2026\nA;1;13/11/2026')).toEqual([
    ['A', '1', '2026-11-03'],
    ['A', '1', '2026-11-13'],
  ]);
  expect(await rowsOf('stock', 'SKU;Bestand;Stand\nA;1;03/11/2026\nA;1;03/03/2026')).toEqual([
    [['asOf', 'as-of-invalid']],
    ['A', '1', '2026-03-03'],
  ]);
});
