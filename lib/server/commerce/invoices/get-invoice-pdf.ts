import 'server-only';
import type { ObjectId } from 'mongodb';
import type { InvoiceKind } from '@/lib/server/platform/db/documents/invoices';
import { invoicePdf } from './invoice-pdf';
import { findInvoice } from './invoices.repository';

/** Returns the invoice or credit note of an order as a PDF with its number, or null if none was issued. */
export async function getInvoicePdf(
  orderId: ObjectId,
  kind: InvoiceKind,
): Promise<{ number: string; pdf: Buffer } | null> {
  const invoice = await findInvoice(orderId, kind);
  return invoice && { number: invoice.number, pdf: await invoicePdf(invoice) };
}
