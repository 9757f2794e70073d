import type { ClientSession } from 'mongodb';
import { billToOf, ordersGuard, requireOrderingCompany } from '@/lib/server/commerce/companies/find-company';
import { requireInvoiceable } from '@/lib/server/commerce/invoices/require-invoiceable';
import { requireTerms, reserveCredit } from '@/lib/server/commerce/receivables/reserve-credit';
import type { ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { type HeldUnits, type Reservation, reserveUnits } from '@/lib/server/commerce/tools/stock/move-units';
import { promisedDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { type Charge, chargedTrade } from '@/lib/server/commerce/trade/charge';
import { type CurrentTrade, isCurrentTrade } from '@/lib/server/commerce/trade/current-trade';
import { isTaxedAs } from '@/lib/server/commerce/trade/taxed-buyer';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOwner, ownerKey, ownerOf } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { OrderDocument, OrderPayBy } from '@/lib/server/platform/db/documents/orders';
import { withKeyedMutex } from '@/lib/server/platform/db/one-at-a-time';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, runOnce } from '@/lib/server/platform/idempotency';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { withPromises } from '@/lib/shared/orders/line-promises';
import type { DeliveryRequest } from '@/lib/shared/orders/order.schema';
import type { Language } from '@/lib/shared/site/languages';
import { findOrderByKey } from '../buyer-orders.repository';
import { recordOrderEvent } from '../order-events';
import { toolIdsOf } from '../order-lines';
import { ownerOfOrder } from '../orders.policy';
import { insertOrder } from '../orders.repository';
import { newOrder } from './new-order';
import { holdHours } from './open-orders.policy';
import { type Approved, requireAccepted, requireApproval, requireWithinCaps } from './order-limits';
import { type OrderTerms, pricedLines, type RequestLine, requestedLines } from './order-terms';

const NUMBERING_ATTEMPTS = 8;
/** An order is priced again if price lists, trade settings or its company's tax facts changed while it was being placed. */
const PRICING_ATTEMPTS = 8;

export type OrderRequest = Approved & {
  lines: readonly RequestLine[];
  delivery: DeliveryRequest;
  /** In a shop that charges: an order without it is refused there. */
  charge?: Charge | undefined;
  terms: OrderTerms;
  /** `account`: throws `no-terms` for whoever does not order for a company that has payment terms. By card by default. */
  payBy?: OrderPayBy | undefined;
  /** The requisition or offer it is ordered from; a cart or a tool's page by default. */
  source?: Pick<OrderDocument, 'requisitionId' | 'offerId'>;
  /** Runs within the transaction before units are reserved; returns those that it has released for the order. */
  beforeReserve?: (order: OrderDocument, session: ClientSession) => Promise<HeldUnits>;
  /** Runs within the transaction, after the order is stored. */
  afterInsert?: (order: OrderDocument, session: ClientSession) => Promise<void>;
};

export type OrderContext = {
  idempotency?: Idempotency | undefined;
  /** The language of the page it is placed on; without it the buyer's own. */
  language?: Language | undefined;
  now?: Date;
};

class PricesChangedError extends Error {}

async function reserveFor(
  order: OrderDocument,
  { terms, held }: { terms: OrderTerms; held: HeldUnits | undefined },
  session: ClientSession,
): Promise<Reservation> {
  const reservation = await reserveUnits(
    {
      lines: order.lines.map(({ toolId, quantity: units, receipt: { baseCents } }) => {
        const released = held?.get(toolId.toHexString());
        return { toolId, units, baseCents: terms.isQuoted ? null : baseCents, held: released };
      }),
      orderId: order._id,
      orderNumber: order.number,
      reason: 'order-placed',
      actorId: order.buyerId,
      at: order.placedAt,
    },
    session,
  );
  if (!reservation.isReserved) throw terms.refuse(requestedLines(order.lines, reservation.offers));
  return reservation;
}

/** The order with the day for which each line is promised, by the tools as they were before their units were reserved. */
function withShipDays(
  order: OrderDocument,
  before: Reservation['before'],
  held: HeldUnits | undefined,
): OrderDocument {
  const { lines, shipsOn } = withPromises(order, ({ toolId, quantity, requestedOn }) => {
    const id = toolId.toHexString();
    const { quantity: available = 0, leadTimeDays } = before.get(id) ?? {};
    const inStock = Math.max(available, held?.get(id) ?? 0);
    const goods = { quantity, available: inStock, leadDays: leadTimeDays ?? undefined };
    return promisedDay(goods, requestedOn ?? order.requestedOn, order.placedAt);
  });
  return { ...order, lines, ...(shipsOn ? { shipsOn } : {}) };
}

/**
 * Throws `PricesChangedError` unless every line has the price that results from the tools, lists and group of this
 * transaction, and the shop charges by its settings.
 */
async function requirePrices(
  order: OrderDocument,
  { offers, prices, trade }: { offers: ToolOffers; prices: OrderTerms['prices']; trade: CurrentTrade },
  session: ClientSession,
): Promise<void> {
  const isSame = order.lines.every(({ toolId, quantity, unitPriceCents }) => {
    const offer = offers.get(toolId.toHexString());
    return offer && prices.priceOf(offer, quantity).unitPriceCents === unitPriceCents;
  });
  const areCurrent = isSame && (await prices.areCurrent(session)) && (await isCurrentTrade(trade, session));
  if (!areCurrent) throw new PricesChangedError();
}

/** The order as it is placed for the buyer's company, whose credit it reserves where it is on account. */
async function forCompany(
  order: OrderDocument,
  company: CompanyDocument | null,
  session: ClientSession,
): Promise<OrderDocument> {
  const placed = company && {
    ...order,
    companyId: company._id,
    ...optionalField('customerNumber', company.customerNumber),
    billTo: billToOf(company),
  };
  if (order.payBy !== 'account') return placed ?? order;
  const termsDays = requireTerms(company);
  if (!company || !placed) return order;
  await reserveCredit(company, order, session);
  return { ...placed, termsDays };
}

async function storeOrder(
  actor: Actor,
  draft: OrderDocument,
  request: OrderRequest,
  trade: CurrentTrade,
): Promise<void> {
  const { charge, terms, beforeReserve, afterInsert } = request;
  const { emailVerified: isVerified } = actor;
  const store = () =>
    inTransaction(async (session) => {
      const held = await beforeReserve?.(draft, session);
      const { offers, before } = await reserveFor(draft, { terms, held }, session);
      const order = withShipDays(draft, before, held);
      await requirePrices(order, { offers, prices: terms.prices, trade }, session);
      // Credit takes the place of the caps of what is unpaid.
      if (order.payBy !== 'account') await requireWithinCaps(order, { offers, isVerified }, session);
      const company = await requireOrderingCompany(actor, session);
      if (charge && !isTaxedAs(charge, company)) throw new PricesChangedError();
      if (company) requireAccepted(company, request);
      const billTo = company ? { billTo: billToOf(company) } : {};
      requireInvoiceable({ ...order, ...billTo }, { trade: trade.settings, company });
      if (company) {
        await requireApproval(actor, order, { ...request, company }, session);
      }
      const placed = await forCompany(order, company, session);
      await insertOrder(placed, session);
      await recordOrderEvent('order.placed', { order: placed }, session);
      await afterInsert?.(placed, session);
    });
  // Orders of one tool write that tool, and orders of one buyer their guard: concurrent transactions would only abort
  // each other.
  const stocks = toolIdsOf(draft).map((toolId) => `stock of ${toolId.toHexString()}`);
  const company = companyOf(actor);
  const guards = company ? [ordersGuard(ownerKey(companyOwner(company.id)))] : [];
  await withKeyedMutex([`orders of ${ownerKey(ownerOfOrder(draft))}`, ...guards, ...stocks], store);
}

async function placeNew(
  actor: Actor,
  request: OrderRequest,
  context: OrderContext & { now: Date },
): Promise<OrderDocument> {
  const { lines, delivery, charge, terms } = request;
  const { idempotency, now } = context;
  const trade = await chargedTrade(charge);
  const language = context.language ?? languageOfUser(actor);
  const priced = await pricedLines(lines, terms, language);
  for (let attempt = 1; ; attempt += 1) {
    const order = newOrder({
      buyer: actor,
      lines: priced,
      delivery,
      charge,
      idempotency,
      language,
      payBy: request.payBy,
      ...holdHours(actor.emailVerified, env()),
      source: request.source,
      now,
    });
    try {
      await storeOrder(actor, order, request, trade);
      return order;
    } catch (error) {
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}

/** Calls `prepare` again if prices changed meanwhile. Throws `price-changed` if they keep changing. */
async function placePriced(
  actor: Actor,
  prepare: () => Promise<OrderRequest>,
  context: OrderContext & { now: Date },
): Promise<OrderDocument> {
  for (let attempt = 1; attempt <= PRICING_ATTEMPTS; attempt += 1) {
    try {
      return await placeNew(actor, await prepare(), context);
    } catch (error) {
      if (!(error instanceof PricesChangedError)) throw error;
    }
  }
  throw new AppError('price-changed');
}

/**
 * Reserves all units or none and stores ledger, order and mail in one transaction (product §4.2). The same
 * `Idempotency-Key` with the same body returns the first order without calling `prepare`. Throws what `prepare` and
 * its terms throw, `not-found` (a malformed id), `too-many-unpaid-orders`, `company-not-active`, `approval-required`,
 * `idempotency-mismatch`, `invoice-incomplete`; on account `no-terms`, `account-overdue`, `credit-exceeded`.
 */
export async function placeOrder(
  actor: Actor,
  prepare: () => Promise<OrderRequest>,
  context: OrderContext = {},
): Promise<{ insertedId: string }> {
  const { idempotency, now = new Date() } = context;
  const { _id } = await runOnce<Pick<OrderDocument, '_id'>>(
    () => findRepeated(idempotency, (key) => findOrderByKey(ownerOf(actor), key)),
    () => placePriced(actor, prepare, { ...context, now }),
  );
  return { insertedId: _id.toHexString() };
}
