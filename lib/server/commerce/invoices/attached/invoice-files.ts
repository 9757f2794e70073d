import type { Attachment, AttachmentKinds } from '@/lib/server/platform/mail/digests-and-attachments';
import { readXml } from '../cii/stored-xml';
import { invoicePdf } from '../invoice-pdf';
import { findNumbered } from '../invoices.repository';
import { INVOICE_PDF, INVOICE_XRECHNUNG } from './attached-invoice';

async function filesOf(number: string, withXRechnung: boolean): Promise<Attachment[]> {
  const paper = await findNumbered(number);
  if (!paper) return [];
  const pdf = { filename: `${number}.pdf`, contentType: 'application/pdf', content: await invoicePdf(paper) };
  const content = withXRechnung ? readXml(paper, 'xrechnung') : undefined;
  return content ? [{ filename: `${number}.xml`, contentType: 'application/xml', content }, pdf] : [pdf];
}

export const invoiceAttachments: AttachmentKinds = {
  [INVOICE_PDF]: ({ id }) => filesOf(id, false),
  [INVOICE_XRECHNUNG]: ({ id }) => filesOf(id, true),
};
