import { describe, expect, it } from 'vitest';
import { type BankRow, matchBankRows } from '@/lib/shared/company/match-bank-rows';
import { namedIn, numbersIn } from '@/lib/shared/company/named-numbers';

const known = new Map(['INV-000042', 'INV-000043', 'INV-2611230415-000044', 'ORD-7K3M9Q'].map((n) => [n, n]));

describe('the numbers in the text of a transfer', () => {
  it.each([
    ['Invoice INV-000042', ['INV-000042']],
    ['inv-000042', ['INV-000042']],
    ['INV-0000 42', ['INV-000042']],
    ['I NV -00 0042thanks', ['INV-000042']],
    ['INV-000042 2026-11-03', ['INV-000042']],
    ['INV-000042INV-000043', ['INV-000042', 'INV-000043']],
    ['INV-000043, INV-000042 and inv-000043', ['INV-000043', 'INV-000042']],
    ['INV-2611230415-000044 27', ['INV-2611230415-000044']],
    ['INV-26112 30415 -0000 44', ['INV-2611230415-000044']],
    ['ord-7k3 m9q', ['ORD-7K3M9Q']],
    ['INV000042 inv 000043', ['INV-000042', 'INV-000043']],
    ['INV–000042 INV−2611230415‑000044', ['INV-000042', 'INV-2611230415-000044']],
    ['order ORD 7K3M9Q', ['ORD-7K3M9Q']],
    ['order no. ord‐7k3m9q', ['ORD-7K3M9Q']],
    ['INV-0000421', []],
    ['Invoice 42', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(namedIn(text, known)).toEqual(expected);
  });

  it('are candidates where the end of a number is unclear, the longest first', () => {
    expect(numbersIn('INV-000042 2026')).toEqual([['INV-0000422026', 'INV-000042']]);
  });
});

const papers = new Map([
  ['INV-000042', { companyId: 'a', invoiceNumber: 'INV-000042' }],
  ['INV-000043', { companyId: 'a', invoiceNumber: 'INV-000043' }],
  ['INV-000050', { companyId: 'b', invoiceNumber: 'INV-000050' }],
  ['ORD-AAAAAA', { companyId: 'a' }],
]);
const row = (text: string, reference = text, cents = 100, date = '2026-11-20'): BankRow => ({
  ...{ text, reference, cents, date },
});
const matched = (...rows: BankRow[]) =>
  matchBankRows(rows, { papers, booked: new Set(['old']), today: '2026-11-27' });

describe('a row of a bank file', () => {
  it('belongs to the one company whose invoices or orders it names', () => {
    expect(matched(row('INV-000043 INV-000042'), row('ord-aaaaaa'))).toEqual([
      {
        outcome: 'matched',
        code: 'bank-row-matched',
        companyId: 'a',
        invoices: ['INV-000043', 'INV-000042'],
      },
      { outcome: 'matched', code: 'bank-row-matched', companyId: 'a', invoices: [] },
    ]);
  });

  it('is unclear between two companies, and nobody’s without a number, income, or before its day', () => {
    const rows = [
      row('INV-000042 INV-000050'),
      row('thanks'),
      row('INV-000042', 'fee', -5),
      row('INV-000042', 'none', 0),
      row('INV-000042', 'late', 5, '2026-11-28'),
      row('INV-000042', 'huge', 1_000_000_000_000),
    ];
    expect(matched(...rows).map(({ outcome, code }) => `${outcome} ${code}`)).toEqual([
      'ambiguous bank-row-ambiguous',
      'unmatched bank-row-unnamed',
      'unmatched bank-row-no-income',
      'unmatched bank-row-no-income',
      'unmatched bank-row-later',
      'unmatched bank-row-too-large',
    ]);
  });

  it('is a duplicate of a payment, or of an earlier row, with its reference', () => {
    const rows = [row('INV-000042', 'old'), row('INV-000042', 'new'), row('INV-000043', 'new')];
    expect(matched(...rows).map(({ code }) => code)).toEqual([
      'bank-row-booked',
      'bank-row-matched',
      'bank-row-repeated',
    ]);
  });
});
