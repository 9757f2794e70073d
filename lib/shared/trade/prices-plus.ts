import type { TradeSettings } from './settings/trade.schema';

/** What prices are without. */
export type PricesPlus = { tax: TradeSettings['tax']['mode']; shipping: boolean };

export type PlusCode = 'vat-and-shipping' | 'vat' | 'sales-tax-and-shipping' | 'sales-tax' | 'shipping';

/** Returns what a shop charges besides its prices. */
export function pricesPlus({ tax, shipping }: TradeSettings): PricesPlus {
  return { tax: tax.mode, shipping: shipping.methods.length > 0 };
}

/** Returns which sentence says it (texts/<language>/costs.ts); undefined where prices are all there is to pay. */
export function plusCode({ tax, shipping }: PricesPlus): PlusCode | undefined {
  const taxed = tax === 'vat' ? 'vat' : tax === 'us' ? 'sales-tax' : undefined;
  if (!taxed) return shipping ? 'shipping' : undefined;
  return shipping ? `${taxed}-and-shipping` : taxed;
}
