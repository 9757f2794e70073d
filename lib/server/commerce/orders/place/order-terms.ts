import 'server-only';
import type { ObjectId } from 'mongodb';
import type { ToolOffer } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import type { Prices } from '@/lib/server/commerce/pricing/prices-for';
import { AppError } from '@/lib/shared/messages/errors';
import { quantityIssues, unitsLeft } from './order-quantity.policy';

/** A tool that someone wants, and what it is at this moment; null if it is not sold. */
export type WantedLine = { toolId: ObjectId; quantity: number; offer: ToolOffer | null };

/** Whether and at which price lines may be ordered. Each way to order has its own. */
export type OrderTerms = {
  /** What the buyer pays. */
  prices: Pick<Prices, 'priceOf' | 'stillHold'>;
  /** Throws where these lines may not be ordered so. */
  accept: (lines: readonly WantedLine[]) => void;
  /** Why these lines, which were accepted a moment ago, could not be reserved. */
  refuse: (lines: readonly WantedLine[]) => AppError;
};

/** Units that a line asks for and what is left of the tool, as refusals have them. */
export type ShortLine = { toolId: string; sku: string; wanted: number; left: number };

/** Returns the lines that ask for more than there is, in their order; a tool that is not sold has nothing left. */
export function shortLines(lines: readonly WantedLine[]): ShortLine[] {
  return lines.flatMap(({ toolId, quantity: wanted, offer }) => {
    const left = offer?.available ?? 0;
    if (wanted <= left) return [];
    return [{ toolId: toolId.toHexString(), sku: offer?.sku ?? '', wanted, left }];
  });
}

/** Why a tool without a price cannot be ordered. */
export function soldByQuote(): AppError {
  return new AppError('not-on-sale', { reason: { code: 'sold-by-quote' } });
}

/**
 * Why the only line of an order that saw this price could not be reserved: its tool was deleted, its price changed, or
 * units were sold meanwhile, with what is left.
 */
export function refuseSingle(lines: readonly WantedLine[], seenCents: number): AppError {
  const [line] = lines;
  if (!line?.offer) return new AppError('not-found');
  const { quantity, offer } = line;
  if (offer.sale === 'on-request') return soldByQuote();
  if (offer.unitPriceCents !== seenCents) return new AppError('price-changed');
  return new AppError('out-of-stock', {
    reason: unitsLeft(offer.available),
    issues: quantityIssues(quantity, offer) ?? {},
    members: { lines: shortLines(lines) },
  });
}
