import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { countToShipBefore, findPartRefundedToShipBefore } from '../read/order-counts.repository';
import { isAllRefunded } from '../refunded-units';

/**
 * Counts paid orders with a shipping day before `today`, without those whose units were all refunded. Throws
 * `forbidden`.
 */
export async function countOverdueOrders(actor: Actor, today: string): Promise<number> {
  requirePermission(actor, 'manage-orders');
  const [all, partRefunded] = await Promise.all([
    countToShipBefore(today),
    findPartRefundedToShipBefore(today),
  ]);
  return all - partRefunded.filter(isAllRefunded).length;
}
