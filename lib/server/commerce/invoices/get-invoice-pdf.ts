import 'server-only';
import type { ObjectId } from 'mongodb';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { invoicePdf } from './invoice-pdf';
import { findCreditNote, findInvoice } from './invoices.repository';

type NumberedPdf = { number: string; pdf: Buffer };

async function numberedPdf(invoice: InvoiceDocument | null): Promise<NumberedPdf | null> {
  return invoice && { number: invoice.number, pdf: await invoicePdf(invoice) };
}

export async function getInvoicePdf(orderId: ObjectId): Promise<NumberedPdf | null> {
  return numberedPdf(await findInvoice(orderId));
}

export async function getCreditNotePdf(orderId: ObjectId, number?: string): Promise<NumberedPdf | null> {
  return numberedPdf(await findCreditNote(orderId, number));
}
