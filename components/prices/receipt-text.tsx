'use client';
import { receiptText } from '@/lib/client/language/receipt-text';
import type { Receipt } from '@/lib/shared/schemas/price-receipt';

/** The sentence of a receipt in the language of the page. */
export function ReceiptText({ receipt }: { receipt: Receipt }) {
  return <span className="wrap-anywhere min-w-0 text-end md:text-start">{receiptText(receipt)}</span>;
}
