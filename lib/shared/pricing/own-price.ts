import type { PricedTool } from './tool-price.schema';

/** Dollars of a unit at the quantity asked. Without `listPrice` it is the public price that is paid. */
export type OwnPrice = {
  unitPrice: number;
  listPrice?: number;
  /** The next quantity from which a unit costs less. */
  step?: { from: number; unitPrice: number };
};

/** Null where there is nothing to show beside the public price, or no price at all. */
export function ownPriceOf({
  quantity,
  unitPrice,
  publicPrice,
  tiers,
}: Pick<PricedTool, 'quantity' | 'unitPrice' | 'publicPrice' | 'tiers'>): OwnPrice | null {
  if (unitPrice === null || publicPrice === null) return null;
  const step = tiers.find((tier) => tier.from > quantity && tier.unitPrice < unitPrice);
  if (unitPrice === publicPrice && !step) return null;
  return {
    unitPrice,
    ...(unitPrice === publicPrice ? {} : { listPrice: publicPrice }),
    ...(step ? { step } : {}),
  };
}
