import 'server-only';
import { ObjectId } from 'mongodb';
import { getToolOffers, type ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { PROBLEMS } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { PricedTool, ToolPrices, ToolPricesInput } from '@/lib/shared/prices/tool-price.schema';
import type { Buyer } from './buyer';
import { type Prices, pricesFor } from './prices-for';
import { receiptResponse } from './receipt.serializer';

const ON_REQUEST = {
  unitPrice: null,
  publicPrice: null,
  lineTotal: null,
  tiers: [],
  code: 'price-on-request',
  sentence: PROBLEMS['price-on-request'][2],
} as const;

function pricedTool(
  offer: ToolOffer,
  quantity: number,
  { priceOf, tiersOf }: Prices,
  buyer: Buyer | null,
): Omit<PricedTool, 'toolId' | 'quantity'> {
  if (offer.sale === 'on-request') return { ...ON_REQUEST, tiers: [] };
  const receipt = priceOf(offer, quantity);
  const { code, sentence } = receiptResponse(receipt, buyer?.reader ?? 'buyer');
  return {
    unitPrice: toDollars(receipt.unitPriceCents),
    publicPrice: toDollars(offer.unitPriceCents),
    lineTotal: toDollars(lineCents(receipt)),
    tiers: tiersOf(offer).map(({ from, unitCents }) => ({ from, unitPrice: toDollars(unitCents) })),
    code,
    sentence,
  };
}

/** In the order asked, for the minimum without a quantity; what is not sold is left out. `buyer` null is a visitor. */
export async function getToolPrices(
  buyer: Buyer | null,
  { tools }: ToolPricesInput,
  now: Date = new Date(),
): Promise<ToolPrices> {
  const ids = [...new Set(tools.map(({ toolId }) => toolId))].map((id) => new ObjectId(id));
  const [offers, prices] = await Promise.all([getToolOffers(ids), pricesFor(buyer, now)]);
  return {
    prices: tools.flatMap(({ toolId, quantity: asked }) => {
      const offer = offers.get(toolId);
      if (!offer) return [];
      const quantity = asked ?? offer.moq;
      return [{ toolId, quantity, ...pricedTool(offer, quantity, prices, buyer) }];
    }),
  };
}
