import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  CompanyPaymentDocument,
  PaymentAllocation,
  ReceivableDocument,
} from '@/lib/server/platform/db/documents/receivables';
import { startsWith } from '@/lib/server/platform/word-patterns';

/** Payments with money that no invoice was left for, the oldest first. */
export async function findUnapplied(
  companyId: ObjectId,
  session: ClientSession,
): Promise<Pick<CompanyPaymentDocument, '_id' | 'unappliedCents'>[]> {
  return (await collection('company_payments'))
    .find({ companyId, unappliedCents: { $gt: 0 } }, { session, sort: { createdAt: 1, _id: 1 } })
    .project<Pick<CompanyPaymentDocument, '_id' | 'unappliedCents'>>({ unappliedCents: 1 })
    .toArray();
}

/** References of payments are searched as typed, and in capitals. */
export async function findPaymentsLike(
  typed: string,
  companies: readonly ObjectId[],
  limit: number,
): Promise<CompanyPaymentDocument[]> {
  const payments = await collection('company_payments');
  const starts = typed.trim() === '' ? [] : [...new Set([typed.trim(), typed.trim().toUpperCase()])];
  const filters: Filter<CompanyPaymentDocument>[] = [
    ...starts.map((start) => ({ reference: startsWith(start) })),
    ...companies.map((companyId) => ({ companyId })),
  ];
  const found = await Promise.all(
    filters.map((filter) => payments.find(filter, { sort: { createdAt: -1, _id: -1 }, limit }).toArray()),
  );
  return [...new Map(found.flat().map((payment) => [payment._id.toHexString(), payment])).values()].slice(
    0,
    limit,
  );
}

/** Pays an invoice by what is unapplied of a payment. */
export async function allocate(
  paymentId: ObjectId,
  allocation: PaymentAllocation,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await (await collection('company_payments')).updateOne(
    { _id: paymentId, unappliedCents: { $gte: allocation.cents } },
    { $inc: { unappliedCents: -allocation.cents }, $push: { allocations: allocation } },
    { session },
  );
  if (matchedCount === 0) throw new Error('a payment has less unapplied than was read');
}

export async function insertPayment(payment: CompanyPaymentDocument, session: ClientSession): Promise<void> {
  await (await collection('company_payments')).insertOne(payment, { session });
}

export async function findPayment(
  id: ObjectId,
  session?: ClientSession,
): Promise<CompanyPaymentDocument | null> {
  return (await collection('company_payments')).findOne({ _id: id }, { session });
}

export async function findPaymentByKey(
  companyId: ObjectId,
  key: string,
): Promise<CompanyPaymentDocument | null> {
  return (await collection('company_payments')).findOne({ companyId, 'idempotency.key': key });
}

export async function findPaymentOfIntent(
  intentId: string,
  session?: ClientSession,
): Promise<CompanyPaymentDocument | null> {
  return (await collection('company_payments')).findOne({ intentId }, { session });
}

/** The last one by card for this order's invoice. */
export async function findCardPaymentOf(
  companyId: ObjectId,
  orderId: ObjectId,
): Promise<CompanyPaymentDocument | null> {
  return (await collection('company_payments')).findOne(
    { companyId, orderId, method: 'card' },
    { sort: { createdAt: -1, _id: -1 } },
  );
}

/** Returns a company's payments, the oldest first. */
export async function findPaymentsOf(
  companyId: ObjectId,
  session?: ClientSession,
): Promise<CompanyPaymentDocument[]> {
  return (await collection('company_payments'))
    .find({ companyId }, { session, sort: { createdAt: 1, _id: 1 } })
    .toArray();
}

type Taken = Pick<CompanyPaymentDocument, 'allocations' | 'unappliedCents'> & {
  reversal: CompanyPaymentDocument['reversals'][number];
};

/** Records that money of a payment was taken back. Throws where it is not as it was read. */
export async function addReversal(
  { _id, unappliedCents, reversals }: CompanyPaymentDocument,
  { reversal, ...left }: Taken,
  session: ClientSession,
): Promise<void> {
  const { matchedCount } = await (await collection('company_payments')).updateOne(
    { _id, unappliedCents, [`reversals.${reversals.length}`]: { $exists: false } },
    { $set: left, $push: { reversals: reversal } },
    { session },
  );
  if (matchedCount === 0) throw new Error('a payment is not as it was read');
}

/** Selects payments of which something is left: what was taken back as a whole can be booked again. */
const IS_LEFT = { $or: [{ unappliedCents: { $gt: 0 } }, { 'allocations.0': { $exists: true } }] };

/** Transfers received on these days, by hand or from a bank's file, that were not taken back; the oldest first. */
export async function findTransfersOn(
  days: readonly string[],
  session?: ClientSession,
): Promise<CompanyPaymentDocument[]> {
  return (await collection('company_payments'))
    .find(
      { receivedOn: { $in: [...days] }, method: { $in: ['hand', 'bank'] }, ...IS_LEFT },
      { session, sort: { createdAt: 1, _id: 1 } },
    )
    .toArray();
}

/** Payments of a bank's file, those taken back too, the newest first. */
export async function findPaymentsOfFile(fileId: ObjectId): Promise<CompanyPaymentDocument[]> {
  return (await collection('company_payments'))
    .find({ fileId }, { sort: { createdAt: -1, _id: -1 } })
    .toArray();
}

export async function findOwedBy(companyIds: readonly ObjectId[]): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({ companyId: { $in: [...companyIds] }, openCents: { $gt: 0 } })
    .toArray();
}

/** Payments that pay something of these orders' invoices, the oldest first. */
export async function findPayersOf(
  companyIds: readonly ObjectId[],
  invoiceNumbers: readonly string[],
): Promise<CompanyPaymentDocument[]> {
  return (await collection('company_payments'))
    .find(
      {
        companyId: { $in: [...companyIds] },
        'allocations.invoiceNumber': { $in: [...invoiceNumbers] },
      },
      { sort: { createdAt: 1, _id: 1 } },
    )
    .toArray();
}

/** Invoices with a PO number that are open, or were issued since this moment. */
export async function findWithPoNumber(since: Date): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({
      poNumber: { $type: 'string' },
      $or: [{ openCents: { $gt: 0 } }, { issuedAt: { $gte: since } }],
    })
    .toArray();
}
