import { findChargedCompany } from '@/lib/server/commerce/companies/vat/fresh-vat-id';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { type Prices, pricesFor } from '@/lib/server/commerce/prices/prices-for';
import {
  type Charge,
  chargedContent,
  chargeOf,
  estimateCharge,
  presentCosts,
  requireCosts,
} from '@/lib/server/commerce/trade/charge';
import { type TradedLine, tradedLines } from '@/lib/server/commerce/trade/estimate';
import type { Actor } from '@/lib/server/identity/actor';
import { type Idempotency, idempotencyOf } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { isWholeCents, toCents } from '@/lib/shared/numbers/money';
import type { ChargedPlaceOrderInput } from '@/lib/shared/orders/charged-order.schema';
import { deliveryOf } from '@/lib/shared/orders/order.schema';
import { fingerprintOfNotes } from '@/lib/shared/orders/order-notes';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { checkQuantity } from '@/lib/shared/quantity/check-quantity';
import { requireChargeable, requireOrderable, requireSameValue } from './order-quantity.policy';
import { type OrderTerms, refuseSingle, soldByQuote } from './order-terms';
import { type OrderContext, placeOrder } from './place-order';

/**
 * The fixed messages of `POST /api/order` (product §4.2). The value at the public price is accepted as well, and the
 * buyer's own lower price charged.
 */
function termsOf(
  { orderValue }: ChargedPlaceOrderInput,
  { prices, charge }: { prices: Prices; charge: Charge | undefined },
): OrderTerms {
  let seenCents = 0;
  return {
    prices,
    accept([line]) {
      if (!line?.offer) throw new AppError('not-found');
      if (line.offer.sale === 'on-request') throw soldByQuote();
      const { quantity, offer } = line;
      seenCents = offer.unitPriceCents;
      // An illegal quantity has no price; its refusal needs none.
      const isLegal = checkQuantity(quantity, offer).problems.length === 0;
      const { unitPriceCents } = isLegal ? prices.priceOf(offer, quantity) : offer;
      if (charge) {
        requireOrderable(quantity, { ...offer, unitPriceCents }, null);
        requireDue(charge, tradedLines([line], prices.priceOf), orderValue);
        return;
      }
      requireOrderable(quantity, { ...offer, unitPriceCents });
      requireSameValue(
        orderValue,
        [unitPriceCents, seenCents].map((cents) => lineCents({ unitPriceCents: cents, quantity })),
      );
    },
    refuse: (lines) => refuseSingle(lines, seenCents),
  };
}

/** The order value is what is due in a shop that charges. */
function requireDue(charge: Charge, lines: readonly TradedLine[], orderValue: number | undefined): void {
  const costs = requireCosts(estimateCharge(charge, lines));
  if (orderValue === undefined || !isWholeCents(orderValue) || toCents(orderValue) !== costs.dueCents)
    throw new AppError('price-changed', { members: { costs: presentCosts(charge, costs) } });
  requireChargeable(costs.dueCents, 'orderQuantity');
}

/** Returns what makes a request the same as one before (product §7.7); the server's own fields do not count. */
export function orderIdempotency(
  key: string | undefined,
  input: ChargedPlaceOrderInput,
): Idempotency | undefined {
  const { toolId, orderQuantity, orderValue = null, address, phone } = input;
  const { poNumber = '', reference = '' } = input;
  const words = [poNumber, reference, fingerprintOfNotes(input) ?? ''];
  // An order without them is the same as one by a client that has no such fields.
  const added = words.some((word) => word !== '') ? words : [];
  const content = [toolId, orderQuantity, orderValue, address, phone, ...added, ...chargedContent(input)];
  return idempotencyOf(key, content);
}

/**
 * Places an order of one line (product §4.2). Throws what `placeOrder` throws, `order-by-cart` (without the PO number that
 * the company asks for, or where it needs approval), `not-found` (no such tool, or not sold any more), `not-on-sale` (on request only), `forbidden` (another account's e-mail), `validation-failed` (quantity),
 * `price-changed`, and `out-of-stock` (lost a race).
 */
export async function placeSingleOrder(
  actor: Actor,
  input: ChargedPlaceOrderInput,
  context: OrderContext = {},
): Promise<{ insertedId: string }> {
  if (input.buyerEmail !== undefined && input.buyerEmail !== actor.email) throw new AppError('forbidden');
  const { toolId, orderQuantity: quantity, reference } = input;
  const lines = [{ toolId, quantity, reference }];
  const now = context.now ?? new Date();
  const prepare = async () => {
    const charge = await chargeOf(input, { findBuyer: () => findChargedCompany(actor, now), now });
    return {
      lines,
      delivery: deliveryOf(input),
      charge,
      terms: termsOf(input, { prices: await pricesFor(buyerOf(actor), now), charge }),
      isByPage: true as const,
    };
  };
  return placeOrder(actor, prepare, { ...context, now });
}
