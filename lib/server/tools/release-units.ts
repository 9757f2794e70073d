import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { insertStockLine } from './stock-ledger.repository';
import { giveUnits } from './tools.repository';

export type Release = {
  toolId: ObjectId;
  units: number;
  orderId: ObjectId;
  reason: 'order-cancelled' | 'order-expired' | 'order-refunded';
  actorId?: ObjectId;
  at: Date;
};

/**
 * Puts an order's units back on the shelf with their ledger line, within the caller's transaction. A tool that was
 * deleted meanwhile has no shelf: then nothing is written.
 */
export async function releaseUnits(release: Release, session: ClientSession): Promise<void> {
  const { toolId, units, orderId, reason, actorId, at } = release;
  if (!(await giveUnits(toolId, units, at, session))) return;
  await insertStockLine(
    { _id: new ObjectId(), toolId, change: units, reason, orderId, ...(actorId ? { actorId } : {}), at },
    session,
  );
}
