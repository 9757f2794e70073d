import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { type CostsAnswer, type CostsQuestion, costsFor } from '@/lib/shared/trade/costs-for';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';

/** The settings of a shop that has none. */
export const NOTHING_CHARGED: TradeSettings = {
  shipping: { zones: [], methods: [] },
  tax: { mode: 'none', classes: [], shipping: 'like-goods' },
};

/** A line at its price. One of a tool that cannot be ordered has no `offer`, and counts nothing. */
export type TradedLine = {
  offer: Pick<ToolOffer, 'taxClass' | 'weightGrams' | 'bulky'> | null;
  quantity: number;
  netCents: number;
};

type Line = { offer: ToolOffer | null; quantity: number };
type PriceOf = (offer: ToolOffer, quantity: number) => { unitPriceCents: number };

export function tradedLines(lines: readonly Line[], priceOf: PriceOf): TradedLine[] {
  return lines.map(({ offer, quantity }) => {
    if (!offer) return { offer, quantity, netCents: 0 };
    const { unitPriceCents } = priceOf(offer, quantity);
    return { offer, quantity, netCents: lineCents({ quantity, unitPriceCents }) };
  });
}

/** Returns what lines come to where they go, by settings. */
export function estimate(
  settings: TradeSettings,
  lines: readonly TradedLine[],
  delivered: Omit<CostsQuestion, 'lines'>,
): CostsAnswer {
  const traded = lines.map(({ offer, quantity, netCents }) => {
    const { taxClass, weightGrams = null, bulky = false } = offer ?? { weightGrams: 0 };
    return { quantity, netCents, taxClass, weightGrams, bulky };
  });
  return costsFor(settings, { lines: traded, ...delivered });
}
