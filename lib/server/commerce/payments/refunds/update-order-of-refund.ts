import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { type RefundStatus, updateRefundStatus } from '@/lib/server/commerce/orders/update-refund-status';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { findOldestFailure } from './failed-refunds.repository';

/**
 * Brings an order into line with its refunds after one of them changed, within the caller's transaction: it is marked
 * while a refund is failed (product §4.9). Returns the order, or null where the refund belongs to none.
 */
export async function updateOrderOfRefund(
  orderId: ObjectId | null,
  change: Omit<RefundStatus, 'failedSince'>,
  session: ClientSession,
): Promise<OrderDocument | null> {
  if (!orderId) return null;
  const oldest = await findOldestFailure(orderId, session);
  return updateRefundStatus(orderId, { failedSince: oldest?.failedAt ?? null, ...change }, session);
}
