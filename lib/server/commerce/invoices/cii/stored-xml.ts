import { gunzipSync, gzipSync } from 'node:zlib';
import { Binary } from 'mongodb';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import type { EInvoiceProfile } from '@/lib/shared/orders/e-invoice-profile';
import { eInvoiceOf } from './e-invoice';
import { isVatPaper, type VatPaper } from './vat-paper';
import { inProfile, writeCii } from './write-cii';

/** Returns the electronic invoice of a paper that has its number, compressed. */
export function xmlOf(paper: VatPaper & { number: string }): Buffer {
  return gzipSync(writeCii(eInvoiceOf(paper)));
}

/** Belongs to where a paper gets its number: what is stored then is sent for ever. Papers without VAT have no XML. */
export function withXml(paper: InvoiceDocument): InvoiceDocument {
  return isVatPaper(paper) ? { ...paper, xml: new Binary(xmlOf(paper)) } : paper;
}

/** Returns undefined for a paper without VAT, of a shop without electronic invoices, or from before the shop charged. */
export function readXml({ xml }: Pick<InvoiceDocument, 'xml'>, profile: EInvoiceProfile): Buffer | undefined {
  return xml && Buffer.from(inProfile(gunzipSync(xml.buffer).toString(), profile));
}
