import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import {
  type RefundStatus,
  updateRefundStatus,
} from '@/lib/server/commerce/orders/lifecycle/update-payment-status';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { findOldestFailure } from './failed-refunds.repository';

/**
 * Sets since when a refund of the order has been failed (product §4.9). Returns null if the refund belongs to no
 * order.
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
