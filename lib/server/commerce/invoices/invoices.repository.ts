import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { InvoiceDocument, InvoiceKind } from '@/lib/server/platform/db/documents/receivables';
import { startsWith } from '@/lib/server/platform/word-patterns';

/** Belongs in the transaction that took its number. Invoices are never changed or deleted. */
export async function insertInvoice(invoice: InvoiceDocument, session: ClientSession): Promise<void> {
  await (await collection('invoices')).insertOne(invoice, { session });
}

/** The last one of an order. */
export async function findInvoice(
  orderId: ObjectId,
  session?: ClientSession,
): Promise<InvoiceDocument | null> {
  return (await collection('invoices')).findOne(
    { orderId, kind: 'invoice' },
    { session, sort: { sequence: -1 } },
  );
}

export async function hasNumber(number: string, session: ClientSession): Promise<boolean> {
  return (
    (await (await collection('invoices')).findOne({ number }, { session, projection: { _id: 1 } })) !== null
  );
}

/** Without a number, the last one of its kind. */
export async function findPaper(
  orderId: ObjectId,
  kind: InvoiceKind,
  number?: string,
): Promise<InvoiceDocument | null> {
  return (await collection('invoices')).findOne(
    { orderId, kind, ...(number === undefined ? {} : { number }) },
    { sort: { sequence: -1 } },
  );
}

export async function findNumbered(number: string): Promise<InvoiceDocument | null> {
  return (await collection('invoices')).findOne({ number });
}

/** The oldest first: numbers of one kind ascend, and an invoice is before what corrects it. */
export async function findPapers(orderId: ObjectId): Promise<InvoiceDocument[]> {
  const invoices = await collection('invoices');
  return invoices.find({ orderId }, { sort: { issuedAt: 1, _id: 1 } }).toArray();
}

type PaperTotals = Pick<InvoiceDocument, 'number'> & { netCents: number; taxCents: number };

/** Those with tax groups. */
export async function findChargedPapers(numbers: readonly string[]): Promise<PaperTotals[]> {
  const invoices = await collection('invoices');
  const filter = { number: { $in: [...numbers] }, groups: { $exists: true } };
  return invoices
    .find<PaperTotals>(filter, { projection: { number: 1, netCents: 1, taxCents: 1 } })
    .toArray();
}

export async function findInvoicesLike(
  { exact, start, orderIds }: { exact: string[]; start?: string; orderIds: ObjectId[] },
  limit: number,
): Promise<InvoiceDocument[]> {
  const invoices = await collection('invoices');
  const find = (filter: Filter<InvoiceDocument>) =>
    invoices.find(filter, { sort: { issuedAt: -1, _id: -1 }, limit, projection: { xml: 0 } }).toArray();
  const found = await Promise.all([
    exact.length === 0 ? [] : find({ number: { $in: exact } }),
    start === undefined ? [] : find({ number: startsWith(start) }),
    orderIds.length === 0 ? [] : find({ orderId: { $in: orderIds } }),
  ]);
  return [...new Map(found.flat().map((invoice) => [invoice.number, invoice])).values()].slice(0, limit);
}

/**
 * Returns the next number of a kind, from 1, and its series. A number is used up only by a commit, and concurrent
 * transactions conflict and retry: the series has neither gaps nor repeats.
 */
export async function takeSequence(
  kind: InvoiceKind,
  session: ClientSession,
): Promise<{ sequence: number; series?: string }> {
  const counter = await (await collection('counters')).findOneAndUpdate(
    { _id: kind },
    { $inc: { last: 1 } },
    { upsert: true, returnDocument: 'after', session },
  );
  if (!counter) throw new Error(`the counter of ${kind} was not written`);
  const { last: sequence, series } = counter;
  return { sequence, ...(series === undefined ? {} : { series }) };
}

/** Returns which of these checks of VAT numbers invoices name. */
export async function findNamedChecks(checkIds: readonly ObjectId[]): Promise<ObjectId[]> {
  const invoices = await collection('invoices');
  const named = await invoices.distinct('checkId', { checkId: { $type: 'objectId', $in: [...checkIds] } });
  return named.flatMap((id) => (id ? [id] : []));
}
