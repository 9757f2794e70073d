/** What an order or a cart comes to, in integer cents: `totalCents` is the sum of the others. */
export type OrderTotals = { goodsCents: number; shippingCents: number; taxCents: number; totalCents: number };

type PricedUnits = { quantity: number; unitPriceCents: number };

/** Returns the price of a line in cents: quantity times unit price (product §9.1). */
export function lineCents({ quantity, unitPriceCents }: PricedUnits): number {
  return quantity * unitPriceCents;
}

/** Returns the totals of these lines. An order has neither shipping costs nor taxes (product §1). */
export function totalsOf(lines: readonly PricedUnits[]): OrderTotals {
  const goodsCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const [shippingCents, taxCents] = [0, 0];
  return { goodsCents, shippingCents, taxCents, totalCents: goodsCents + shippingCents + taxCents };
}
