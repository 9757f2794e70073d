import { describe, expect, it } from 'vitest';
import { guessBankColumns, readBankRows } from '@/lib/shared/company/read-bank-file';
import { readCsv } from '@/lib/shared/text/csv';

const columns = { date: 0, amount: 1, text: 2, reference: 3 };
const read = (cells: string[], custom: 'day-first' | 'month-first' = 'month-first') =>
  readBankRows([['', '', '', ''], cells], columns, custom).rows[0];

describe('the columns of a bank’s file', () => {
  it.each([
    ['Date;Amount;Description;Transaction ID', { date: 0, amount: 1, text: 2, reference: 3 }],
    [
      'Buchungstag;Valutadatum;Auftraggeber;Buchungstext;Verwendungszweck;Betrag;Kundenreferenz (End-to-End)',
      { date: 0, amount: 5, text: 4, reference: 6 },
    ],
    ['Umsatz in EUR;Valuta Datum;Memo', { date: 1, amount: 0, text: 2, reference: -1 }],
    ['a;b;c', { date: -1, amount: -1, text: -1, reference: -1 }],
  ])('%s', (headings, expected) => {
    expect(guessBankColumns(headings.split(';'))).toEqual(expected);
  });
});

describe('a row of a bank’s file', () => {
  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-03T10:00:00', '2026-11-03'],
    ['3.11.26', '2026-11-03'],
    ['03.11.2026', '2026-11-03'],
    ['11/23/2026', '2026-11-23'],
    ['23/11/2026', '2026-11-23'],
    ['11/03/2026', '2026-11-03'],
  ])('reads the day %s', (cell, expected) => {
    expect(read([cell, '1.00', 'text', 'ref'])?.date).toBe(expected);
  });

  it('takes 11/03 for the 3rd or the 11th as the reader writes dates, unless another row decides it', () => {
    expect(read(['11/03/2026', '1.00', '', 'r'], 'day-first')?.date).toBe('2026-03-11');
    const table = [[], ['11/03/2026', '1.00', '', 'r'], ['11/23/2026', '1.00', '', 's']];
    expect(readBankRows(table, columns, 'day-first').rows.map(({ date }) => date)).toEqual([
      '2026-11-03',
      '2026-11-23',
    ]);
  });

  it.each([
    ['1,234.50', 1_234.5],
    ['1.234,50', 1_234.5],
    ['-12,00', -12],
    ['12.00-', -12],
    ['+7', 7],
  ])('reads the amount %s', (cell, expected) => {
    expect(read(['2026-11-03', cell, 'text', 'ref'])?.amount).toBe(expected);
  });

  it.each([
    ['31.02.2026', '1.00'],
    ['soon', '1.00'],
    ['2026-11-03', ''],
    ['2026-11-03', '1.234'],
    ['2026-11-03', '1.005'],
  ])('is left out with the day %j and the amount %j', (day, amount) => {
    const { rows, unread } = readBankRows([[], [day, amount, 'text', 'ref']], columns, 'day-first');
    expect({ rows, unread }).toEqual({ rows: [], unread: 1 });
  });

  it('is told apart by its reference, else by day, amount and text', () => {
    expect(read(['2026-11-03', '5.00', ' INV-000042\n thanks ', '  X 1 '])).toEqual({
      ...{ date: '2026-11-03', amount: 5, text: 'INV-000042 thanks', reference: 'X 1' },
    });
    expect(read(['2026-11-03', '5.00', 'INV-000042', ' '])?.reference).toBe('2026-11-03 5.00 INV-000042');
  });

  it('comes from files with any delimiter', () => {
    const table = readCsv('Date;Amount;Text\n03.11.2026;"1.250,50";"INV-000042; thanks"\n', {
      delimitersToGuess: [';', ',', '\t', '|'],
    });
    const { rows } = readBankRows(table, guessBankColumns(table[0] ?? []), 'day-first');
    expect(rows).toMatchObject([{ date: '2026-11-03', amount: 1_250.5, text: 'INV-000042; thanks' }]);
  });
});
