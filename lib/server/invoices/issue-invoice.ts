import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { takeSequence } from './counters.repository';
import { creditNoteFor, invoiceFor } from './invoice-document';
import { findInvoice, insertInvoice } from './invoices.repository';

/**
 * Issues the invoice of an order that this very transaction marks as paid, with the next number of the series. Answers
 * the number. Call it late in the transaction: everyone who is paid for at this moment waits for the same counter.
 */
export async function issueInvoice(order: OrderDocument, at: Date, session: ClientSession): Promise<string> {
  const sequence = await takeSequence('invoice', session);
  const invoice = invoiceFor(order, { sequence, at });
  await insertInvoice(invoice, session);
  return invoice.number;
}

/**
 * Issues the credit note that takes an order's invoice back, in the transaction that refunds the order. Answers its
 * number; null for an order that has no invoice, since there is nothing to correct.
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
