import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { InvoiceDocument, InvoiceKind } from '@/lib/server/platform/db/documents/receivables';
import { startsWith } from '@/lib/server/platform/word-patterns';

/** Belongs in the transaction that took its number. Invoices are never changed or deleted. */
export async function insertInvoice(invoice: InvoiceDocument, session: ClientSession): Promise<void> {
  await (await collection('invoices')).insertOne(invoice, { session });
}

/** That with this number, else the last one of an order. */
export async function findInvoice(
  orderId: ObjectId,
  number: string | undefined,
  session: ClientSession,
): Promise<InvoiceDocument | null> {
  return (await collection('invoices')).findOne(
    { orderId, kind: 'invoice', ...(number === undefined ? {} : { number }) },
    { session, sort: { sequence: -1 } },
  );
}

/** The invoices of an order, the oldest first. */
export async function findInvoicesOf(orderId: ObjectId, session?: ClientSession): Promise<InvoiceDocument[]> {
  return (await collection('invoices'))
    .find({ orderId, kind: 'invoice' }, { session, sort: { sequence: 1 }, projection: { xml: 0 } })
    .toArray();
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

/** Returns which of these checks of VAT numbers invoices name. */
export async function findNamedChecks(checkIds: readonly ObjectId[]): Promise<ObjectId[]> {
  const invoices = await collection('invoices');
  const named = await invoices.distinct('checkId', { checkId: { $type: 'objectId', $in: [...checkIds] } });
  return named.flatMap((id) => (id ? [id] : []));
}

export type InvoicedTo = { companyNumber: string } | { userId: ObjectId };

/** Reads invoices of any of these tools, the newest first, for as long as `read` returns true. */
export async function readInvoicesTo(
  to: InvoicedTo,
  toolIds: readonly ObjectId[],
  read: (invoice: Pick<InvoiceDocument, 'lines' | 'number' | 'issuedAt'>) => boolean,
): Promise<void> {
  const whose = 'userId' in to ? { 'buyer.userId': to.userId } : { 'billTo.number': to.companyNumber };
  const invoices = (await collection('invoices')).find(
    { ...whose, kind: 'invoice', 'lines.toolId': { $in: [...toolIds] } },
    { sort: { issuedAt: -1 }, projection: { lines: 1, number: 1, issuedAt: 1 } },
  );
  for await (const invoice of invoices) if (!read(invoice)) return;
}
