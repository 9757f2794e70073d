import type { ChargedPaper, InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import type { Seller } from '@/lib/shared/trade/settings/seller.schema';

/** A paper, or one to be: without what only being issued brings. */
export type InvoiceDraft = Omit<
  InvoiceDocument,
  '_id' | 'orderId' | 'sequence' | 'number' | 'issuedAt' | 'seller' | 'buyer' | 'xml'
> & { number?: string };

/** Of a shop that charges VAT. */
export type VatPaper = InvoiceDraft & ChargedPaper & { sellerParty: Seller };

export function isVatPaper(draft: InvoiceDraft): draft is VatPaper {
  return draft.mode === 'vat' && draft.sellerParty !== undefined;
}
