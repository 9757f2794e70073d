/** What a receipt may say; each code has a sentence (messages.ts). */
export const RECEIPT_CODES = ['public-price'] as const;
export type ReceiptCode = (typeof RECEIPT_CODES)[number];

/**
 * How the price of an order's line came about, in integer cents; frozen with the line. `code` names its sentence
 * (messages.ts), the other fields are the sentence's parameters.
 */
export type PriceReceipt = {
  code: ReceiptCode;
  /** Units of the tool in the order, on which the price was computed. */
  quantity: number;
  /** The public price of a unit. */
  baseCents: number;
  /** Whether the public price was lower than what the rule gave, and was taken instead. */
  capped: boolean;
  unitPriceCents: number;
};

/** Computes the price of a unit again from the receipt's own figures: `unitPriceCents`, to the cent. */
export function recomputeUnitPrice({ baseCents }: Omit<PriceReceipt, 'unitPriceCents'>): number {
  return baseCents;
}

/** Returns the receipt of a line at the public price. */
export function publicPriceReceipt(baseCents: number, quantity: number): PriceReceipt {
  return { code: 'public-price', quantity, baseCents, capped: false, unitPriceCents: baseCents };
}
