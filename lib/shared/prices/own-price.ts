import type { PricedTool } from './tool-price.schema';

/** Dollars of a unit at the quantity asked. Without `listPrice` it is the public price that is paid. */
export type OwnPrice = {
  unitPrice: number;
  listPrice?: number;
  /** The next quantity from which a unit costs less. */
  step?: { from: number; unitPrice: number };
};

type Priced = Pick<PricedTool, 'quantity' | 'unitPrice' | 'publicPrice' | 'tiers'>;

/** The same prices at another quantity, which the steps say: below the first it is the first's. */
export function pricedAt<Tool extends Priced>(priced: Tool, quantity: number): Tool {
  const step = priced.tiers.findLast(({ from }) => from <= quantity) ?? priced.tiers[0];
  return { ...priced, quantity, unitPrice: step?.unitPrice ?? priced.unitPrice };
}

/** Null where there is nothing to show beside the public price, or no price at all. */
export function ownPriceOf({ quantity, unitPrice, publicPrice, tiers }: Priced): OwnPrice | null {
  if (unitPrice === null || publicPrice === null) return null;
  const step = tiers.find((tier) => tier.from > quantity && tier.unitPrice < unitPrice);
  if (unitPrice === publicPrice && !step) return null;
  return {
    unitPrice,
    ...(unitPrice === publicPrice ? {} : { listPrice: publicPrice }),
    ...(step ? { step } : {}),
  };
}
