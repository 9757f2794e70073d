import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { importBankFile } from '@/lib/server/commerce/payments/company/import-bank-file';
import {
  recordCompanyPayment,
  reverseCompanyPayment,
} from '@/lib/server/commerce/payments/company/record-company-payment';
import { undoBankFile } from '@/lib/server/commerce/payments/company/undo-bank-file';
import { receiveMoney } from '@/lib/server/commerce/receivables/money/receive-money';
import { takeMoneyBack } from '@/lib/server/commerce/receivables/money/take-money-back';
import { overdueByCompany } from '@/lib/server/commerce/receivables/receivable-figures';
import { longOverdue } from '@/lib/server/commerce/receivables/reserve-credit';
import { statementCsv } from '@/lib/server/commerce/receivables/statement/get-statement';
import { readStatement } from '@/lib/server/commerce/receivables/statement/read-statement';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { AppError } from '@/lib/shared/messages/errors';
import type { BankFileRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import { readTable } from '@/lib/shared/tables/read-table';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import {
  admin,
  newCompany,
  type OrderOnAccount,
  placeOnAccount,
  receivableViolations,
  shipOnAccount,
} from './receivables-world';

const settings = vi.hoisted(
  () => ({ MONGODB_URI: '', MONGODB_DB: 'payments' }) as ReturnType<typeof shopSettings>,
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
Object.assign(settings, shopSettings('payments'), { MONGODB_URI: '' });
giveOwnDatabase(settings);

const NOW = new Date('2026-11-27T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const codeOf = (error: AppError) => error.code;

let company: CompanyDocument;
let orders: OrderOnAccount[];
let invoices: string[];

/** Two invoices: of $100 due first, and of $50. */
beforeEach(async () => {
  company = await newCompany();
  orders = [
    await placeOnAccount(company, 10_000, daysAgo(20)),
    await placeOnAccount(company, 5_000, daysAgo(9)),
  ];
  invoices = [
    await shipOnAccount(orders[0] as OrderOnAccount, daysAgo(19)),
    await shipOnAccount(orders[1] as OrderOnAccount, daysAgo(8)),
  ];
});

afterEach(async () => {
  expect(await receivableViolations()).toEqual([]);
});

const pay = (amount: number, more: { invoices?: string[]; key?: string; receivedOn?: string } = {}) => {
  const { key = new ObjectId().toHexString(), receivedOn = '2026-11-26', ...named } = more;
  const body = { amount, receivedOn, reference: 'Transfer', ...named };
  return recordCompanyPayment(admin, company._id.toHexString(), body, { key, now: NOW });
};
const statement = (query = {}) => readStatement(company, query, { reader: 'admin', now: NOW });
const isPaid = async (order: OrderOnAccount | undefined) =>
  (await (await collection('orders')).findOne({ _id: order?._id }))?.paidAt !== undefined;

it('a payment by hand pays the oldest due first, settles what it pays whole, and leaves the rest as credit', async () => {
  const paid = await pay(120);
  expect(paid).toMatchObject({
    allocations: [
      { invoiceNumber: invoices[0], amount: 100, open: 0 },
      { invoiceNumber: invoices[1], amount: 20, open: 30 },
    ],
    unapplied: 0,
  });
  expect(await Promise.all(orders.map(isPaid))).toEqual([true, false]);
  expect(await pay(40)).toMatchObject({ allocations: [{ amount: 30, open: 0 }], unapplied: 10 });
  expect(await statement()).toMatchObject({ invoiced: 0, credit: 10, open: [], closing: -10 });
});

it('a payment by hand pays the invoices that are named first, in any case, and no other company’s', async () => {
  const [, second = ''] = invoices;
  expect(await pay(60, { invoices: [second.toLowerCase()] })).toMatchObject({
    allocations: [
      { invoiceNumber: second, amount: 50, open: 0 },
      { invoiceNumber: invoices[0], amount: 10, open: 90 },
    ],
  });
  const other = await newCompany();
  company = other;
  await expect(pay(1, { invoices: [second] }).catch(codeOf)).resolves.toBe('validation-failed');
});

it('a payment by hand is recorded once per key, and answers what then holds', async () => {
  const first = await pay(20, { key: 'k' });
  await pay(30);
  expect(await pay(20, { key: 'k' })).toEqual({
    insertedId: first.insertedId,
    allocations: [{ invoiceNumber: invoices[0], amount: 20, open: 50 }],
    unapplied: 0,
  });
  await expect(pay(21, { key: 'k' }).catch(codeOf)).resolves.toBe('idempotency-mismatch');
  await expect(pay(1, { receivedOn: '2026-11-28' }).catch(codeOf)).resolves.toBe('validation-failed');
});

it('a payment by hand becomes credit, which pays the next invoice when it ships', async () => {
  await pay(180);
  const next = await placeOnAccount(company, 2_000, NOW);
  await shipOnAccount(next, NOW);
  expect(await isPaid(next)).toBe(true);
  expect(await statement()).toMatchObject({ invoiced: 0, credit: 10 });
});

it('a reversal takes all of a payment back, also what became credit, and once', async () => {
  const { insertedId } = await pay(170);
  const next = await placeOnAccount(company, 500, NOW);
  await shipOnAccount(next, NOW);
  const reverse = () => reverseCompanyPayment(admin, insertedId, { reason: 'Bounced' }, NOW);
  expect(await reverse()).toEqual({ reversed: 170 });
  expect(await statement()).toMatchObject({ invoiced: 155, credit: 0, closing: 155 });
  expect(await Promise.all([...orders, next].map(isPaid))).toEqual([false, false, false]);
  expect(await reverse()).toEqual({ reversed: 0 });
});

it('a reversal refuses payments by card and credit notes, whose money is given back part by part', async () => {
  const receipt = {
    ...{ companyId: company._id, method: 'card' as const, amountCents: 12_000 },
    ...{ reference: 'pi_1', receivedOn: '2026-11-27', intentId: 'pi_1' },
  };
  const { payment, orderIds } = await inTransaction((session) =>
    receiveMoney({ receipt, invoices: invoices.slice(0, 1), actor: 'payment-provider', at: NOW }, session),
  );
  expect(orderIds).toEqual(orders.map(({ _id }) => _id));
  await (await collection('orders')).updateOne({ _id: orders[0]?._id }, { $set: { paidAt: NOW } });
  expect(await statement()).toMatchObject({ invoiced: 30, credit: 0 });
  const id = payment._id.toHexString();
  await expect(reverseCompanyPayment(admin, id, { reason: 'x' }, NOW).catch(codeOf)).resolves.toBe(
    'wrong-order-state',
  );
  const wanted = { cents: 5_000, reason: 'refund', actor: 'payment-provider' as const, at: NOW };
  const taken = await inTransaction((session) => takeMoneyBack(payment, wanted, session));
  expect(taken).toEqual({ cents: 5_000, orderIds: expect.arrayContaining([orders[0]?._id]) });
  await (await collection('orders')).updateOne({ _id: orders[0]?._id }, { $unset: { paidAt: '' } });
  expect(await statement()).toMatchObject({ invoiced: 80, credit: 0 });
});

describe('credit', () => {
  const [due, later] = [0, 1];
  const open = async () => (await statement()).open.map((each) => [each.invoiceNumber, each.open]);
  const reverse = ({ insertedId }: { insertedId: string }) =>
    reverseCompanyPayment(admin, insertedId, { reason: 'Bounced' }, NOW);
  const creditNote = (amountCents: number, invoice = invoices[later] ?? '') =>
    inTransaction(async (session) => {
      const receipt = {
        ...{ companyId: company._id, method: 'credit-note' as const, amountCents },
        ...{ reference: 'CN-1', receivedOn: '2026-11-27' },
      };
      const received = await receiveMoney({ receipt, invoices: [invoice], actor: admin, at: NOW }, session);
      await markSettled(received.orderIds, NOW, session);
      return received;
    });

  it('credit pays an invoice that a reversal opens again', async () => {
    const first = await pay(150);
    await pay(30);
    await reverse(first);
    expect(await statement()).toMatchObject({ invoiced: 120, credit: 0, closing: 120 });
    expect(await open()).toEqual([
      [invoices[due], 70],
      [invoices[later], 50],
    ]);
    await pay(120);
    expect(await statement()).toMatchObject({ invoiced: 0, credit: 0, closing: 0, open: [] });
  });

  it('credit settles an invoice that a reversal opened, which is paid as before', async () => {
    const first = await pay(150);
    await pay(100);
    await reverse(first);
    expect(await Promise.all(orders.map(isPaid))).toEqual([true, false]);
    expect(await open()).toEqual([[invoices[later], 50]]);
  });

  it('credit of a credit note pays its own invoice, then another of the company', async () => {
    const { payment, orderIds } = await creditNote(7_000);
    expect(payment).toMatchObject({
      allocations: [
        { invoiceNumber: invoices[later], cents: 5_000 },
        { invoiceNumber: invoices[due], cents: 2_000 },
      ],
      unappliedCents: 0,
    });
    expect(orderIds).toEqual([orders[later]?._id, orders[due]?._id]);
    expect(await Promise.all(orders.map(isPaid))).toEqual([false, true]);
    expect(await open()).toEqual([[invoices[due], 80]]);
  });

  it('credit of money that comes again after each reversal pays each time', async () => {
    await pay(150);
    const credit = await pay(40);
    for (let round = 0; round < 3; round += 1) {
      const again = await pay(25);
      await reverse(again);
    }
    await reverse(credit);
    expect(await statement()).toMatchObject({ invoiced: 0, credit: 0, closing: 0 });
  });

  it('credit leaves nothing overdue, and stops no order', async () => {
    const long = new Date(NOW.getTime() + 90 * 24 * 3_600_000);
    const overdue = async () =>
      (await overdueByCompany(long)).find(({ companyId }) => companyId.equals(company._id))?.cents;
    expect(await longOverdue(company._id, long)).toEqual(invoices);
    const [first] = [await pay(100), await pay(80)];
    await reverse(first);
    expect(await overdue()).toBe(7_000);
    await pay(70);
    expect(await overdue()).toBeUndefined();
    expect(await longOverdue(company._id, long)).toEqual([]);
  });
});

const row = (text: string, amount: number, reference: string) => ({
  text,
  amount,
  reference,
  date: '2026-11-26',
});
const file = () => [
  row(`Rechnung ${invoices[1]?.toLowerCase()}`, 50, `a ${company.number}`),
  row(`${orders[0]?.number} thanks`, 30, `b ${company.number}`),
  row('rent', -900, `c ${company.number}`),
  row('who knows', 12, `d ${company.number}`),
  row(`${invoices[0]}`, 70, `b ${company.number}`),
];
const send = (dryRun: boolean) => importBankFile(admin, { rows: file(), dryRun }, NOW);
const outcomes = ({ rows }: Awaited<ReturnType<typeof send>>) => rows.map(({ outcome }) => outcome);

it('a bank file says in a dry run what it would book, books that, and books it once', async () => {
  const dry = await send(true);
  expect(outcomes(dry)).toEqual(['matched', 'matched', 'unmatched', 'unmatched', 'matched']);
  expect(dry).toMatchObject({ booked: 3, sum: 150 });
  expect(dry.rows[0]).toEqual({
    ...{ outcome: 'matched', code: 'bank-row-matched', message: 'Pays Smiths' },
    ...{ companyId: company._id.toHexString(), companyName: 'Smiths', invoices: [invoices[1]] },
    ...{ effect: 'full', pays: [{ invoiceNumber: invoices[1], amount: 50, open: 0 }], credit: 0 },
  });
  expect(dry.rows[1]).toMatchObject({
    ...{ effect: 'part', pays: [{ invoiceNumber: invoices[0], amount: 30, open: 70 }] },
  });
  expect((await statement()).invoiced).toBe(150);
  expect(await send(false)).toEqual(dry);
  expect(await statement()).toMatchObject({ invoiced: 0, open: [] });
  const again = await send(false);
  expect(again).toMatchObject({ booked: 0, sum: 0 });
  expect(outcomes(again)).toEqual(['duplicate', 'duplicate', 'unmatched', 'unmatched', 'duplicate']);
  expect(again.rows[0]).toMatchObject({ paidOn: '2026-11-26', paidBy: `a ${company.number}` });
});

it('a bank file books each row once where two imports run at once', async () => {
  const both = await Promise.all([send(false), send(false)]);
  expect(both.reduce((sum, { booked }) => sum + booked, 0)).toBe(3);
  expect(await statement()).toMatchObject({ invoiced: 0, credit: 0 });
});

const book = (...rows: BankFileRow[]) => importBankFile(admin, { rows, dryRun: false }, NOW);
const undo = ({ fileId }: { fileId: string }) => undoBankFile(admin, fileId, NOW);

it('a bank file is given to one company though two imports at once give a row to different ones', async () => {
  const other = await newCompany();
  const given = (to: CompanyDocument) => ({ ...row('rent', 5, 'given'), companyId: to._id.toHexString() });
  const both = await Promise.all([book(given(company)), book(given(other))]);
  expect(both.map(({ booked }) => booked).toSorted()).toEqual([0, 1]);
});

it('a bank file is taken back as a whole, once, and can then be booked again', async () => {
  const booked = await send(false);
  expect(await undo(booked)).toEqual({ payments: 3, reversed: 150 });
  expect(await statement()).toMatchObject({ invoiced: 150, credit: 0 });
  expect(await Promise.all(orders.map(isPaid))).toEqual([false, false]);
  expect(await undo(booked)).toEqual({ payments: 0, reversed: 0 });
  expect(await send(false)).toEqual(booked);
  expect(await statement()).toMatchObject({ invoiced: 0, credit: 0 });
});

it('a bank file is undone and booked at once without a cent too much', async () => {
  const booked = await send(false);
  await Promise.all([undo(booked), undo(booked), send(false)]);
  await undo(booked);
  expect(await statement()).toMatchObject({ invoiced: 150, credit: 0 });
  await expect(undo({ fileId: new ObjectId().toHexString() }).catch(codeOf)).resolves.toBe('not-found');
});

it('a bank file finds what was recorded by hand', async () => {
  await pay(50, { invoices: [invoices[1] ?? ''] });
  const [found] = (await book(row(`${invoices[1]}`, 50, 'Transfer'))).rows;
  expect(found).toMatchObject({ outcome: 'duplicate', paidBy: 'Transfer' });
  const [asked] = (await book(row(`${invoices[1]}`, 50, 'BK-1'))).rows;
  expect(asked).toMatchObject({ outcome: 'paid', code: 'bank-row-paid', paidOn: '2026-11-26' });
  expect(await statement()).toMatchObject({ invoiced: 100, credit: 0 });
});

it('a bank file asks before it books what is paid, and books it as credit where that is said', async () => {
  await pay(150, { receivedOn: '2026-11-20' });
  const paid = row(`${invoices[0]}`, 100, 'BK-2');
  expect(await book(paid)).toMatchObject({ booked: 0, rows: [{ outcome: 'paid', paidOn: '2026-11-20' }] });
  expect(await book({ ...paid, asCredit: true })).toMatchObject({
    booked: 1,
    rows: [{ effect: 'credit' }],
  });
  expect(await statement()).toMatchObject({ invoiced: 0, credit: 100 });
  expect(await book({ ...paid, asCredit: true })).toMatchObject({
    booked: 0,
    rows: [{ outcome: 'duplicate' }],
  });
});

it('a bank file books a row again whose payment was reversed', async () => {
  const one = row(`${invoices[1]}`, 50, 'BK-3');
  await book(one);
  const paymentId = (await statement()).lines.at(-1)?.paymentId ?? '';
  await reverseCompanyPayment(admin, paymentId, { reason: 'Wrong' }, NOW);
  expect(await book(one)).toMatchObject({ booked: 1 });
  expect((await statement()).invoiced).toBe(100);
});

it('a bank file knows PO numbers, and refuses a company that there is not', async () => {
  const [order] = orders;
  await (await collection('receivables')).updateOne(
    { orderId: order?._id as ObjectId },
    { $set: { poNumber: 'GPM-2231' } },
  );
  expect(await book(row('PO gpm 2231', 10, 'BK-4'))).toMatchObject({ rows: [{ invoices: [invoices[0]] }] });
  const nobody = { ...row('x', 5, 'x'), companyId: new ObjectId().toHexString() };
  await expect(book(nobody).catch(codeOf)).resolves.toBe('not-found');
});

it('a statement has ages, open invoices and lines whose balances add up, on the page and in the CSV', async () => {
  await pay(30);
  const now = new Date(NOW.getTime() + 30 * 24 * 3_600_000);
  const read = await readStatement(company, {}, { reader: 'member', now });
  expect(read).toMatchObject({
    ...{ termsDays: 30, limit: 1_000, reserved: 0, invoiced: 120, credit: 0, free: 880 },
    ageing: { notDue: 0, to30: 120, to60: 0, to90: 0, over90: 0 },
    open: [
      { invoiceNumber: invoices[0], gross: 100, open: 70, dueOn: '2026-12-08', overdueDays: 19 },
      { invoiceNumber: invoices[1], gross: 50, open: 50, dueOn: '2026-12-19', overdueDays: 8 },
    ],
    ...{ opening: 0, closing: 120 },
    lines: [
      { kind: 'invoice', amount: 100, balance: 100 },
      { kind: 'invoice', amount: 50, balance: 150 },
      { kind: 'payment', amount: -30, balance: 120, receivedOn: '2026-11-26' },
    ],
  });
  expect(read.lines.some((line) => 'paymentId' in line)).toBe(false);
  const file = readTable(statementCsv(read, 'en'), { score: () => 0 });
  const rows = file.rows.map(({ cells }) => cells.slice(1, 7));
  expect(rows.at(-2)).toEqual(['payment', 'Transfer', '', '2026-11-26', '-30.00', '120.00']);
  expect(rows.at(-1)?.at(-1)).toBe('120.00');
});

it('a statement begins with the balance before its days, and covers a year at most', async () => {
  await pay(30);
  const read = await statement({ from: '2026-11-15', to: '2026-11-20' });
  expect(read).toMatchObject({ opening: 100, closing: 150, lines: [{ kind: 'invoice', balance: 150 }] });
  const code = (query: object) => statement(query).catch(codeOf);
  expect(await code({ from: '2025-11-26' })).toBe('validation-failed');
  expect(await code({ from: '2026-11-21', to: '2026-11-20' })).toBe('validation-failed');
});
