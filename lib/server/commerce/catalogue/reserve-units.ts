import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { getToolOffer, type ToolOffer, toolOfferOf } from './get-tool-offer';
import { insertStockLine } from './stock-ledger.repository';
import { stockLine } from './stock-line';
import { takeUnits } from './tools.repository';

export type ReservationRequest = {
  toolId: ObjectId;
  units: number;
  /** The price the buyer saw; at another one nothing is reserved. */
  unitPriceCents: number;
  orderId: ObjectId;
  orderNumber: string;
  actorId: ObjectId;
  at: Date;
};

/** `offer` is the tool after the reservation, or as it is now if it was refused; null if it is no longer sold. */
export type Reservation = { reserved: true; offer: ToolOffer } | { reserved: false; offer: ToolOffer | null };

/**
 * Reserves an order's units and writes the ledger line, within the caller's transaction. Refuses, changing nothing, if
 * stock, minimum order or price no longer allow it (product §4.3).
 */
export async function reserveUnits(
  request: ReservationRequest,
  session: ClientSession,
): Promise<Reservation> {
  const { toolId, units, unitPriceCents, orderId, orderNumber, actorId, at } = request;
  const tool = await takeUnits({ toolId, units, unitPriceCents, at }, session);
  if (!tool) return { reserved: false, offer: await getToolOffer(toolId, session) };
  await insertStockLine(
    stockLine(tool, {
      change: -units,
      onHandChange: 0,
      reason: 'order-placed',
      orderId,
      orderNumber,
      actorId,
      at,
    }),
    session,
  );
  return { reserved: true, offer: toolOfferOf(tool) };
}
