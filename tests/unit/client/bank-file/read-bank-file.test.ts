import { expect, it } from 'vitest';
import { type BankColumns, BY_SIGN, guessBankColumns, NONE } from '@/lib/client/bank-file/guess-columns';
import { readBankRows, readBankTable } from '@/lib/client/bank-file/read-bank-file';
import { CURRENCY } from '@/lib/shared/site/currency';

const NO_COLUMNS = { incoming: NONE, outgoing: NONE, direction: BY_SIGN, payer: NONE };
const columns: BankColumns = { ...NO_COLUMNS, date: 0, amount: 1, text: 2, reference: 3 };
const HEADINGS = ['', '', '', ''];
const read = (cells: string[], order: 'day-first' | 'month-first' = 'month-first') =>
  readBankRows({ headings: HEADINGS, rows: [cells] }, columns, order).rows[0];

it.each([
  ['Date;Amount;Description;Transaction ID', { date: 0, amount: 1, text: 2, reference: 3 }],
  [
    'Buchungstag;Valutadatum;Auftraggeber;Buchungstext;Verwendungszweck;Betrag;Kundenreferenz (End-to-End)',
    { date: 0, amount: 5, text: 4, reference: 6 },
  ],
  ['Umsatz in EUR;Valuta Datum;Memo', { date: 1, amount: 0, text: 2, reference: -1 }],
  [
    'Buchungstag;Verwendungszweck;Gläubiger ID;Mandatsreferenz;Kontonummer;Betrag;Währung',
    { date: 0, amount: 5, text: 1, reference: -1 },
  ],
  [
    'Mandatsreferenz;Buchungstag;Verwendungszweck;Kundenreferenz (End-to-End);Betrag',
    { date: 1, amount: 4, text: 2, reference: 3 },
  ],
  ['Account number;Date;Amount;Details;ID', { date: 1, amount: 2, text: 3, reference: 4 }],
  ['a;b;c', { date: -1, amount: -1, text: -1, reference: -1 }],
])('the columns of a bank’s file: %s', (headings, expected) => {
  expect(guessBankColumns({ headings: headings.split(';'), rows: [] })).toMatchObject(expected);
});

const headings = 'Buchungstag;Verwendungszweck;Betrag';
const row = '03.11.2026;INV-000042;5,00';
const table = { headings: headings.split(';'), rows: [row.split(';')] };

it('the headings of a bank’s file may stand below rows with the account and its balance', () => {
  const above = ['Girokonto;DE02 1203 0000', 'Zeitraum:;01.11.2026 - 27.11.2026', 'Kontostand;7,00', ''];
  expect(readBankTable([...above, headings, row].join('\n'))).toEqual(table);
  expect(readBankTable([headings, row].join('\n'))).toEqual(table);
});

it('the headings of a bank’s file are the first row where none names date, amount and text', () => {
  expect(readBankTable(`a;b;c\n${row}`)).toEqual({ ...table, headings: ['a', 'b', 'c'] });
  expect(readBankTable('')).toEqual({ headings: [], rows: [] });
});

it.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-11-03T10:00:00', '2026-11-03'],
  ['3.11.26', '2026-11-03'],
  ['03.11.2026', '2026-11-03'],
  ['11/23/2026', '2026-11-23'],
  ['23/11/2026', '2026-11-23'],
  ['11/03/2026', '2026-11-03'],
  ['03.11.2026 08:15', '2026-11-03'],
  ['20261103', '2026-11-03'],
  ['03-Nov-2026', '2026-11-03'],
  ['3 Nov 2026', '2026-11-03'],
])('a row of a bank’s file reads the day %s', (cell, expected) => {
  expect(read([cell, '1.00', 'text', 'ref'])?.date).toBe(expected);
});

it('a row of a bank’s file takes 11/03 for the 3rd or the 11th as the reader writes dates, unless another row decides it', () => {
  expect(read(['11/03/2026', '1.00', '', 'r'], 'day-first')?.date).toBe('2026-03-11');
  const rows = [
    ['11/03/2026', '1.00', '', 'r'],
    ['11/23/2026', '1.00', '', 's'],
  ];
  expect(
    readBankRows({ headings: HEADINGS, rows }, columns, 'day-first').rows.map(({ date }) => date),
  ).toEqual(['2026-11-03', '2026-11-23']);
});

it.each([
  ['1,234.50', 1_234.5],
  ['1.234,50', 1_234.5],
  ['-12,00', -12],
  ['12.00-', -12],
  ['+7', 7],
])('a row of a bank’s file reads the amount %s', (cell, expected) => {
  expect(read(['2026-11-03', cell, 'text', 'ref'])?.amount).toBe(expected);
});

it.each([
  ['31.02.2026', '1.00'],
  ['soon', '1.00'],
  ['0026-11-03', '1.00'],
  ['1999-12-31', '1.00'],
  ['2026-11-03', ''],
  ['2026-11-03', '1.234'],
  ['2026-11-03', '1.005'],
])('a row of a bank’s file is left out with the day %j and the amount %j', (day, amount) => {
  const { rows, unread } = readBankRows(
    { headings: HEADINGS, rows: [[day, amount, 'text', 'ref']] },
    columns,
    'day-first',
  );
  const line = [day, amount, 'text', 'ref'].filter(Boolean).join(' · ');
  expect({ rows, unread }).toEqual({ rows: [], unread: [{ line, isForeign: false }] });
});

it('a row of a bank’s file is left out in another currency than the shop’s', () => {
  const other = CURRENCY.code === 'XXX' ? 'XTS' : 'XXX';
  const cells = (currency: string) => ['2026-11-03', '5.00', 'text', currency, currency];
  const { rows, unread } = readBankRows(
    {
      headings: ['Date', 'Amount', 'Text', 'ID', 'Currency'],
      rows: ['', CURRENCY.code, CURRENCY.code.toLowerCase(), CURRENCY.symbol, other].map(cells),
    },
    columns,
    'day-first',
  );
  expect(rows).toHaveLength(4);
  expect(unread).toEqual([{ line: `2026-11-03 · 5.00 · text · ${other} · ${other}`, isForeign: true }]);
});

it.each(['Soll/Haben', 'S/H', 'Debit/Credit', 'Credit/Debit Indicator', 'CdtDbtInd'])(
  'a row of a bank’s file went out where the column %s is one of debit',
  (heading) => {
    const amountOf = (direction: string) => {
      const table = {
        headings: ['Date', 'Amount', 'Text', 'ID', heading],
        rows: [['2026-11-03', '5.00', 'text', 'x', direction]],
      };
      return readBankRows(table, guessBankColumns(table), 'day-first').rows.map(({ amount }) => amount);
    };
    expect(['S', 'DBIT', 'Debit', 'H', 'CRDT', ''].flatMap(amountOf)).toEqual([-5, -5, -5, 5, 5, 5]);
  },
);

it.each(['NOTPROVIDED', 'Not provided', 'NONREF', '-', 'n/a'])(
  'a row of a bank’s file has no reference by %j',
  (reference) => {
    expect(read(['2026-11-03', '5.00', 'INV-000042', reference])?.reference).toBe(
      '2026-11-03 5.00 INV-000042',
    );
  },
);

it('a row of a bank’s file is told apart by its reference, else by day, amount and text', () => {
  expect(read(['2026-11-03', '5.00', ' INV-000042\n thanks ', '  X 1 '])).toEqual({
    ...{ date: '2026-11-03', amount: 5, text: 'INV-000042 thanks', reference: 'X 1' },
  });
  expect(read(['2026-11-03', '5.00', 'INV-000042', ' '])?.reference).toBe('2026-11-03 5.00 INV-000042');
});

it('a row of a bank’s file is cut between letters', () => {
  const cells = ['2026-11-03', '5.00', `a${'🔧'.repeat(3_000)}`, ''];
  expect(read(cells)).toMatchObject({
    text: `a${'🔧'.repeat(999)}`,
    reference: `2026-11-03 5.00 a${'🔧'.repeat(61)}`,
  });
});

it('a row of a bank’s file comes from files with any delimiter', () => {
  const table = readBankTable('Date;Amount;Text\n03.11.2026;"1.250,50";"INV-000042; thanks"\n');
  const { rows } = readBankRows(table, guessBankColumns(table), 'day-first');
  expect(rows).toMatchObject([{ date: '2026-11-03', amount: 1_250.5, text: 'INV-000042; thanks' }]);
});
