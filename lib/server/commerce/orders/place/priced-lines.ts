import 'server-only';
import { getToolOffers, type ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import type { PricedLine } from './new-order';
import type { OrderTerms, RequestedLine } from './order-terms';

export function requestedLines(
  lines: readonly Omit<RequestedLine, 'offer'>[],
  offers: ToolOffers,
): RequestedLine[] {
  return lines.map(({ toolId, quantity }) => ({
    toolId,
    quantity,
    offer: offers.get(toolId.toHexString()) ?? null,
  }));
}

/** The lines of a request in this language, at the prices of its terms, which accept them. Throws `not-found` for a malformed id. */
export async function pricedLines(
  lines: readonly { toolId: string; quantity: number; reference?: string | undefined }[],
  terms: OrderTerms,
  language: Language,
): Promise<PricedLine[]> {
  const parsed = lines.map(({ toolId, quantity }) => ({ toolId: parseObjectId(toolId), quantity }));
  const ids = parsed.map(({ toolId }) => toolId);
  const requested = requestedLines(parsed, await getToolOffers(ids, undefined, language));
  terms.accept(requested);
  return requested.map(({ offer, quantity }, place) => {
    if (!offer) throw new AppError('not-found');
    const { reference } = lines[place] ?? {};
    return { offer, quantity, reference, receipt: terms.prices.priceOf(offer, quantity) };
  });
}
