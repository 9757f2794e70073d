import type { Db } from 'mongodb';
import { shop } from '#shop';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type {
  CompanyPaymentDocument,
  ReceivableDocument,
  ReceivableFigures,
  ReceivableFiguresDocument,
  ReceivableLedgerDocument,
  ReceivableReason,
} from '@/lib/server/platform/db/documents/receivables';
import { dayOf, shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { BUYING_COMPANIES, type SeedCompany } from '../seed-data/demo/buying-companies';
import { ACCOUNT_PAYMENTS, type AccountPayment, accountOrderKey } from '../seed-data/demo/orders-on-account';
import { insertMissing } from './insert-missing';
import { SEED_ADMIN_ID, seedId } from './seed-documents';

const DAY_MS = 24 * 3_600_000;

type Company = Pick<ReceivableFiguresDocument, '_id'> & { number: string; limitCents: number };
type Posting = Pick<ReceivableLedgerDocument, 'ref' | 'reason' | 'at' | 'limitCents'> & {
  change: Partial<ReceivableFigures>;
};

const timeZone = () => process.env.STORE_TIME_ZONE || shop.timeZone;

/** What its only invoice comes to. */
function shippedCents({ lines }: OrderDocument): number {
  return lines.reduce((sum, { shippedUnits, unitPriceCents }) => sum + shippedUnits * unitPriceCents, 0);
}

function receivableOf(order: OrderDocument): Omit<ReceivableDocument, 'openCents' | 'settledAt'> | null {
  const { companyId, invoiceNumber, termsDays, invoicedAt: issuedAt } = order;
  if (!companyId || !issuedAt || invoiceNumber === undefined || termsDays === undefined) return null;
  const dueOn = shiftDay(dayOf(issuedAt, timeZone()), { days: termsDays });
  return {
    _id: invoiceNumber,
    orderId: order._id,
    companyId,
    orderNumber: order.number,
    ...(order.poNumber === undefined ? {} : { poNumber: order.poNumber }),
    grossCents: shippedCents(order),
    issuedAt,
    dueOn,
    dueAt: startOfDay(shiftDay(dueOn, { days: 1 }), timeZone()),
  };
}

function paymentDocument(
  payment: AccountPayment,
  companyId: Company['_id'],
  { orders, now }: { orders: readonly OrderDocument[]; now: Date },
): CompanyPaymentDocument {
  const at = new Date(now.getTime() - payment.received * DAY_MS);
  const { heldBackCents = 0, method, reference } = payment;
  const paid = payment.orders.map((key) => {
    const order = orders.find(({ _id }) => _id.equals(seedId(accountOrderKey(key))));
    if (!order) throw new Error(`the demo's payment ${reference} names an unknown order: ${key}`);
    return order;
  });
  const allocations = paid.map(({ _id: orderId, invoiceNumber = '', totals }, place) => {
    const held = place === paid.length - 1 ? heldBackCents : 0;
    return { orderId, invoiceNumber, cents: totals.totalCents - held, at };
  });
  return {
    _id: seedId(`account-payment:${reference}`),
    companyId,
    method,
    amountCents: allocations.reduce((sum, { cents }) => sum + cents, 0),
    reference,
    receivedOn: dayOf(at, timeZone()),
    allocations,
    unappliedCents: 0,
    reversals: [],
    actorId: SEED_ADMIN_ID,
    createdAt: at,
  };
}

function postingsOf(order: OrderDocument, { limitCents }: Company): Posting[] {
  const { _id: ref, totals, placedAt, invoicedAt } = order;
  const due = totals.totalCents;
  const shipped = shippedCents(order);
  const line = (reason: ReceivableReason, at: Date, change: Posting['change']) => ({
    ref,
    reason,
    at,
    change,
  });
  return [
    { ...line('order-placed', placedAt, { reserved: due }), limitCents },
    ...(invoicedAt ? [line('order-shipped', invoicedAt, { reserved: -shipped, invoiced: shipped })] : []),
  ];
}

function ledgerOf({ _id: companyId }: Company, postings: readonly Posting[]): ReceivableLedgerDocument[] {
  let after: ReceivableFigures = { reserved: 0, invoiced: 0, credit: 0 };
  return postings
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ change: changed, ...posting }, place) => {
      const change = { reserved: 0, invoiced: 0, credit: 0, ...changed };
      after = {
        reserved: after.reserved + change.reserved,
        invoiced: after.invoiced + change.invoiced,
        credit: after.credit + change.credit,
      };
      const _id = seedId(`account-line:${posting.reason}:${posting.ref.toHexString()}`);
      return { _id, companyId, line: place + 1, part: 1, ...posting, change, after };
    });
}

/** Writes what each company of the demo owes, by its orders on account and its payments. Can be repeated until it is complete. */
export async function seedAccounts(
  db: Db,
  companyIdOf: (company: SeedCompany) => Company['_id'],
  now: Date,
): Promise<void> {
  const stored = db.collection<OrderDocument>('orders');
  const orders = await stored.find({ payBy: 'account' }).toArray();
  for (const { number, _id, limitCents } of BUYING_COMPANIES.filter(({ state }) => state === 'active').map(
    (company): Company => ({
      number: company.number,
      _id: companyIdOf(company),
      limitCents: company.terms?.limitCents ?? 0,
    }),
  )) {
    const company = { number, _id, limitCents };
    const own = orders.filter(({ companyId }) => companyId?.equals(_id));
    const payments = ACCOUNT_PAYMENTS.filter((payment) => payment.company === number).map((payment) =>
      paymentDocument(payment, _id, { orders: own, now }),
    );
    const allocations = payments.flatMap((payment) => payment.allocations);
    const receivables = own.flatMap((order): ReceivableDocument[] => {
      const invoice = receivableOf(order);
      if (!invoice) return [];
      const paid = allocations.filter(({ invoiceNumber }) => invoiceNumber === invoice._id);
      const openCents = invoice.grossCents - paid.reduce((sum, { cents }) => sum + cents, 0);
      const settledAt = openCents === 0 ? paid.at(-1)?.at : undefined;
      return [{ ...invoice, openCents, ...(settledAt ? { settledAt } : {}) }];
    });
    const ledger = ledgerOf(company, [
      ...own.flatMap((order) => postingsOf(order, company)),
      ...payments.map(({ _id: ref, createdAt: at, amountCents }) => {
        return { ref, reason: 'payment' as const, at, change: { invoiced: -amountCents } };
      }),
    ]);
    for (const { orderId, settledAt } of receivables) {
      if (settledAt) await stored.updateOne({ _id: orderId }, { $set: { paidAt: settledAt } });
    }
    await insertMissing(db.collection('company_payments'), payments);
    await insertMissing(db.collection('receivables'), receivables);
    await insertMissing(db.collection('account_ledger'), ledger);
    const { reserved, invoiced, credit } = ledger.at(-1)?.after ?? { reserved: 0, invoiced: 0, credit: 0 };
    const figures = { reservedCents: reserved, invoicedCents: invoiced, creditCents: credit };
    await insertMissing(db.collection('company_accounts'), [{ _id, ...figures, lines: ledger.length }]);
  }
}
