import { findCostedCompany } from '@/lib/server/commerce/companies/vat/fresh-vat-id';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { costsOfLines } from '@/lib/server/commerce/trade/costs-of-lines';
import { tradedLines } from '@/lib/server/commerce/trade/estimate';
import type { Actor } from '@/lib/server/identity/actor';
import type { CartCosts } from '@/lib/shared/cart/charged-cart.schema';
import type { OfferCostsRequest } from '@/lib/shared/offers/charged-offer.schema';
import { newestOf } from './held-units';
import { requireOwnOffer } from './read/get-offer';
import { requireStep } from './take-step';

/** Returns what the newest version of an offer comes to where it is to go. Throws `not-found`, `offer-over`, `validation-failed`. */
export async function offerCosts(
  actor: Actor,
  id: string,
  { version, ...request }: OfferCostsRequest,
  now: Date = new Date(),
): Promise<CartCosts> {
  const offer = await requireOwnOffer(actor, id);
  requireStep('accept', offer, { seen: version, now });
  const { lines, shipping: promised } = newestOf(offer);
  const tools = await getToolOffers(lines.map(({ toolId }) => toolId));
  const prices = new Map(lines.map(({ toolId, unitPriceCents }) => [toolId.toHexString(), unitPriceCents]));
  const traded = tradedLines(
    lines.map(({ toolId, quantity }) => ({ quantity, offer: tools.get(toolId.toHexString()) ?? null })),
    ({ toolId }) => ({ unitPriceCents: prices.get(toolId.toHexString()) ?? 0 }),
  );
  const company = await findCostedCompany(actor, now);
  return { version, ...(await costsOfLines(traded, request, { company, promised, now })) };
}
