import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { setOrderFields } from '../orders.repository';

export type DisputeStatus = {
  disputedSince: Date | null;
  /** What lost disputes of the payment that paid the order returned to the buyer; null for nothing. */
  chargedBack: { amountCents: number; at: Date } | null;
};

/**
 * Records the disputes of an order's payments (product §4.20). The state is unchanged: whether a disputed order ships
 * is the shop's decision.
 */
export async function updateDisputeStatus(
  id: ObjectId,
  { disputedSince, chargedBack }: DisputeStatus,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const fields = { disputedAt: disputedSince ?? undefined, chargedBack: chargedBack ?? undefined };
  return setOrderFields(id, fields, session);
}
