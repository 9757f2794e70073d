import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { insertStockLine } from './stock-ledger.repository';
import { stockLine } from './stock-line';
import { dispatchUnits, giveUnits } from './tools.repository';

/** The units of one order, and why they move. */
export type OrderUnits<Reason extends string> = {
  toolId: ObjectId;
  units: number;
  orderId: ObjectId;
  orderNumber: string;
  reason: Reason;
  actorId?: ObjectId;
  at: Date;
};

export type Release = OrderUnits<'order-cancelled' | 'order-expired' | 'order-refunded'>;

/**
 * Makes an order's units available again, with a ledger line, within the caller's transaction. If the tool was deleted
 * meanwhile, its units are no longer reserved, and written off.
 */
export async function releaseUnits(release: Release, session: ClientSession): Promise<void> {
  const { toolId, units, at, ...about } = release;
  const tool = await giveUnits({ toolId, units, at }, session);
  const line = tool
    ? stockLine(tool, { ...about, at, change: units, onHandChange: 0 })
    : { _id: new ObjectId(), toolId, ...about, at, change: 0, onHandChange: -units };
  await insertStockLine(line, session);
}

/**
 * Takes a shipped order's units out of the stock on hand, with a ledger line, within the caller's transaction: they
 * were reserved, so the available stock does not change.
 */
export async function shipUnits(
  shipment: OrderUnits<'order-shipped'>,
  session: ClientSession,
): Promise<void> {
  const { toolId, units, at, ...about } = shipment;
  const tool = await dispatchUnits({ toolId, units, at }, session);
  const change = { ...about, at, change: 0, onHandChange: -units };
  await insertStockLine(tool ? stockLine(tool, change) : { _id: new ObjectId(), toolId, ...change }, session);
}
