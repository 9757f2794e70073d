import 'server-only';
import type { ObjectId } from 'mongodb';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/invoices';
import { invoicePdf } from './invoice-pdf';
import { findCreditNote, findInvoice } from './invoices.repository';

type NumberedPdf = { number: string; pdf: Buffer };

async function numberedPdf(invoice: InvoiceDocument | null): Promise<NumberedPdf | null> {
  return invoice && { number: invoice.number, pdf: await invoicePdf(invoice) };
}

/** Returns the invoice of an order as a PDF with its number, or null if none was issued. */
export async function getInvoicePdf(orderId: ObjectId): Promise<NumberedPdf | null> {
  return numberedPdf(await findInvoice(orderId));
}

/** Returns a credit note of an order as a PDF: the one with this number, or the last if no number is given. Null if there is none. */
export async function getCreditNotePdf(orderId: ObjectId, number?: string): Promise<NumberedPdf | null> {
  return numberedPdf(await findCreditNote(orderId, number));
}
