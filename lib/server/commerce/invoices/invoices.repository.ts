import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { InvoiceDocument, InvoiceKind } from '@/lib/server/platform/db/documents/invoices';

/** Adds an invoice; none is ever changed or deleted. Belongs in the transaction that took its number. */
export async function insertInvoice(invoice: InvoiceDocument, session: ClientSession): Promise<void> {
  await (await collection('invoices')).insertOne(invoice, { session });
}

export async function findInvoice(
  orderId: ObjectId,
  session?: ClientSession,
): Promise<InvoiceDocument | null> {
  return (await collection('invoices')).findOne({ orderId, kind: 'invoice' }, { session });
}

/** Whether an invoice or credit note has this number. */
export async function hasNumber(number: string, session: ClientSession): Promise<boolean> {
  return (
    (await (await collection('invoices')).findOne({ number }, { session, projection: { _id: 1 } })) !== null
  );
}

/** Returns the credit note of an order with this number, or without one the last; null if there is none. */
export async function findCreditNote(orderId: ObjectId, number?: string): Promise<InvoiceDocument | null> {
  return (await collection('invoices')).findOne(
    { orderId, kind: 'credit-note', ...(number === undefined ? {} : { number }) },
    { sort: { sequence: -1 } },
  );
}

/**
 * Returns the next number of a kind, from 1, and the series it is of. It is used up only if the caller's transaction commits, and a transaction
 * that takes one at the same time fails on a write conflict and is retried: the series has neither gaps nor repeats.
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
