import { expect, it } from 'vitest';
import { type BankRow, type Known, matchBankRows } from '@/lib/shared/receivables/bank-file/match-bank-rows';
import {
  bareNumbersIn,
  namedIn,
  namesCompany,
  numbersIn,
  poNumbersIn,
} from '@/lib/shared/receivables/bank-file/named-papers';
import { resultOf } from '@/lib/shared/text/csv';

const known = new Map(['INV-000042', 'INV-000043', 'INV-2611230415-000044', 'ORD-7K3M9Q'].map((n) => [n, n]));

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
  ['INV/000042', ['INV-000042']],
  ['Inv. 000042', ['INV-000042']],
  ['INV NO 000042', ['INV-000042']],
  ['Inv. No. 000042', ['INV-000042']],
  ['INV#000042', ['INV-000042']],
  ['INV: 000042', ['INV-000042']],
  ['INV_000042', ['INV-000042']],
  ['Invoice 000042', ['INV-000042']],
  ['Invoice number: 000042', ['INV-000042']],
  ['Rechnung 000042', ['INV-000042']],
  ['Rechnungs-Nr. 000042', ['INV-000042']],
  ['RECHNUNGSNUMMER 000042', ['INV-000042']],
  ['INV/2611230415/000044', ['INV-2611230415-000044']],
  ['ORD/7K3M9Q', ['ORD-7K3M9Q']],
  ['Ord. 7k3m9q', ['ORD-7K3M9Q']],
  ['INV-0000421', []],
  ['Invoice 42', []],
  ['', []],
])('the numbers in the text of a transfer: %j', (text, expected) => {
  expect(namedIn(text, known)).toEqual(expected);
});

it('the numbers in the text of a transfer are candidates where the end of a number is unclear, the longest first', () => {
  expect(numbersIn('INV-000042 2026')).toEqual([['INV-0000422026', 'INV-000042']]);
});

it.each([
  ['000042', ['INV-000042']],
  ['pay 000042, 000043', ['INV-000042', 'INV-000043']],
  ['2611230415-000044', ['INV-2611230415-000044', 'INV-000044']],
  ['DE02120300000000', []],
  ['42', []],
])('numbers alone of %j', (text, expected) => {
  expect(bareNumbersIn(text)).toEqual(expected);
});

const HUGE = 200_000;
it.each([
  ['blanks', `INV${' '.repeat(HUGE)}x`],
  ['blanks and tabs', `INV${' \t\n'.repeat(HUGE / 3)}x`],
  ['digits', `INV${'1'.repeat(HUGE)}x`],
  ['single digits', `INV${'1 '.repeat(HUGE / 2)}x`],
  ['beginnings', 'INV '.repeat(HUGE / 4)],
  ['beginnings of orders', 'ORD '.repeat(HUGE / 4)],
  ['hyphens', `INV${'-'.repeat(HUGE)}x`],
])('a text of blanks or digits is read in steps in proportion to its length: %s', (_, text) => {
  expect(numbersIn(text).flat().length).toBeLessThan(HUGE);
  expect(bareNumbersIn(text)).toEqual([]);
  expect(namedIn(text, known)).toEqual([]);
});

const payer = (name: string) => ({ payer: name, text: '' });
it.each([
  [payer('SMITHS LTD'), 'Smiths Limited', true],
  [payer('Müller & Söhne'), 'Mueller und Soehne GmbH', true],
  [payer('HARTWELL MANUFACT'), 'Hartwell Manufacturing Inc.', true],
  [{ payer: '', text: 'BACS SMITHS LTD 000042' }, 'Smiths', true],
  [payer('Smithson'), 'Smiths', false],
  [payer(''), 'Smiths', false],
])('the payer of a row: %j is %s: %s', (written, company, expected) => {
  expect(namesCompany(written, company)).toBe(expected);
});

it('the payer of a row writes PO numbers with any marks', () => {
  for (const text of ['PO GPM-2231 thanks', 'gpm 2231', 'GPM2231', 'GPM/2231'])
    expect(poNumbersIn(text)).toContain('gpm2231');
});

const numbered = new Map([
  ['INV-000042', { companyId: 'a', invoices: ['INV-000042'] }],
  ['INV-000043', { companyId: 'a', invoices: ['INV-000043'] }],
  ['INV-000050', { companyId: 'b', invoices: ['INV-000050'] }],
  ['INV-000060', { companyId: 'a', invoices: ['INV-000060'] }],
  ['ORD-AAAAAA', { companyId: 'a', invoices: [] }],
]);
const owed = (companyId: string, invoiceNumber: string, openCents: number, dueOn: string) => ({
  ...{ companyId, invoiceNumber, openCents, dueOn, issuedAt: new Date(0) },
});
const MONEY: Known = {
  papers: {
    numbered,
    ofPoNumber: new Map([
      ['gpm2231', [{ companyId: 'a', invoices: ['INV-000043'], poNumber: 'GPM-2231' }]],
      ['4711', [{ companyId: 'a', invoices: ['INV-000043'], poNumber: '4711' }]],
      [
        'po100',
        [
          { companyId: 'a', invoices: ['INV-000043'], poNumber: 'PO-100' },
          { companyId: 'b', invoices: ['INV-000050'], poNumber: 'PO-100' },
        ],
      ],
    ]),
    companyNames: new Map([
      ['a', 'Hartwell Ltd'],
      ['b', 'Smiths GmbH'],
    ]),
  },
  booked: [],
  open: [
    owed('a', 'INV-000042', 10_000, '2026-11-01'),
    owed('a', 'INV-000043', 5_000, '2026-11-10'),
    owed('b', 'INV-000050', 2_000, '2026-11-05'),
  ],
  paidBy: new Map([['INV-000060', { day: '2026-10-15', reference: 'BK-558201' }]]),
  today: '2026-11-27',
};
const row = (text: string, reference = text, cents = 100, date = '2026-11-20'): BankRow => ({
  ...{ text, reference, cents, date },
});
const match = (rows: BankRow[], more: Partial<Known> = {}) =>
  resultOf(matchBankRows(rows, { ...MONEY, ...more }));
const matched = (...rows: BankRow[]) => match(rows);
const codes = (rows: BankRow[], more: Partial<Known> = {}) => match(rows, more).map(({ code }) => code);

it('a row of a bank file belongs to the one company whose invoices or orders it names', () => {
  expect(matched(row('INV-000043 INV-000042'), row('ord-aaaaaa'))).toMatchObject([
    { code: 'bank-row-matched', companyId: 'a', invoices: ['INV-000043', 'INV-000042'] },
    { outcome: 'matched', code: 'bank-row-matched', companyId: 'a', invoices: [] },
  ]);
});

it.each([
  ['its reference', row('BACS CUSTOMER LTD', 'INV-000042'), ['INV-000042']],
  ['a PO number', row('PO GPM-2231', 'x'), ['INV-000043']],
  ['a PO number as reference', row('thanks', 'gpm 2231'), ['INV-000043']],
  ['a number alone beside its payer', { ...row('000042', 'x'), payer: 'HARTWELL LTD' }, ['INV-000042']],
  ['a number alone beside its payer in the text', row('HARTWELL LTD 000042', 'x'), ['INV-000042']],
  ['a PO number of digits beside its payer', { ...row('4711', 'x'), payer: 'Hartwell' }, ['INV-000043']],
  [
    'a PO number of two companies beside one of them',
    { ...row('PO-100', 'x'), payer: 'Smiths' },
    ['INV-000050'],
  ],
  ['numbers alone behind a whole one', row('INV-000042, 000043', 'x'), ['INV-000042', 'INV-000043']],
])('a row of a bank file is read by %s', (_, one, invoices) => {
  expect(matched(one)).toMatchObject([{ outcome: 'matched', invoices }]);
});

it.each([
  ['a number alone without a payer', row('000042', 'x')],
  ['a number alone beside another payer', { ...row('000042', 'x'), payer: 'Smiths' }],
  ['a PO number of digits without a payer', row('4711', 'x')],
])('a row of a bank file is nobody’s by %s', (_, one) => {
  expect(matched(one)).toEqual([{ outcome: 'unmatched', code: 'bank-row-unnamed' }]);
});

it('a row of a bank file is unclear between two companies, and nobody’s without a number, income, or before its day', () => {
  const rows = [
    row('INV-000042 INV-000050'),
    row('PO-100', 'x'),
    row('thanks'),
    row('INV-000042', 'fee', -5),
    row('INV-000042', 'none', 0),
    row('INV-000042', 'late', 5, '2026-11-28'),
    row('INV-000042', 'huge', 1_000_000_000_000),
  ];
  expect(matched(...rows).map(({ outcome, code }) => `${outcome} ${code}`)).toEqual([
    'ambiguous bank-row-ambiguous',
    'ambiguous bank-row-ambiguous',
    'unmatched bank-row-unnamed',
    'unmatched bank-row-no-income',
    'unmatched bank-row-no-income',
    'unmatched bank-row-later',
    'unmatched bank-row-too-large',
  ]);
});

it('a row of a bank file says what it pays: in full, in part, more than is open, or credit', () => {
  expect(
    matched(
      row('INV-000050', 'r1', 500),
      row('INV-000050', 'r2', 1_500),
      row('INV-000043', 'r3', 16_000),
      row('ORD-AAAAAA', 'r4', 700),
    ).map(({ plan }) => plan),
  ).toEqual([
    {
      effect: 'part',
      pays: [{ invoiceNumber: 'INV-000050', cents: 500, openCents: 1_500 }],
      creditCents: 0,
    },
    { effect: 'full', pays: [{ invoiceNumber: 'INV-000050', cents: 1_500, openCents: 0 }], creditCents: 0 },
    {
      effect: 'over',
      pays: [
        { invoiceNumber: 'INV-000043', cents: 5_000, openCents: 0 },
        { invoiceNumber: 'INV-000042', cents: 10_000, openCents: 0 },
      ],
      creditCents: 1_000,
    },
    { effect: 'credit', pays: [], creditCents: 700 },
  ]);
});

it('a row of a bank file of an invoice that was paid is not booked, unless somebody says as credit', () => {
  const paid = row('INV-000060', 'r', 66_700);
  expect(matched(paid)).toEqual([
    {
      ...{ outcome: 'paid', code: 'bank-row-paid', companyId: 'a', invoices: ['INV-000060'] },
      paidBy: { day: '2026-10-15', reference: 'BK-558201' },
    },
  ]);
  expect(matched({ ...paid, asCredit: true })).toMatchObject([
    { outcome: 'matched', plan: { effect: 'over' } },
  ]);
  expect(codes([row('INV-000050', 'r1', 2_000), row('INV-000050', 'r2', 2_000)])).toEqual([
    'bank-row-matched',
    'bank-row-paid',
  ]);
});

it('a row of a bank file can be left out, and given to a company', () => {
  expect(
    matched(
      { ...row('INV-000050', 'r1', 2_000), leaveOut: true },
      { ...row('INV-000042 INV-000050', 'r2', 500), companyId: 'b' },
      { ...row('rent', 'r3', 500), companyId: 'a' },
    ),
  ).toMatchObject([
    { outcome: 'skipped', code: 'bank-row-skipped' },
    { outcome: 'matched', companyId: 'b', invoices: ['INV-000050'] },
    { outcome: 'matched', companyId: 'a', invoices: [] },
  ]);
});

const booked = { date: '2026-11-20', cents: 100, reference: 'EREF 1', text: 'INV-000042', companyId: 'a' };
const bank = { ...booked, method: 'bank' as const };
const hand = { ...booked, text: undefined, reference: 'TRF 20', method: 'hand' as const };

it.each([
  ['by its reference', row('INV-000042 again', 'eref-1')],
  ['by its text', row('inv 000042', 'another')],
])('a row that was booked is found %s, with day and amount', (_, one) => {
  expect(match([one], { booked: [bank] })).toEqual([
    {
      outcome: 'duplicate',
      code: 'bank-row-booked',
      paidBy: { day: '2026-11-20', reference: 'EREF 1' },
    },
  ]);
});

it.each([
  ['of another day', row('INV-000042', 'EREF 1', 100, '2026-11-21')],
  ['of another amount', row('INV-000042', 'EREF 1', 101)],
  ['with another text and reference', row('INV-000042 part 2', 'EREF 2')],
  ['of another company with the same reference', row('INV-000050', 'EREF 1')],
  ['without a reference', row('INV-000042 part 2', 'NOTPROVIDED')],
])('a row that was booked is not one %s', (_, one) => {
  expect(codes([one], { booked: [bank, { ...bank, reference: 'NOTPROVIDED', text: 'x' }] })).toEqual([
    'bank-row-matched',
  ]);
});

it('a row that was booked by hand is found by what was typed', () => {
  for (const one of [row('INV-000042', 'TRF 20'), row('INV-000042 TRF20 Hartwell', 'x')])
    expect(codes([one], { booked: [hand] })).toEqual(['bank-row-booked']);
});

it('a row that was booked by hand with other words, of one company, day and amount, is a question', () => {
  expect(codes([row('INV-000042', 'x')], { booked: [hand] })).toEqual(['bank-row-paid']);
  expect(codes([{ ...row('INV-000042', 'x'), asCredit: true }], { booked: [hand] })).toEqual([
    'bank-row-matched',
  ]);
});

it('a row that was booked is found once: two equal transfers of a day in one file are two payments', () => {
  const twice = [row('INV-000042', 'EREF 1'), row('INV-000042', 'EREF 1')];
  expect(codes(twice)).toEqual(['bank-row-matched', 'bank-row-matched']);
  expect(codes(twice, { booked: [bank] })).toEqual(['bank-row-booked', 'bank-row-matched']);
  expect(codes(twice, { booked: [bank, bank] })).toEqual(['bank-row-booked', 'bank-row-booked']);
});
