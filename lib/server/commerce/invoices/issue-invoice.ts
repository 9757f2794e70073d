import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { takeSequence } from './counters.repository';
import { creditNoteFor, invoiceFor } from './invoice-document';
import { findInvoice, insertInvoice } from './invoices.repository';

/**
 * Issues the invoice of an order in the transaction that marks it as paid, with the next number of the series, which it
 * returns. Call it late in the transaction: all payments write the same counter.
 */
export async function issueInvoice(order: OrderDocument, at: Date, session: ClientSession): Promise<string> {
  const sequence = await takeSequence('invoice', session);
  const invoice = invoiceFor(order, { sequence, at });
  await insertInvoice(invoice, session);
  return invoice.number;
}

/**
 * Issues the credit note of an order's invoice in the transaction that refunds the order. Returns its number, or null for an
 * order that has no invoice: there is nothing to correct.
 */
export async function issueCreditNote(
  orderId: ObjectId,
  at: Date,
  session: ClientSession,
): Promise<string | null> {
  const invoice = await findInvoice(orderId, 'invoice', session);
  if (!invoice) return null;
  const sequence = await takeSequence('credit-note', session);
  const note = creditNoteFor(invoice, { sequence, at });
  await insertInvoice(note, session);
  return note.number;
}
