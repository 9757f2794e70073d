import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/company-accounts';

export async function insertReceivable(
  receivable: ReceivableDocument,
  session: ClientSession,
): Promise<void> {
  await (await collection('receivables')).insertOne(receivable, { session });
}

export async function findReceivables(
  orderIds: readonly ObjectId[],
  session?: ClientSession,
): Promise<ReceivableDocument[]> {
  return (await collection('receivables')).find({ _id: { $in: [...orderIds] } }, { session }).toArray();
}

/** Open invoices of a company that were due before this moment, the oldest first. */
export async function findOverdue(
  companyId: ObjectId,
  before: Date,
  session?: ClientSession,
): Promise<Pick<ReceivableDocument, 'invoiceNumber'>[]> {
  return (await collection('receivables'))
    .find(
      { companyId, dueAt: { $lte: before }, openCents: { $gt: 0 } },
      { session, sort: { dueAt: 1, _id: 1 } },
    )
    .project<Pick<ReceivableDocument, 'invoiceNumber'>>({ _id: 0, invoiceNumber: 1 })
    .toArray();
}
