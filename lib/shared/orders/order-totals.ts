/** Integer cents; `totalCents` is the sum of the others. */
export type OrderTotals = { goodsCents: number; shippingCents: number; taxCents: number; totalCents: number };

const NOTHING_CHARGED = { shippingCents: 0, taxCents: 0 };

type PricedUnits = { quantity: number; unitPriceCents: number };

/** Returns the amount of a line, or of that many units of it (product §9.1). */
export function lineCents({ quantity, unitPriceCents }: PricedUnits, units: number = quantity): number {
  return units * unitPriceCents;
}

/** The one maker of sums: of an order, and of all that is made of units of it. Freight and tax are those that the shop charges. */
export function totalsOf(
  lines: readonly PricedUnits[],
  { shippingCents, taxCents }: Pick<OrderTotals, 'shippingCents' | 'taxCents'> = NOTHING_CHARGED,
): OrderTotals {
  const goodsCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  return { goodsCents, shippingCents, taxCents, totalCents: goodsCents + shippingCents + taxCents };
}
