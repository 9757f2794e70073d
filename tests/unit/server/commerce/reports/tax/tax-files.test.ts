import { expect, it } from 'vitest';
import { businessYear, type DatevSettings, datevHead } from '@/lib/server/commerce/reports/tax/datev-head';
import { DatevRows } from '@/lib/server/commerce/reports/tax/datev-rows';
import { elsterCsv, euSalesCsv, paperHead, paperRows } from '@/lib/server/commerce/reports/tax/paper-files';
import { reportDays } from '@/lib/server/commerce/reports/tax/report-period';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { toWindows1252 } from '@/lib/shared/text/windows-1252';
import { group, paper, plainPaper, reduced, standard, toVienna } from './papers';

const SETTINGS: DatevSettings = {
  ...{
    consultant: '29098',
    client: '55003',
    yearStart: '01-01',
    accountLength: 4,
    chart: '03',
    debtor: '10000',
  },
  accounts: [
    { treatment: 'domestic', rate: 19, account: '8400' },
    { treatment: 'domestic', rate: 7, account: '8300', key: '2' },
    { treatment: 'intra-community', rate: 0, account: '8125' },
    { treatment: 'destination', rate: 20, account: '8320' },
  ],
};
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const MADE = { now: new Date('2026-12-01T08:09:10.123Z'), timeZone: 'Europe/Berlin' };

/** The filled cells of each row, by their position from 1, as the format's description counts. */
function cellsOf(text: string): Record<number, string>[] {
  const lines = text.split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const cells = line.split(';');
    expect(cells).toHaveLength(125);
    return Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[at + 1, cell]])));
  });
}

it('a file for DATEV begins with the 31 fields of its header and the 125 headings', () => {
  const [first = '', headings = '', ...rest] = datevHead(SETTINGS, NOVEMBER, MADE).split('\r\n');
  expect(first).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261201090910000;;"RE";"";"";29098;55003;20260101;4;20261101;20261130;"Rechnungen 20261101-20261130";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  );
  expect(first.split(';')).toHaveLength(31);
  const names = headings.split(';');
  expect(names).toHaveLength(125);
  expect(new Set(names).size).toBe(125);
  expect([names[39], names[113], names[114], names[116], names[122], names[124]]).toEqual([
    'EU-Land u. UStID (Bestimmung)',
    'Festschreibung',
    'Leistungsdatum',
    'Fälligkeit',
    'EU-Land u. UStID (Ursprung)',
    'Abw. Skontokonto',
  ]);
  expect(rest).toEqual(['']);
});

it('DATEV has a booking a group: gross, debit for invoices and credit for credit notes, with their accounts', () => {
  const rows = new DatevRows(SETTINGS, new Map([['C-7', '10007']]));
  const billing = { street: '', postalCode: '', city: '', country: 'DE' };
  const billTo = { number: 'C-7', name: 'Muster; "AG"', billing } as never;
  const invoice = paper([standard(10_667, 2_027), reduced(5_333, 373)]);
  const note = paper([standard(-5_000, -950), reduced(0, 0)], {
    ...{ kind: 'credit-note', number: 'CN-000001', billTo, terms: { days: 30, dueOn: '2026-12-05' } },
    buyerParty: { ...invoice.buyerParty, name: 'Muster "AG"' },
  });
  expect(cellsOf(rows.rowsOf(invoice) + rows.rowsOf(note))).toEqual([
    {
      ...{ 1: '126,94', 2: '"S"', 3: '"EUR"', 7: '10000', 8: '8400', 10: '0511', 11: '"INV-000001"' },
      ...{ 14: '"Robin Smith"', 114: '0', 115: '06112026' },
    },
    {
      ...{ 1: '57,06', 2: '"S"', 3: '"EUR"', 7: '10000', 8: '8300', 9: '"2"', 10: '0511' },
      ...{ 11: '"INV-000001"', 14: '"Robin Smith"', 114: '0', 115: '06112026' },
    },
    {
      ...{ 1: '59,50', 2: '"H"', 3: '"EUR"', 7: '10007', 8: '8400', 10: '0511', 11: '"CN-000001"' },
      ...{ 14: '"Muster ""AG"""', 114: '0', 115: '06112026', 117: '05122026' },
    },
  ]);
  expect(rows.missing()).toEqual([]);
});

it('DATEV has the number of a buyer in another member, and country, rate and seller of a sale taxed there', () => {
  const rows = new DatevRows(SETTINGS, new Map());
  const toLyon = paper([group('destination', 20_000, [4_240, 848], { category: 'S', name: 'FR' })]);
  expect(cellsOf(rows.rowsOf(toVienna(4_240)) + rows.rowsOf(toLyon))).toMatchObject([
    { 8: '8125', 40: '"ATU12345675"' },
    { 8: '8320', 40: '"FR"', 41: '20,00', 123: '"DE136695976"' },
  ]);
});

it('DATEV names each account that is missing once, and notes no booking for it', () => {
  const rows = new DatevRows(SETTINGS, new Map());
  const exported = paper([group('export', 0, [4_240, 0], { category: 'G' })]);
  expect([exported, exported, plainPaper(100)].map((each) => rows.rowsOf(each))).toEqual(['', '', '']);
  expect(rows.missing()).toEqual([
    { treatment: 'export', rate: 0 },
    { treatment: 'none', rate: 0 },
  ]);
});

it.each([
  ['01-01', '2026-11-05', '2026-01-01'],
  ['07-01', '2026-06-30', '2025-07-01'],
  ['07-01', '2026-07-01', '2026-07-01'],
])('a business year from %s has %s in the one of %s', (yearStart, day, first) => {
  expect(businessYear({ yearStart }, day)).toBe(first);
});

it('Windows-1252 has umlauts and the euro in a byte each, and other letters without their accents', () => {
  expect([...toWindows1252('Öß€ń漢')]).toEqual([0xd6, 0xdf, 0x80, 0x6e, 0x3f]);
  expect([...toWindows1252('ö'.normalize('NFD'))]).toEqual([0xf6]);
});

it('ELSTER has its version, headings, and whole euros half away from zero, without numbers that come to none', () => {
  const sale = { vatId: 'ATU12345675', kind: 'L' as const, documents: 1 };
  const sales = [12.5, -12.5, 0.49].map((net) => ({ ...sale, net }));
  expect(elsterCsv(sales)).toBe(
    '#v3.0\r\nLänderkennzeichen und USt-IdNr.,Betrag (EUR),Art der Leistung\r\nATU12345675,13,L\r\nATU12345675,-13,L\r\n',
  );
});

it('the file of documents has a row a group, with separator and decimals of the language', () => {
  const { csvDelimiter, decimalMark } = LANGUAGE_FACTS.de;
  const cell = (text: string) => text.replace('.', decimalMark);
  const note = paper([standard(-5_000, -950), reduced(0, 0)], {
    ...{ kind: 'credit-note', number: 'CN-000001', corrects: 'INV-000001' },
  });
  const [head = '', row = '', ...rest] = `${paperHead('de')}${paperRows(note, 'de')}`.split('\r\n');
  const names = head.replace('\ufeff', '').split(csvDelimiter);
  const found = Object.fromEntries(names.map((name, at) => [name, row.split(csvDelimiter)[at]]));
  expect(found).toEqual({
    ...{ number: 'CN-000001', kind: 'credit-note', issued: '2026-11-05', delivered: '2026-11-06' },
    ...{ corrects: 'INV-000001', order: 'O-1', buyer: 'Robin Smith', vat_id: '', country: 'DE' },
    ...{ treatment: 'domestic', tax_rate: '19', net: cell('-50.00'), tax: cell('-9.50') },
    ...{ gross: cell('-59.50'), currency: 'EUR' },
  });
  expect(rest).toEqual(['']);
});

it('the EU sales list as a file has a row a number', () => {
  const csv = euSalesCsv([{ vatId: 'ATU12345675', kind: 'L', net: -7.6, documents: 2 }], 'en');
  const amount = '-7.60'.replace('.', LANGUAGE_FACTS.en.decimalMark);
  expect(csv.split('\r\n')[1]?.split(LANGUAGE_FACTS.en.csvDelimiter).slice(0, 4)).toEqual([
    ...['ATU12345675', 'L', amount, '2'],
  ]);
});

it.each([
  [{}, { from: '2026-11-01', to: '2026-11-30' }],
  [{ from: '2026-02-10' }, { from: '2026-02-10', to: '2026-02-28' }],
  [{ to: '2026-02-10' }, { from: '2026-02-01', to: '2026-02-10' }],
  [
    { from: '2026-01-01', to: '2027-01-01' },
    { from: '2026-01-01', to: '2027-01-01' },
  ],
])('a report asked for with %j is of %j', (query, days) => {
  expect(reportDays(query, '2026-12-31')).toEqual(days);
});

it.each([
  { from: '2026-01-01', to: '2027-01-02' },
  { from: '2026-01-02', to: '2026-01-01' },
])('a report of %j is refused', (query) => {
  expect(() => reportDays(query, '2026-12-31')).toThrow('validation-failed');
});
