import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';

export async function insertReceivable(
  receivable: ReceivableDocument,
  session: ClientSession,
): Promise<void> {
  await (await collection('receivables')).insertOne(receivable, { session });
}

/** The invoices on account of these orders, the oldest due first. */
export async function findReceivables(
  orderIds: readonly ObjectId[],
  session?: ClientSession,
): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({ orderId: { $in: [...orderIds] } }, { session, sort: { dueAt: 1, issuedAt: 1, _id: 1 } })
    .toArray();
}

export async function findOpenInvoices(
  companyId: ObjectId,
  session?: ClientSession,
): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({ companyId, openCents: { $gt: 0 } }, { session, sort: { dueAt: 1, _id: 1 } })
    .toArray();
}

/**
 * Changes what is open of an invoice from `openCents` to another amount; one with nothing open is settled. Throws where it is
 * not as it was read.
 */
export async function setOpen(
  { _id, openCents }: Pick<ReceivableDocument, '_id' | 'openCents'>,
  after: { openCents: number; at: Date },
  session: ClientSession,
): Promise<void> {
  const isSettled = after.openCents === 0;
  const { matchedCount } = await (await collection('receivables')).updateOne(
    { _id, openCents, grossCents: { $gte: after.openCents } },
    isSettled
      ? { $set: { openCents: 0, settledAt: after.at } }
      : { $set: { openCents: after.openCents }, $unset: { settledAt: '' } },
    { session },
  );
  if (matchedCount === 0) throw new Error('an invoice is not as it was read, or more would be open of it');
}

/** Open invoices of a company that were due before this moment, the oldest first. */
export async function findOverdue(
  companyId: ObjectId,
  before: Date,
  session?: ClientSession,
): Promise<Pick<ReceivableDocument, '_id' | 'openCents'>[]> {
  return (await collection('receivables'))
    .find(
      { companyId, dueAt: { $lte: before }, openCents: { $gt: 0 } },
      { session, sort: { dueAt: 1, _id: 1 } },
    )
    .project<Pick<ReceivableDocument, '_id' | 'openCents'>>({ openCents: 1 })
    .toArray();
}

/** The same, with all that is known of each. */
export async function findOverdueInvoices(companyId: ObjectId, before: Date): Promise<ReceivableDocument[]> {
  return (await collection('receivables'))
    .find({ companyId, dueAt: { $lte: before }, openCents: { $gt: 0 } }, { sort: { dueAt: 1, _id: 1 } })
    .toArray();
}

export async function findReceivablesNumbered(
  invoiceNumbers: readonly string[],
  session?: ClientSession,
): Promise<ReceivableDocument[]> {
  return (await collection('receivables')).find({ _id: { $in: [...invoiceNumbers] } }, { session }).toArray();
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

/** `dueOn` is the day on which the oldest of them was due. */
export type OverdueSum = { _id: ObjectId; cents: number; dueOn: string };

/** Returns what is open past its day, by company. */
export async function sumOverdue(now: Date): Promise<OverdueSum[]> {
  return (await collection('receivables'))
    .aggregate<OverdueSum>([
      { $match: { dueAt: { $lte: now }, openCents: { $gt: 0 } } },
      { $group: { _id: '$companyId', cents: { $sum: '$openCents' }, dueOn: { $min: '$dueOn' } } },
    ])
    .toArray();
}
