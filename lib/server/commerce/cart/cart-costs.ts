import { findCostedCompany } from '@/lib/server/commerce/companies/vat/fresh-vat-id';
import { type Buyer, buyerOf } from '@/lib/server/commerce/prices/buyer';
import { pricesFor } from '@/lib/server/commerce/prices/prices-for';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { costsOfLines } from '@/lib/server/commerce/trade/costs-of-lines';
import { type TradedLine, tradedLines } from '@/lib/server/commerce/trade/estimate';
import type { Actor } from '@/lib/server/identity/actor';
import type { CartDocument, CartLineDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { CartCosts, CostsRequest } from '@/lib/shared/cart/charged-cart.schema';
import type { CostsAnswerResponse } from '@/lib/shared/trade/costs.schema';
import { findCart } from './carts.repository';

async function pricedLines(
  lines: readonly CartLineDocument[],
  buyer: Buyer | null,
  now: Date,
): Promise<TradedLine[]> {
  const offers = await getToolOffers(lines.map(({ toolId }) => toolId));
  const { priceOf } = await pricesFor(buyer, now);
  const sold = lines.map(({ toolId, quantity }) => {
    const offer = offers.get(toolId.toHexString());
    return { quantity, offer: offer?.sale === 'on-sale' ? offer : null };
  });
  return tradedLines(sold, priceOf);
}

/** Returns what the actor's cart comes to where it is to go. Throws what `costsOfLines` throws. */
export async function cartCosts(
  actor: Actor,
  request: CostsRequest,
  now: Date = new Date(),
): Promise<CartCosts> {
  const buyer = buyerOf(actor);
  const { version = 0, lines = [] }: Partial<CartDocument> = (await findCart(buyer.owner)) ?? {};
  const traded = await pricedLines(lines, buyer, now);
  return {
    version,
    ...(await costsOfLines(traded, request, { company: await findCostedCompany(actor, now), now })),
  };
}

/** Returns the same of a cart that is not stored, for anyone. */
export async function previewCosts(
  actor: Actor | null,
  lines: readonly CartLineDocument[],
  request: CostsRequest,
): Promise<CostsAnswerResponse> {
  const now = new Date();
  const company = actor && (await findCostedCompany(actor, now));
  return costsOfLines(await pricedLines(lines, actor && buyerOf(actor), now), request, { company, now });
}
