import { ObjectId } from 'mongodb';
import { getToolOffers, type ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { Translations } from '@/lib/shared/messages/messages';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { PriceLadder } from '@/lib/shared/prices/price-ladder';
import { withSentence } from '@/lib/shared/prices/price-receipt';
import type {
  PricedTool,
  Receipt,
  ToolPrice,
  ToolPrices,
  ToolPricesInput,
} from '@/lib/shared/prices/tool-price.schema';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import type { Buyer } from './buyer';
import { receiptResponse } from './buyer';
import { everyPriceGroup } from './price-groups.repository';
import { currentPriceLists, type Prices, pricesBy, pricesFor } from './prices-for';

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

/** For the minimum without a quantity; `buyer` null is a visitor. Throws `not-found` (not sold), `price-on-request`. */
export async function getToolPrice(
  buyer: Buyer | null,
  id: string,
  requestedQuantity: number | undefined,
  now: Date = new Date(),
): Promise<ToolPrice> {
  const toolId = parseObjectId(id);
  const offer = (await getToolOffers([toolId])).get(toolId.toHexString());
  if (!offer) throw new AppError('not-found');
  if (offer.sale === 'on-request') throw new AppError('price-on-request');
  const { priceOf, tiersOf } = await pricesFor(buyer, now);
  const quantity = requestedQuantity ?? offer.moq;
  const receipt = priceOf(offer, quantity);
  return {
    unitPrice: toDollars(receipt.unitPriceCents),
    lineTotal: toDollars(lineCents(receipt)),
    receipt: receiptResponse(receipt, buyer?.reader ?? 'buyer'),
    tiers: tiersOf(offer).map(({ from, unitCents }) => ({ from, unitPrice: toDollars(unitCents) })),
  };
}

/** From the minimum on, a step at each quantity where the price changes; null without a price. */
export async function getPriceLadder(
  buyer: Buyer | null,
  { sku, category, price, moq }: Tool,
  translations: Translations,
  now: Date = new Date(),
): Promise<PriceLadder | null> {
  if (price === undefined) return null;
  const offer = { sku, category, unitPriceCents: toCents(price), moq };
  const { priceOf, tiersOf } = await pricesFor(buyer, now);
  const steps = tiersOf(offer).map(({ from, unitCents }) => {
    const receipt = receiptResponse(priceOf(offer, from), buyer?.reader ?? 'buyer');
    return withSentence({ from, unitPrice: toDollars(unitCents), receipt }, translations);
  });
  const [first, ...rest] = steps;
  if (!first) throw new Error('a table of prices without a row');
  return [first, ...rest];
}

export type GroupPrice = { group: string | null; unitPrice: number; lineTotal: number; receipt: Receipt };

/**
 * The price for everyone (`group` null), then for the members of each group by name, at a moment. Throws `forbidden`,
 * `price-on-request`.
 */
export async function listGroupPrices(
  actor: Actor,
  { sku, category, price }: Pick<Tool, 'sku' | 'category' | 'price'>,
  { quantity, at }: { quantity: number; at: Date },
): Promise<GroupPrice[]> {
  requirePermission(actor, 'manage-prices');
  if (price === undefined) throw new AppError('price-on-request');
  const offer = { sku, category, unitPriceCents: toCents(price) };
  const [{ lists }, groups] = await Promise.all([currentPriceLists(), everyPriceGroup()]);
  return [null, ...groups].map((group) => {
    const { priceOf } = pricesBy(lists, group?._id.toHexString() ?? null, at);
    const receipt = priceOf(offer, quantity);
    return {
      group: group?.name ?? null,
      unitPrice: toDollars(receipt.unitPriceCents),
      lineTotal: toDollars(lineCents(receipt)),
      receipt: receiptResponse(receipt, 'admin'),
    };
  });
}
