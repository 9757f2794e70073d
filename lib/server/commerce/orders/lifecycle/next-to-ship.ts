import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { NextToShip } from '@/lib/shared/orders/admin-queue';
import { countDueToShip, countToShipOn, findNextShipDay } from '../read/order-counts.repository';

/**
 * What must leave after `today`, if nothing must leave today or before; also null if nothing must leave at all. Throws
 * `forbidden`.
 */
export async function nextToShip(actor: Actor, today: string): Promise<NextToShip | null> {
  requirePermission(actor, 'manage-orders');
  const [due, day] = await Promise.all([countDueToShip(today), findNextShipDay(today)]);
  return due > 0 || day === undefined ? null : { day, count: await countToShipOn(day) };
}
