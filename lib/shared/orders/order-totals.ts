/** Integer cents; `totalCents` is the sum of the others. */
export type OrderTotals = { goodsCents: number; shippingCents: number; taxCents: number; totalCents: number };

type PricedUnits = { quantity: number; unitPriceCents: number };

/** Product §9.1. */
export function lineCents({ quantity, unitPriceCents }: PricedUnits): number {
  return quantity * unitPriceCents;
}

/** Neither shipping costs nor taxes (product §1). */
export function totalsOf(lines: readonly PricedUnits[]): OrderTotals {
  const goodsCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const [shippingCents, taxCents] = [0, 0];
  return { goodsCents, shippingCents, taxCents, totalCents: goodsCents + shippingCents + taxCents };
}
