import 'server-only';
import {
  type OrderTerms,
  type RequestedLine,
  shortLines,
} from '@/lib/server/commerce/orders/place/order-terms';
import { priceLine } from '@/lib/server/commerce/prices/price-line';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { OfferVersion } from '@/lib/server/platform/db/documents/requests-and-offers';
import { AppError } from '@/lib/shared/messages/errors';

/** Throws `not-on-sale` with the lines whose tool is gone. */
function requireSold(lines: readonly RequestedLine[], version: OfferVersion): void {
  const gone = lines.filter(({ offer }) => offer === null).map(({ toolId }) => toolId.toHexString());
  if (gone.length === 0) return;
  const named = version.lines
    .map(({ toolId, sku }) => ({ toolId: toolId.toHexString(), sku }))
    .filter(({ toolId }) => gone.includes(toolId));
  throw new AppError('not-on-sale', { members: { lines: named } });
}

function requireStock(lines: readonly RequestedLine[], isHeld: boolean): void {
  const short = isHeld
    ? shortLines(
        lines.map(({ offer, ...line }) => {
          return { ...line, offer: offer && { ...offer, available: offer.available + line.quantity } };
        }),
      )
    : shortLines(lines);
  if (short.length > 0) throw new AppError('out-of-stock', { members: { lines: short } });
}

/**
 * The terms of an order of a version: its prices, whatever the public ones, minimum orders and steps are. `isHeld`: until the order
 * is placed, its units are held for it.
 */
export function offerTerms(
  version: OfferVersion,
  { isHeld, now }: { isHeld: boolean; now: Date },
): OrderTerms {
  const quoted = new Map(
    version.lines.map(({ toolId, unitPriceCents }) => [toolId.toHexString(), unitPriceCents]),
  );
  const priceOf = ({ toolId, sku, category, unitPriceCents, sale }: ToolOffer, quantity: number) => {
    const quotedCents = quoted.get(toolId.toHexString());
    // A tool on request has no public price.
    const priceCents = sale === 'on-sale' ? unitPriceCents : (quotedCents ?? unitPriceCents);
    const tool = { sku, category, priceCents };
    return priceLine({ tool, quantity, group: null, lists: [], at: now, quotedCents }).receipt;
  };
  return {
    prices: { priceOf, areCurrent: async () => true },
    isQuoted: true,
    accept(lines) {
      requireSold(lines, version);
      requireStock(lines, isHeld);
    },
    refuse(lines) {
      try {
        requireSold(lines, version);
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
      return new AppError('out-of-stock', { members: { lines: shortLines(lines) } });
    },
  };
}
