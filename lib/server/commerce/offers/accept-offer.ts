import type { ClientSession } from 'mongodb';
import { findOrderingCompany, requirePoNumber } from '@/lib/server/commerce/companies/find-company';
import { withFreshVatId } from '@/lib/server/commerce/companies/vat/fresh-vat-id';
import { requireWish, wishContent } from '@/lib/server/commerce/orders/place/delivery-wish';
import { requireChargeable } from '@/lib/server/commerce/orders/place/order-quantity.policy';
import {
  type OrderTerms,
  type RequestedLine,
  shortLines,
} from '@/lib/server/commerce/orders/place/order-terms';
import {
  type OrderContext,
  type OrderRequest,
  placeOrder,
} from '@/lib/server/commerce/orders/place/place-order';
import { priceLine } from '@/lib/server/commerce/prices/price-line';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { HeldUnits } from '@/lib/server/commerce/tools/stock/move-units';
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
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { OfferVersion } from '@/lib/server/platform/db/documents/requests-and-offers';
import { requireIdempotency } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents } from '@/lib/shared/numbers/money';
import type { ChargedAcceptOfferInput } from '@/lib/shared/offers/charged-offer.schema';
import { deliveryOf } from '@/lib/shared/orders/order.schema';
import { fingerprintOfNotes } from '@/lib/shared/orders/order-notes';
import { orderableOf } from '@/lib/shared/quantity/quantity-rules';
import { NOT_HELD, newestOf, releaseHeldUnits } from './held-units';
import { updateOffer } from './offers.repository';
import { requireOwnOffer } from './read/get-offer';
import { offerOver, requireStep } from './take-step';

type Context = { key: string | undefined; language?: OrderContext['language']; now?: Date };
type Accepting = { actor: Actor; id: string; version: number; now: Date };

/** In the transaction that places the order, before its units are reserved: what the offer holds becomes the order's. */
async function markAccepted(
  { actor, id, version, now }: Accepting,
  order: OrderDocument,
  session: ClientSession,
): Promise<HeldUnits> {
  const before = await requireOwnOffer(actor, id, session);
  const { state } = requireStep('accept', before, { seen: version, now });
  const held = await releaseHeldUnits(before, { actorId: actor.userId, at: now }, session);
  const accepted = { state, orderId: order._id, endedAt: now, endedBy: actor.userId };
  if (!(await updateOffer(before, { $set: accepted, $unset: NOT_HELD }, session))) {
    throw offerOver(before, now);
  }
  return held;
}

/** Returns what makes a request to order an offer the same as one before. */
export function contentOfAcceptance(id: string, input: ChargedAcceptOfferInput): unknown[] {
  const { version, address, phone, poNumber = null, payBy, seenDue } = input;
  const added = [...(payBy === 'account' ? [payBy] : []), ...(seenDue === undefined ? [] : [seenDue])];
  const content = [...added, ...wishContent(input), ...chargedContent(input)];
  return ['offer', id, version, address, phone, poNumber, fingerprintOfNotes(input), ...content];
}

/**
 * Returns a request to order an offer's newest version; placing it accepts the offer. Throws `not-found`, `offer-over`,
 * `company-not-active`, `no-terms`, and `validation-failed` without the PO number that the company requires.
 */
export async function requestOfOffer(
  actor: Actor,
  id: string,
  input: ChargedAcceptOfferInput,
  now: Date,
): Promise<OrderRequest> {
  const { version, poNumber, payBy } = input;
  const offer = await requireOwnOffer(actor, id);
  requireStep('accept', offer, { seen: version, now });
  const company = await findOrderingCompany(actor);
  if (company) requirePoNumber(company, poNumber);
  if (payBy === 'account' && (company?.termsDays ?? null) === null) throw new AppError('no-terms');
  const newest = newestOf(offer);
  const charge = await chargeOf(input, {
    findBuyer: () => withFreshVatId(company, now),
    promised: newest.shipping,
    now,
  });
  const isHeld = offer.heldVersion === newest.v;
  return {
    lines: newest.lines.map(({ toolId, quantity }) => ({ toolId: toolId.toHexString(), quantity })),
    delivery: deliveryOf(input),
    charge,
    terms: offerTerms(newest, { isHeld, charge, seenDue: input.seenDue, now }),
    payBy,
    source: { offerId: offer._id },
    beforeReserve: (order, session) => markAccepted({ actor, id, version, now }, order, session),
  };
}

/** As `requestOfOffer`, for whoever accepts it now: throws `validation-failed` for a wish that is no day to come. */
export async function requestOfAcceptance(
  ...[actor, id, input, now]: Parameters<typeof requestOfOffer>
): Promise<OrderRequest> {
  requireWish(input, now);
  return requestOfOffer(actor, id, input, now);
}

/**
 * Orders the newest version at its prices, once per key, which is looked up first. Throws what `placeOrder` and the terms of the
 * offer throw, `not-found`, `offer-over`, and `validation-failed` without a key.
 */
export async function acceptOffer(
  actor: Actor,
  id: string,
  input: ChargedAcceptOfferInput,
  { key, language, now = new Date() }: Context,
): Promise<{ insertedId: string }> {
  const idempotency = requireIdempotency(key, contentOfAcceptance(id, input));
  const prepare = () => requestOfAcceptance(actor, id, input, now);
  return placeOrder(actor, prepare, { idempotency, language, now });
}

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
          const withHeld = offer && { ...offer, orderable: orderableOf(offer) + line.quantity };
          return { ...line, offer: withHeld };
        }),
      )
    : shortLines(lines);
  if (short.length > 0) throw new AppError('out-of-stock', { members: { lines: short } });
}

type Accepted = {
  /** Until the order is placed, its units are held for it. */
  isHeld: boolean;
  /** In a shop that charges. */
  charge: Charge | undefined;
  seenDue: number | undefined;
  now: Date;
};

/** Throws `costs-on-request`, `price-changed` with the costs, and `validation-failed` for a sum that no card can be charged with. */
function requireDue(charge: Charge, lines: readonly TradedLine[], seenDue: number | undefined): void {
  const costs = requireCosts(estimateCharge(charge, lines));
  if (seenDue === undefined || toCents(seenDue) !== costs.dueCents)
    throw new AppError('price-changed', { members: { lines: [], costs: presentCosts(charge, costs) } });
  requireChargeable(costs.dueCents, 'lines');
}

/** The terms of an order of a version: its prices, whatever the public ones, minimum orders and steps are. */
function offerTerms(version: OfferVersion, { isHeld, charge, seenDue, now }: Accepted): OrderTerms {
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
      if (charge) requireDue(charge, tradedLines(lines, priceOf), seenDue);
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
