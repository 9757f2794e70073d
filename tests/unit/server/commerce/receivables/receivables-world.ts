import { ObjectId } from 'mongodb';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { invoiceOnAccount } from '@/lib/server/commerce/receivables/invoice-on-account';
import { releaseCredit, reserveCredit } from '@/lib/server/commerce/receivables/reserve-credit';
import type { Actor } from '@/lib/server/identity/actor';
import { database } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { fulfilmentOf } from '@/lib/shared/orders/line-units';
import { RECEIVABLE_CHECKS } from '@/proofs/checks/receivable-checks';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { readCompanies } from '@/proofs/walk/take-snapshot';
import { BILLING } from '@/tests/support/companies';
import { orderLine } from '@/tests/support/one-line';

export const admin = { userId: new ObjectId(), role: 'admin' } as Actor;

export async function newCompany(more: Partial<CompanyDocument> = {}): Promise<CompanyDocument> {
  const company: CompanyDocument = {
    _id: new ObjectId(),
    number: `CO-${new ObjectId().toHexString()}`,
    name: 'Smiths',
    state: 'active',
    revision: 1,
    billing: { ...BILLING, name: '', addition: '', region: '' },
    poRequired: false,
    groupId: null,
    termsDays: 30,
    creditLimitCents: 100_000,
    rules: [],
    budgets: [],
    registeredBy: new ObjectId(),
    createdAt: new Date(0),
    ...more,
  };
  await (await collection('companies')).insertOne(company);
  return company;
}

export type OrderOnAccount = Pick<
  OrderDocument,
  '_id' | 'number' | 'buyerId' | 'companyId' | 'totals' | 'termsDays' | 'placedAt'
>;

let series = 0;
let papers = 0;

/** An order as far as receivables read it. Throws what `reserveCredit` throws. */
export async function placeOnAccount(
  company: CompanyDocument,
  totalCents: number,
  at: Date,
): Promise<OrderOnAccount> {
  const _id = new ObjectId();
  series += 1;
  const order = {
    ...{ _id, buyerId: new ObjectId(), companyId: company._id, termsDays: company.termsDays ?? 30 },
    number: `ORD-${String(series).padStart(6, '0')}`,
    totals: { goodsCents: totalCents, shippingCents: 0, taxCents: 0, totalCents },
    placedAt: at,
  };
  await inTransaction(async (session) => {
    await reserveCredit(company, order, session);
    const stored = {
      ...{ ...order, payBy: 'account', payment: 'account', fulfilment: 'open' },
      ...{ lines: [orderLine({ quantity: 2 })], shipmentCount: 0 },
    } as OrderDocument;
    await (await collection('orders')).insertOne(stored, { session });
  });
  return order;
}

/** Ships what is open of it, or one unit of two, as far as receivables are concerned. Returns the number of the invoice. */
export async function shipOnAccount(order: OrderOnAccount, at: Date, units = 2): Promise<string> {
  const orders = await collection('orders');
  return inTransaction(async (session) => {
    const { lines, shipmentCount } = (await orders.findOne({ _id: order._id }, { session })) as OrderDocument;
    const part = shipmentCount + 1;
    const shipped = lines.map((line) => ({ ...line, shippedUnits: Math.min(2, line.shippedUnits + units) }));
    const half = Math.floor(order.totals.totalCents / 2);
    const totalCents =
      part === 2 ? order.totals.totalCents - half : units === 1 ? half : order.totals.totalCents;
    const number = order.number.replace('ORD-', `INV-${part === 1 ? '' : part}`);
    const set = { lines: shipped, fulfilment: fulfilmentOf({ lines: shipped }), shipmentCount: part };
    await orders.updateOne({ _id: order._id }, { $set: { ...set, invoiceNumber: number } }, { session });
    const invoice = { number, part, totalCents };
    const { paid } = await invoiceOnAccount(
      order,
      { invoice, isLast: fulfilmentOf({ lines: shipped }) === 'shipped', at },
      session,
    );
    await markSettled(paid, at, session);
    papers += 1;
    const paper = { ...invoice, kind: 'invoice', orderId: order._id, sequence: papers };
    await (await collection('invoices')).insertOne({ _id: new ObjectId(), ...paper } as InvoiceDocument, {
      session,
    });
    return number;
  });
}

export async function cancelOnAccount(order: OrderOnAccount, at: Date): Promise<void> {
  await inTransaction(async (session) => {
    await releaseCredit(order, { at }, session);
    const set = { payment: 'none' as const, fulfilment: 'cancelled' as const };
    await (await collection('orders')).updateOne({ _id: order._id }, { $set: set }, { session });
  });
}

/** Returns what the proofs report of the receivables in this database. */
export async function receivableViolations(): Promise<string[]> {
  const snapshot = (await readCompanies({ db: await database() })) as Snapshot;
  return RECEIVABLE_CHECKS.flatMap(({ name, violations }) =>
    violations(snapshot).map((violation) => `${name}: ${violation}`),
  );
}
