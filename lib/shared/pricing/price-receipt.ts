import type { ReceiptCode } from './receipt-codes';
import { changedPriceCents } from './unit-price';

/**
 * How the price of a line came about, in integer cents; frozen with the line. The other fields than `code` are what
 * `recomputeUnitPrice` needs, and the parameters of sentences.
 */
export type PriceReceipt = {
  code: ReceiptCode;
  /** Units of the tool in the order, on which the price was computed. */
  quantity: number;
  /** The public price of a unit. */
  baseCents: number;
  /** The price list whose rule applied. */
  list?: { id: string; name: string };
  /** From how many units the tier of that list applies. */
  tierFrom?: number;
  /** The price that the list, or an accepted quote, fixes. */
  fixedCents?: number;
  /** The list's discount on the public price. */
  percent?: number;
  /** What the discounted price was rounded to. */
  roundingCents?: number;
  /** Whether a price list of the buyer's gave more than the public pays for that quantity, which was taken instead. */
  capped: boolean;
  unitPriceCents: number;
};

/** Computes the price of a unit again from the receipt's own figures: `unitPriceCents`, to the cent. */
export function recomputeUnitPrice(receipt: Omit<PriceReceipt, 'unitPriceCents'>): number {
  const cents = changedPriceCents(receipt.baseCents, receipt);
  return receipt.capped ? Math.min(cents, receipt.baseCents) : cents;
}

/** Returns the receipt of a line at the public price. */
export function publicPriceReceipt(baseCents: number, quantity: number): PriceReceipt {
  return { code: 'public-price', quantity, baseCents, capped: false, unitPriceCents: baseCents };
}
