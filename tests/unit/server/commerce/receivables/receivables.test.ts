import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { invoiceOnAccount } from '@/lib/server/commerce/receivables/invoice-on-account';
import { postReceivable, requireSound } from '@/lib/server/commerce/receivables/post-receivable';
import {
  readCredit,
  releaseCredit,
  requireTerms,
  reserveCredit,
} from '@/lib/server/commerce/receivables/reserve-credit';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { AppError } from '@/lib/shared/messages/errors';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { newCompany } from './receivables-world';

const settings = vi.hoisted(
  () => ({ MONGODB_URI: '', MONGODB_DB: 'receivables' }) as ReturnType<typeof shopSettings>,
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
Object.assign(settings, shopSettings('receivables'), { MONGODB_URI: '' });
giveOwnDatabase(settings);

const NOW = new Date('2026-11-27T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);

let company: CompanyDocument;

beforeEach(async () => {
  company = await newCompany({ creditLimitCents: 10_000 });
});

function order(totalCents: number, placedAt = NOW) {
  const _id = new ObjectId();
  return {
    _id,
    number: `ORD-${_id.toHexString()}`,
    buyerId: new ObjectId(),
    companyId: company._id,
    totals: { goodsCents: totalCents, shippingCents: 0, taxCents: 0, totalCents },
    termsDays: 30,
    invoiceNumber: `INV-${_id.toHexString()}`,
    placedAt,
  };
}

type Order = ReturnType<typeof order>;
const invoiceOf = ({ invoiceNumber: number, totals: { totalCents } }: Order) => ({
  number,
  totalCents,
  part: 1,
});
const reserve = (placed: Order) => inTransaction((session) => reserveCredit(company, placed, session));
const ship = (placed: Order, at = NOW) =>
  inTransaction((session) =>
    invoiceOnAccount(placed, { invoice: invoiceOf(placed), isLast: true, at }, session),
  );
const cancel = (placed: Order) => inTransaction((session) => releaseCredit(placed, { at: NOW }, session));
const ledger = async () =>
  (await collection('account_ledger')).find({ companyId: company._id }, { sort: { line: 1 } }).toArray();
const account = async () => (await collection('company_accounts')).findOne({ _id: company._id });

async function pay(cents: number, createdAt: Date): Promise<CompanyPaymentDocument> {
  const payment: CompanyPaymentDocument = {
    ...{ _id: new ObjectId(), companyId: company._id, method: 'hand', amountCents: cents },
    ...{ reference: 'transfer', receivedOn: '2026-11-20', allocations: [], unappliedCents: cents },
    ...{ reversals: [], createdAt },
  };
  await inTransaction(async (session) => {
    await (await collection('company_payments')).insertOne(payment, { session });
    const line = { companyId: company._id, reason: 'payment', ref: payment._id, at: createdAt } as const;
    await postReceivable({ ...line, change: { credit: cents } }, session);
  });
  return payment;
}

it('what a company owes has no figure below 0', () => {
  const figures = { reserved: 5, invoiced: 3, credit: 0 };
  requireSound(figures);
  expect(() => requireSound({ ...figures, credit: -1 })).toThrow('credit');
  expect(() => requireSound({ ...figures, reserved: 0.5 })).toThrow('reserved');
});

it('what a company owes reserves what is ordered, and gives it back once', async () => {
  const placed = order(10_000);
  await reserve(placed);
  expect(await readCredit(company)).toMatchObject({ freeCents: 0, overdueInvoices: [] });
  await cancel(placed);
  await expect(cancel(placed)).rejects.toThrow();
  expect(await account()).toMatchObject({ reservedCents: 0, invoicedCents: 0, creditCents: 0, lines: 2 });
  expect(await ledger()).toMatchObject([
    {
      line: 1,
      reason: 'order-placed',
      limitCents: 10_000,
      after: { reserved: 10_000, invoiced: 0, credit: 0 },
    },
    { line: 2, reason: 'order-cancelled', change: { reserved: -10_000, invoiced: 0, credit: 0 } },
  ]);
});

it('what a company owes refuses what is more than its limit, and says what is free', async () => {
  await reserve(order(7_001));
  const refused = await reserve(order(3_000)).catch((error: AppError) => error);
  expect(refused).toMatchObject({ code: 'credit-exceeded', members: { free: 29.99, due: 30 } });
  await reserve(order(2_999));
  company.creditLimitCents = 500;
  expect((await readCredit(company)).freeCents).toBe(-9_500);
  const lowered = await reserve(order(50)).catch((error: AppError) => error);
  expect(lowered).toMatchObject({ code: 'credit-exceeded', members: { free: 0, due: 0.5 } });
  expect(await ledger()).toHaveLength(2);
});

it('what a company owes passes no limit by twenty orders at once, and numbers its lines without a gap', async () => {
  const placed = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(order(3_000))));
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const lines = await ledger();
  expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
  expect(await account()).toMatchObject({ reservedCents: 9_000, lines: 3 });
  for (const { after, limitCents = 0 } of lines)
    expect(after.reserved + after.invoiced - after.credit).toBeLessThanOrEqual(limitCents);
});

it('what a company owes gets a receivable by shipping, due after its terms, and refuses more once that is long overdue', async () => {
  const placed = order(4_000, daysAgo(45));
  await reserve(placed);
  const { receivable } = await ship(placed, daysAgo(44));
  expect(receivable).toMatchObject({ openCents: 4_000, dueOn: '2026-11-13' });
  expect(receivable.dueAt.toISOString()).toBe('2026-11-14T00:00:00.000Z');
  expect(await account()).toMatchObject({ reservedCents: 0, invoicedCents: 4_000, lines: 2 });
  // The fourteenth day after it.
  await reserve(order(100));
  const later = order(100, new Date('2026-11-28T00:00:00Z'));
  const refused = await reserve(later).catch((error: AppError) => error);
  expect(refused).toMatchObject({ code: 'account-overdue', members: { invoices: [placed.invoiceNumber] } });
});

it('what a company owes pays an invoice by its credit, the oldest payment first', async () => {
  const [older, newer] = [await pay(1_500, daysAgo(3)), await pay(5_000, daysAgo(2))];
  expect((await readCredit(company)).freeCents).toBe(16_500);
  const [first, second] = [order(4_000), order(6_000)];
  await reserve(first);
  await reserve(second);
  expect((await ship(first)).receivable).toMatchObject({ openCents: 0, settledAt: NOW });
  const { receivable: open } = await ship(second);
  expect(open).toMatchObject({ openCents: 3_500 });
  expect(open).not.toHaveProperty('settledAt');
  const payments = await (await collection('company_payments'))
    .find({ companyId: company._id }, { sort: { createdAt: 1 } })
    .toArray();
  expect(payments).toMatchObject([
    { _id: older._id, unappliedCents: 0, allocations: [{ orderId: first._id, cents: 1_500 }] },
    {
      _id: newer._id,
      unappliedCents: 0,
      allocations: [
        { orderId: first._id, cents: 2_500 },
        { orderId: second._id, cents: 2_500 },
      ],
    },
  ]);
  expect(await account()).toMatchObject({ reservedCents: 0, invoicedCents: 3_500, creditCents: 0 });
  expect((await ledger()).map(({ reason }) => reason)).toEqual([
    ...['payment', 'payment', 'order-placed', 'order-placed'],
    ...['order-shipped', 'credit-applied', 'order-shipped', 'credit-applied'],
  ]);
});

it('what a company owes is none without terms', () => {
  expect(requireTerms({ termsDays: 14 })).toBe(14);
  for (const without of [null, { termsDays: null }])
    expect(() => requireTerms(without)).toThrow(expect.objectContaining({ code: 'no-terms' }));
});
