import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { setDisputeStatus } from '../order-money.repository';

export type DisputeStatus = {
  /** Since when a dispute of a payment of it has been open; null: none is. */
  disputedSince: Date | null;
  /** What its buyer has back by lost disputes of the payment that paid it; null: nothing. */
  chargedBack: { amountCents: number; at: Date } | null;
};

/**
 * Records on an order how the disputes of its payments stand (product §4.20), within the caller's transaction. Its state stays
 * as it is: whether a disputed order ships is the shop's decision. Returns the updated order, or null for an unknown id.
 */
export async function updateDisputeStatus(
  id: ObjectId,
  status: DisputeStatus,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return setDisputeStatus(id, status, session);
}
