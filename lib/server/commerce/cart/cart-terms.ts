import { requireChargeable } from '@/lib/server/commerce/orders/place/order-quantity.policy';
import {
  type OrderTerms,
  type RequestedLine,
  shortLines,
} from '@/lib/server/commerce/orders/place/order-terms';
import type { PriceOf, Prices } from '@/lib/server/commerce/prices/prices-for';
import { type Charge, estimateCharge, presentCosts, requireCosts } from '@/lib/server/commerce/trade/charge';
import { tradedLines } from '@/lib/server/commerce/trade/estimate';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import type { OrderCartInput } from '@/lib/shared/cart/cart.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { totalsOf } from '@/lib/shared/orders/order-totals';
import type { CostsResponse } from '@/lib/shared/trade/costs.schema';
import { lineProblems } from './get-cart';

type Seen = Pick<OrderCartInput, 'seen' | 'seenDue'>;

type Named = { lines: readonly Pick<CartLineDocument, 'toolId' | 'sku'>[] };

function requireSold(lines: readonly RequestedLine[], cart: Named): void {
  const unsold = lines.filter(({ offer }) => offer === null).map(({ toolId }) => toolId.toHexString());
  if (unsold.length === 0) return;
  const named = cart.lines
    .map(({ toolId, sku }) => ({ toolId: toolId.toHexString(), sku }))
    .filter(({ toolId }) => unsold.includes(toolId));
  throw new AppError('not-on-sale', { members: { lines: named } });
}

/** Throws `validation-failed` with the lines whose quantity would be illegal with any stock. */
function requireLegal(lines: readonly RequestedLine[]): void {
  const illegal = lines.flatMap(({ toolId, quantity, offer }) => {
    if (!offer) return [];
    const problems = lineProblems(quantity, { ...offer, orderable: Number.MAX_SAFE_INTEGER });
    return problems.length > 0 ? [{ toolId: toolId.toHexString(), sku: offer.sku, problems }] : [];
  });
  if (illegal.length === 0) return;
  throw new AppError('validation-failed', {
    issues: { lines: ['cart-lines-illegal'] },
    members: { lines: illegal },
  });
}

function requireStock(lines: readonly RequestedLine[]): void {
  const short = shortLines(lines);
  if (short.length > 0) throw new AppError('out-of-stock', { members: { lines: short } });
}

function goodsCents(lines: readonly RequestedLine[], priceOf: PriceOf): number {
  const sold = lines.flatMap(({ offer, quantity }) =>
    offer ? [{ quantity, unitPriceCents: priceOf(offer, quantity).unitPriceCents }] : [],
  );
  return totalsOf(sold).goodsCents;
}

type Due = { dueCents: number; costs?: CostsResponse };

function requireSeen(
  lines: readonly RequestedLine[],
  { seen = [], seenDue }: Seen,
  { priceOf, dueCents, costs }: Due & { priceOf: PriceOf },
): void {
  const before = new Map(seen.map(({ toolId, unitPrice }) => [toolId.toLowerCase(), toCents(unitPrice)]));
  const changed = lines.flatMap(({ toolId, quantity, offer }) => {
    if (!offer) return [];
    const id = toolId.toHexString();
    const { unitPriceCents: after } = priceOf(offer, quantity);
    const seenCents = before.get(id) ?? after;
    return seenCents === after
      ? []
      : [{ toolId: id, sku: offer.sku, before: toDollars(seenCents), after: toDollars(after) }];
  });
  if (changed.length === 0 && dueCents === toCents(seenDue)) return;
  throw new AppError('price-changed', { members: { lines: changed, ...(costs && { costs }) } });
}

/**
 * The terms of an order of a whole cart: every line at the price shown to its buyer, and all of them orderable. `charge` in a shop that
 * charges.
 */
export function cartTerms(cart: Named, shown: Seen, prices: Prices, charge?: Charge): OrderTerms {
  const { priceOf } = prices;
  const accept = (lines: readonly RequestedLine[]): void => {
    const estimate = charge && estimateCharge(charge, tradedLines(lines, priceOf));
    requireSold(lines, cart);
    requireLegal(lines);
    requireStock(lines);
    const costs = estimate && requireCosts(estimate);
    const dueCents = costs?.dueCents ?? goodsCents(lines, priceOf);
    requireSeen(lines, shown, {
      priceOf,
      dueCents,
      ...(charge && costs && { costs: presentCosts(charge, costs) }),
    });
    requireChargeable(dueCents, 'lines');
  };
  return {
    prices,
    accept,
    refuse: (lines) => {
      try {
        accept(lines);
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
      // Prices changed, but their sum is the one shown.
      return new AppError('price-changed', { members: { lines: [] } });
    },
  };
}
