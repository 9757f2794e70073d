import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import {
  type RefundStatus,
  updateRefundStatus,
} from '@/lib/server/commerce/orders/refunds/update-refund-status';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { findOldestFailure } from './failed-refunds.repository';

/**
 * Updates an order after one of its refunds changed, within the caller's transaction: it shows since when a refund has
 * been failed (product §4.9). Returns the order, or null if the refund belongs to none.
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
