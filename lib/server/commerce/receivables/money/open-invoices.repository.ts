import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';

export async function findReceivable(
  orderId: ObjectId,
  session?: ClientSession,
): Promise<ReceivableDocument | null> {
  return (await collection('receivables')).findOne({ _id: orderId }, { session });
}

export async function findReceivablesNumbered(
  invoiceNumbers: readonly string[],
  session?: ClientSession,
): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({ invoiceNumber: { $in: [...invoiceNumbers] } }, { session })
    .toArray();
}

/** The invoices of a company, settled ones too, the oldest due first. */
export async function findInvoicesOf(
  companyId: ObjectId,
  session?: ClientSession,
): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({ companyId }, { session, sort: { dueAt: 1, _id: 1 } })
    .toArray();
}

export type OverdueSum = { _id: ObjectId; cents: number };

/** Returns what is open past its day, by company. */
export async function sumOverdue(now: Date): Promise<OverdueSum[]> {
  return (await collection('receivables'))
    .aggregate<OverdueSum>([
      { $match: { dueAt: { $lte: now }, openCents: { $gt: 0 } } },
      { $group: { _id: '$companyId', cents: { $sum: '$openCents' } } },
    ])
    .toArray();
}
