import 'server-only';
import type { ClientSession } from 'mongodb';
import { getToolOffers, type ToolOffers } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import { reserveUnits } from '@/lib/server/commerce/catalogue/stock/reserve-units';
import { reservedShipDay } from '@/lib/server/commerce/shipping/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerKey, ownerOf } from '@/lib/server/identity/owner';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { withKeyedMutex } from '@/lib/server/platform/db/keyed-mutex';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { Idempotency } from '@/lib/server/platform/identifiers/idempotency-key';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { recordOrderEvent } from '../order-events';
import { toolIdsOf } from '../order-lines';
import { ownerOfOrder } from '../orders.policy';
import { insertOrder } from '../orders.repository';
import { findRepeated } from './idempotency';
import { type DeliveryRequest, newOrder } from './new-order';
import { holdOf } from './open-orders.policy';
import type { OrderTerms, WantedLine } from './order-terms';
import { requireRoom } from './require-room';

const NUMBERING_ATTEMPTS = 8;
/** How often an order is priced anew because price lists changed while it was being placed. */
const PRICING_ATTEMPTS = 8;

/** What is to be ordered, and on which terms. */
export type OrderRequest = {
  /** One entry a tool, in the order in which the buyer sees them. */
  lines: readonly { toolId: string; quantity: number; reference?: string | undefined }[];
  delivery: DeliveryRequest;
  terms: OrderTerms;
  /** What else belongs in the transaction of the order. */
  alsoIn?: (order: OrderDocument, session: ClientSession) => Promise<void>;
};

export type OrderContext = {
  idempotency?: Idempotency | undefined;
  /** Of the page it is placed on; the buyer's own where that is unknown. */
  language?: Language | undefined;
  now?: Date;
};

/** Prices changed after an order was priced and before it was stored. */
class PricesMoved extends Error {}

function wantedOf(lines: readonly Omit<WantedLine, 'offer'>[], offers: ToolOffers): WantedLine[] {
  return lines.map(({ toolId, quantity }) => ({
    toolId,
    quantity,
    offer: offers.get(toolId.toHexString()) ?? null,
  }));
}

/** Reserves the units of every line, or throws why not. */
async function reserveFor(
  order: OrderDocument,
  terms: OrderTerms,
  session: ClientSession,
): Promise<ToolOffers> {
  const { isReserved, offers } = await reserveUnits(
    {
      lines: order.lines.map(({ toolId, quantity: units, receipt: { baseCents } }) => {
        return { toolId, units, baseCents };
      }),
      orderId: order._id,
      orderNumber: order.number,
      reason: 'order-placed',
      actorId: order.buyerId,
      at: order.placedAt,
    },
    session,
  );
  if (!isReserved) throw terms.refuse(wantedOf(order.lines, offers));
  return offers;
}

/** Throws `PricesMoved` unless every line has the price that the tools, lists and group of this transaction make. */
async function requirePrices(
  order: OrderDocument,
  { offers, prices }: { offers: ToolOffers; prices: OrderTerms['prices'] },
  session: ClientSession,
): Promise<void> {
  const isSame = order.lines.every(({ toolId, quantity, unitPriceCents }) => {
    const offer = offers.get(toolId.toHexString());
    return offer && prices.priceOf(offer, quantity).unitPriceCents === unitPriceCents;
  });
  if (!isSame || !(await prices.stillHold(session))) throw new PricesMoved();
}

/** Writes everything an order changes, or nothing of it. */
async function storeOrder(
  order: OrderDocument,
  { terms, alsoIn }: OrderRequest,
  isVerified: boolean,
): Promise<void> {
  const store = () =>
    inTransaction(async (session) => {
      const offers = await reserveFor(order, terms, session);
      await requirePrices(order, { offers, prices: terms.prices }, session);
      await requireRoom(order, { offers, isVerified }, session);
      await insertOrder(order, session);
      await recordOrderEvent('order.placed', { order }, session);
      await alsoIn?.(order, session);
    });
  // All orders of a tool change that tool, and all of a buyer their guard: side by side they would only abort each other's
  // transactions.
  const stocks = toolIdsOf(order).map((toolId) => `stock of ${toolId.toHexString()}`);
  await withKeyedMutex([`orders of ${ownerKey(ownerOfOrder(order))}`, ...stocks], store);
}

/** Checks the request against the current tools and stores the order, with another number if the first is taken. */
async function placeNew(
  actor: Actor,
  request: OrderRequest,
  context: OrderContext & { now: Date },
): Promise<OrderDocument> {
  const { lines, delivery, terms } = request;
  const { idempotency, now } = context;
  const language = context.language ?? languageOfUser(actor);
  const asked = lines.map(({ toolId, quantity }) => ({ toolId: parseObjectId(toolId), quantity }));
  const wanted = wantedOf(asked, await getToolOffers(asked.map(({ toolId }) => toolId)));
  terms.accept(wanted);
  const priced = wanted.map(({ offer, quantity }, place) => {
    if (!offer) throw new AppError('not-found');
    const { reference } = lines[place] ?? {};
    return { offer, quantity, reference, receipt: terms.prices.priceOf(offer, quantity) };
  });
  for (let attempt = 1; ; attempt += 1) {
    const order = newOrder({
      buyer: actor,
      lines: priced,
      delivery,
      idempotency,
      language,
      ...holdOf(actor.emailVerified, env()),
      shipsOn: reservedShipDay(now),
      now,
    });
    try {
      await storeOrder(order, request, actor.emailVerified);
      return order;
    } catch (error) {
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}

/** Places an order by what `prepare` says, which is asked again where prices changed meanwhile. Throws `price-changed` if they keep changing. */
async function placePriced(
  actor: Actor,
  prepare: () => Promise<OrderRequest>,
  context: OrderContext & { now: Date },
): Promise<OrderDocument> {
  for (let attempt = 1; attempt <= PRICING_ATTEMPTS; attempt += 1) {
    try {
      return await placeNew(actor, await prepare(), context);
    } catch (error) {
      if (!(error instanceof PricesMoved)) throw error;
    }
  }
  throw new AppError('price-changed');
}

/**
 * Places an order of one or more lines: the units of all of them reserved or of none, ledger lines, order and mail in one
 * transaction (product §4.2). The same `Idempotency-Key` with the same body returns the order made before; only without one
 * is `prepare` called, which says what to order, once more wherever a price list changed before the order was stored. Throws what it and its terms throw, `not-found` (a malformed id),
 * `too-many-unpaid-orders` and `idempotency-mismatch`.
 */
export async function placeOrder(
  actor: Actor,
  prepare: () => Promise<OrderRequest>,
  context: OrderContext = {},
): Promise<{ insertedId: string }> {
  const { idempotency, now = new Date() } = context;
  const repeated = idempotency && (await findRepeated(ownerOf(actor), idempotency));
  if (repeated) return { insertedId: repeated.toHexString() };
  try {
    const order = await placePriced(actor, prepare, { ...context, now });
    return { insertedId: order._id.toHexString() };
  } catch (error) {
    // The same request was sent twice at once: both return the order that was committed first, even if it took the last
    // units and left none for this one.
    const twin = idempotency && (await findRepeated(ownerOf(actor), idempotency));
    if (twin) return { insertedId: twin.toHexString() };
    throw error;
  }
}
