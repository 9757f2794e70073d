import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { countToShipBefore, findPartRefundedToShipBefore } from '../read/order-counts.repository';
import { isAllRefunded } from '../refunded-units';

export type OverdueOrders = { paid: number; onAccount: number };

/**
 * Counts orders to ship with a shipping day before `today`, without those whose units were all refunded. Throws
 * `forbidden`.
 */
export async function countOverdueOrders(actor: Actor, today: string): Promise<OverdueOrders> {
  requirePermission(actor, 'manage-orders');
  const [paid, onAccount, partRefunded] = await Promise.all([
    countToShipBefore(today, ORDERS_THAT.arePaid),
    countToShipBefore(today, ORDERS_THAT.areOnAccount),
    findPartRefundedToShipBefore(today),
  ]);
  return { paid: paid - partRefunded.filter(isAllRefunded).length, onAccount };
}
