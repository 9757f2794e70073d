import type { ObjectId } from 'mongodb';
import type { Prices } from '@/lib/server/commerce/prices/prices-for';
import {
  getToolOffers,
  type ToolOffer,
  type ToolOffers,
} from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { Written } from '@/lib/shared/cart/written';
import { AppError } from '@/lib/shared/messages/errors';
import type { PriceReceipt } from '@/lib/shared/prices/price-receipt';
import { orderableOf } from '@/lib/shared/quantity/quantity-rules';
import type { Language } from '@/lib/shared/site/languages';
import type { PricedLine } from './new-order';
import { quantityIssues, stockLeftReason } from './order-quantity.policy';

/** `written` is for whoever approves it; the order does not have it. */
export type RequestLine = {
  toolId: string;
  quantity: number;
  reference?: string | undefined;
  note?: string | undefined;
  /** The day wished for it in place of the order's. */
  requestedOn?: string | undefined;
  written?: Written | undefined;
};

export type RequestedLine = { toolId: ObjectId; quantity: number; offer: ToolOffer | null };

/** The terms decide whether and at which prices lines may be ordered; each way of ordering has its own. */
export type OrderTerms = {
  prices: Pick<Prices, 'areCurrent'> & { priceOf: (offer: ToolOffer, quantity: number) => PriceReceipt };
  /** At prices of an offer: minimum orders, steps and public prices do not apply, and tools on request can be ordered. */
  isQuoted?: true;
  accept: (lines: readonly RequestedLine[]) => void;
  /** The error for accepted lines whose units could not be reserved. */
  refuse: (lines: readonly RequestedLine[]) => AppError;
};

export type ShortLine = { toolId: string; sku: string; wanted: number; left: number };

export function shortLines(lines: readonly RequestedLine[]): ShortLine[] {
  return lines.flatMap(({ toolId, quantity: wanted, offer }) => {
    const left = offer ? orderableOf(offer) : 0;
    if (wanted <= left) return [];
    return [{ toolId: toolId.toHexString(), sku: offer?.sku ?? '', wanted, left }];
  });
}

export function soldByQuote(): AppError {
  return new AppError('not-on-sale', { reason: { code: 'sold-by-quote' } });
}

/** The error for a single line whose tool was deleted, whose price changed, or whose units were sold meanwhile. */
export function refuseSingle(lines: readonly RequestedLine[], seenCents: number): AppError {
  const [line] = lines;
  if (!line?.offer) return new AppError('not-found');
  const { quantity, offer } = line;
  if (offer.sale === 'on-request') return soldByQuote();
  if (offer.unitPriceCents !== seenCents) return new AppError('price-changed');
  return new AppError('out-of-stock', {
    reason: stockLeftReason(orderableOf(offer)),
    issues: quantityIssues(quantity, offer) ?? {},
    members: { lines: shortLines(lines) },
  });
}

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
  lines: readonly Pick<RequestLine, 'toolId' | 'quantity' | 'reference' | 'note' | 'requestedOn'>[],
  terms: OrderTerms,
  language: Language,
): Promise<PricedLine[]> {
  const parsed = lines.map(({ toolId, quantity }) => ({ toolId: parseObjectId(toolId), quantity }));
  const ids = parsed.map(({ toolId }) => toolId);
  const requested = requestedLines(parsed, await getToolOffers(ids, undefined, language));
  terms.accept(requested);
  return requested.map(({ offer, quantity }, place) => {
    if (!offer) throw new AppError('not-found');
    const { reference, note, requestedOn } = lines[place] ?? {};
    return { offer, quantity, reference, note, requestedOn, receipt: terms.prices.priceOf(offer, quantity) };
  });
}
