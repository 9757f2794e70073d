import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';

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
