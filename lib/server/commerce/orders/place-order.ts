import 'server-only';
import type { ClientSession } from 'mongodb';
import { getToolOffer, type ToolOffer } from '@/lib/server/commerce/catalogue/get-tool-offer';
import { refreshTool } from '@/lib/server/commerce/catalogue/refresh-tools';
import { reserveUnits } from '@/lib/server/commerce/catalogue/reserve-units';
import type { Actor } from '@/lib/server/identity/actor';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { withKeyedMutex } from '@/lib/server/platform/db/keyed-mutex';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { Idempotency } from '@/lib/server/platform/identifiers/idempotency-key';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { enqueueMail, kickOutbox } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/errors';
import type { Language } from '@/lib/shared/languages';
import type { PlaceOrderInput } from '@/lib/shared/schemas/order';
import { findRepeated } from './idempotency';
import { orderPlacedMail } from './mails/order-placed-mail';
import { newOrder } from './new-order';
import { holdOf } from './open-orders.policy';
import { quantityIssues, requireOrderable, requireSameValue, unitsLeft } from './order-quantity.policy';
import { insertOrder } from './orders.repository';
import { recordOrderEvent } from './record-order-event';
import { requireRoom } from './require-room';

const NUMBERING_ATTEMPTS = 8;

/** Reserves the units, or throws why not: tool deleted, price changed, or sold out meanwhile, with what is left. */
async function reserveFor(order: OrderDocument, session: ClientSession): Promise<ToolOffer> {
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
  if (reserved) return offer;
  if (!offer) throw new AppError('not-found');
  if (offer.unitPriceCents !== order.unitPriceCents) throw new AppError('price-changed');
  throw new AppError('out-of-stock', {
    reason: unitsLeft(offer.available),
    issues: quantityIssues(order.orderQuantity, offer) ?? {},
  });
}

/** Writes everything an order changes, or nothing of it. */
async function storeOrder(order: OrderDocument, isVerified: boolean): Promise<void> {
  const store = () =>
    inTransaction(async (session) => {
      const offer = await reserveFor(order, session);
      await requireRoom(order, { offer, isVerified }, session);
      await insertOrder(order, session);
      const { placedAt: at, buyerId: actorId } = order;
      await recordOrderEvent(order, null, { state: 'unpaid', at, by: 'buyer', actorId }, session);
      await enqueueMail(orderPlacedMail(order), session);
    });
  // All orders of a tool change that tool, and all of a buyer their guard: side by side they would only abort each other's
  // transactions.
  await withKeyedMutex(`orders of ${order.buyerId.toHexString()}`, () =>
    withKeyedMutex(`stock of ${order.toolId.toHexString()}`, store),
  );
}

export type OrderContext = {
  idempotency?: Idempotency | undefined;
  /** Of the page it is placed on; the buyer's own where that is unknown. */
  language?: Language | undefined;
  now?: Date;
};

/** Checks the request against the current tool and stores the order, with another number if the first is taken. */
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
  for (let attempt = 1; ; attempt += 1) {
    const order = newOrder({
      buyer: actor,
      offer,
      input,
      idempotency,
      language,
      ...holdOf(actor.emailVerified, env()),
      now,
    });
    requireSameValue(input.orderValue, order.orderValueCents);
    try {
      await storeOrder(order, actor.emailVerified);
      return order;
    } catch (error) {
      if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
    }
  }
}

/**
 * Places an order: units reserved, ledger line, order and mail in one transaction (product §4.2). The same
 * `Idempotency-Key` with the same body returns the order made before. Throws `not-found` (no such tool), `forbidden`
 * (someone else's e-mail), `validation-failed` (quantity), `price-changed`, `out-of-stock` (lost a race),
 * `too-many-unpaid-orders`, `idempotency-mismatch`.
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
    // The same request was sent twice at once: both return the order that was committed first, even if it took the last
    // units and left none for this one.
    const twin = idempotency && (await findRepeated(actor.userId, idempotency));
    if (twin) return { insertedId: twin.toHexString() };
    throw error;
  }
}
