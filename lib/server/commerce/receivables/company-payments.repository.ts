import 'server-only';
import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  CompanyPaymentDocument,
  PaymentAllocation,
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
