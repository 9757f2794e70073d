import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { AttachmentRef } from '@/lib/server/platform/mail/digests-and-attachments';

/** Kinds of files that come with a mail about an invoice: its PDF, or XRechnung and the PDF. */
export const INVOICE_PDF = 'invoice-pdf';
export const INVOICE_XRECHNUNG = 'invoice-xrechnung';

/** Returns what a mail about an invoice brings along, as its company takes invoices; nothing in a shop that does not charge. */
export function attachedInvoice(
  { taxes, tax }: Pick<OrderDocument, 'taxes' | 'tax'>,
  number: string,
): AttachmentRef | undefined {
  if (!taxes) return undefined;
  return { kind: tax?.invoiceFormat === 'xrechnung' ? INVOICE_XRECHNUNG : INVOICE_PDF, id: number };
}
