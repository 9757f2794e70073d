import 'server-only';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { ToolPrice } from '@/lib/shared/prices/tool-price.schema';
import type { Buyer } from './buyer';
import { pricesFor } from './prices-for';
import { receiptResponse } from './receipt.serializer';

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
