import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Actor } from '@/lib/server/auth/actor';
import { env } from '@/lib/server/config/env';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { isDuplicateKey } from '@/lib/server/db/duplicate-key';
import { inTurn } from '@/lib/server/db/in-turn';
import { inTransaction } from '@/lib/server/db/transaction';
import { parseObjectId } from '@/lib/server/identifiers/object-id';
import { enqueueMail, kickOutbox } from '@/lib/server/mail/outbox';
import { getToolOffer } from '@/lib/server/tools/get-tool-offer';
import { refreshTool } from '@/lib/server/tools/refresh-tools';
import { reserveUnits } from '@/lib/server/tools/reserve-units';
import { languageOfUser } from '@/lib/server/users/identity';
import { AppError } from '@/lib/shared/errors';
import type { Language } from '@/lib/shared/languages';
import type { PlaceOrderInput } from '@/lib/shared/schemas/order';
import { findRepeated, type Idempotency } from './idempotency';
import { orderPlacedMail } from './mails/order-placed-mail';
import { newOrder } from './new-order';
import { leftSentence, quantityErrors, requireOrderable, requireSameValue } from './order-quantity.policy';
import { insertOrder } from './orders.repository';
import { recordOrderEvent } from './record-order-event';

const NUMBERING_ATTEMPTS = 8;

/** Reserves the units, or throws why not: gone, dearer, or taken by someone else a moment ago, with what is left. */
async function reserveFor(order: OrderDocument, session: ClientSession): Promise<void> {
  const { reserved, offer } = await reserveUnits(
    {
      toolId: order.toolId,
      units: order.orderQuantity,
      unitPriceCents: order.unitPriceCents,
      orderId: order._id,
      orderNumber: order.number,
      actorId: order.buyerId,
      at: order.placedAt,
    },
    session,
  );
  if (reserved) return;
  if (!offer) throw new AppError('not-found');
  if (offer.unitPriceCents !== order.unitPriceCents) throw new AppError('price-changed');
  throw new AppError('out-of-stock', {
    detail: leftSentence(offer.available),
    errors: quantityErrors(order.orderQuantity, offer) ?? {},
  });
}

/** Everything an order changes, or nothing of it. */
async function storeOrder(order: OrderDocument): Promise<void> {
  const store = () =>
    inTransaction(async (session) => {
      await reserveFor(order, session);
      await insertOrder(order, session);
      const { placedAt: at, buyerId: actorId } = order;
      await recordOrderEvent(order, null, { state: 'unpaid', at, by: 'buyer', actorId }, session);
      await enqueueMail(orderPlacedMail(order), session);
    });
  // A crowd before one tool would only undo each other's transactions: all of them change the tool.
  await inTurn(`stock of ${order.toolId.toHexString()}`, store);
}

export type OrderContext = {
  idempotency?: Idempotency | undefined;
  /** Of the page it is placed on; the buyer's own where that is not known. */
  language?: Language | undefined;
  now?: Date;
};

/** Checks the request against the tool as it is now, and stores the order. A taken number is drawn again. */
async function placeNew(
  actor: Actor,
  input: PlaceOrderInput,
  context: OrderContext & { now: Date },
): Promise<OrderDocument> {
  const { idempotency, now } = context;
  const language = context.language ?? languageOfUser(actor);
  const offer = await getToolOffer(parseObjectId(input.toolId));
  if (!offer) throw new AppError('not-found');
  requireOrderable(input.orderQuantity, offer);
  const { ORDER_EXPIRY_HOURS: expiryHours, ORDER_EXPIRY_WARNING_HOURS: warningHours } = env();
  for (let attempt = 1; ; attempt += 1) {
    const order = newOrder({
      buyer: actor,
      offer,
      input,
      idempotency,
      language,
      expiryHours,
      warningHours,
      now,
    });
    requireSameValue(input.orderValue, order.orderValueCents);
    try {
      await storeOrder(order);
      return order;
    } catch (error) {
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}

/**
 * Places an order: units reserved, ledger line, order and mail in one transaction (decisions §4). The same
 * `Idempotency-Key` with the same body answers the order made before. Throws `not-found` (no such tool), `forbidden`
 * (someone else's e-mail), `validation-failed` (quantity), `price-changed`, `out-of-stock` (lost a race),
 * `idempotency-mismatch`.
 */
export async function placeOrder(
  actor: Actor,
  input: PlaceOrderInput,
  context: OrderContext = {},
): Promise<{ insertedId: string }> {
  if (input.buyerEmail !== undefined && input.buyerEmail !== actor.email) throw new AppError('forbidden');
  const { idempotency, now = new Date() } = context;
  const repeated = idempotency && (await findRepeated(actor.userId, idempotency));
  if (repeated) return { insertedId: repeated.toHexString() };
  try {
    const order = await placeNew(actor, input, { ...context, now });
    kickOutbox();
    refreshTool(order.toolId);
    return { insertedId: order._id.toHexString() };
  } catch (error) {
    // The same request, sent twice at once: whichever committed first is the answer to both, even where it took the
    // last units and left none for this one.
    const twin = idempotency && (await findRepeated(actor.userId, idempotency));
    if (twin) return { insertedId: twin.toHexString() };
    throw error;
  }
}
