/** A tier: from this quantity on, a fixed price or a percentage off the public price. */
export type PriceTier = { from: number } & ({ priceCents: number } | { percent: number });

/** The ladder of one tool, by its SKU, or of every tool of a category. */
export type PriceRule = ({ sku: string } | { category: string }) & { tiers: readonly PriceTier[] };

/** A price list as the price engine reads it. Never changed in place: a change makes another one. */
export type PriceList = {
  id: string;
  name: string;
  /** Among valid lists for the same buyers the higher one comes first; among equal ones, the newer. */
  priority: number;
  for: { everyone: true } | { groupId: string };
  /** Valid in [from, to); without a limit where one is missing. */
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
  /** To what its discounted prices are rounded, half up. */
  roundingCents?: number | undefined;
  createdAt: Date;
  rules: readonly PriceRule[];
};
