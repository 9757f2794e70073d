import type { ReceiptCode } from '../messages/receipt-codes';
import { changedPriceCents } from '../numbers/unit-price';

/**
 * How a line's price was computed, in integer cents; frozen with the line. Contains the input of `recomputeUnitPrice`
 * and the parameters of sentences.
 */
export type PriceReceipt = {
  code: ReceiptCode;
  quantity: number;
  baseCents: number;
  list?: { id: string; name: string };
  tierFrom?: number;
  /** Fixed by the list or an accepted quote. */
  fixedCents?: number;
  percent?: number;
  roundingCents?: number;
  /** The buyer's price list had a price above the public one, which was applied instead. */
  capped: boolean;
  unitPriceCents: number;
};

/** Returns `unitPriceCents`, to the cent. */
export function recomputeUnitPrice(receipt: Omit<PriceReceipt, 'unitPriceCents'>): number {
  const cents = changedPriceCents(receipt.baseCents, receipt);
  return receipt.capped ? Math.min(cents, receipt.baseCents) : cents;
}

export function publicPriceReceipt(baseCents: number, quantity: number): PriceReceipt {
  return { code: 'public-price', quantity, baseCents, capped: false, unitPriceCents: baseCents };
}
