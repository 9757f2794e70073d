import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isOpen, isReleased, isSold } from '@/lib/shared/orders/order-status';
import { type BuyerAxesSums, sumOrdersByBuyer } from './buyer-sums.repository';

/** Cancelled and expired orders do not count (product §4.14); `revenueCents` is what was paid by card, or shipped on account, and not returned. */
export type CustomerFigures = { orders: number; revenueCents: number; open: number; lastOrderAt?: Date };

export const NO_FIGURES: CustomerFigures = { orders: 0, revenueCents: 0, open: 0 };

function later(one: Date | undefined, other: Date): Date {
  return one && one > other ? one : other;
}

/** By the id of the buyer in hex. Pure. */
export function figuresOf(sums: readonly BuyerAxesSums[]): Map<string, CustomerFigures> {
  const figures = new Map<string, CustomerFigures>();
  for (const sum of sums) {
    if (isReleased(sum)) continue;
    const buyerId = sum.buyerId.toHexString();
    const before = figures.get(buyerId) ?? NO_FIGURES;
    figures.set(buyerId, {
      orders: before.orders + sum.count,
      revenueCents: before.revenueCents + (isSold(sum) ? sum.cents - sum.backCents : 0),
      open: before.open + (isOpen(sum) ? sum.count : 0),
      lastOrderAt: later(before.lastOrderAt, sum.lastPlacedAt),
    });
  }
  return figures;
}

/** Of these buyers, or of all. A buyer without an order that counts has no entry. Throws `forbidden`. */
export async function readCustomerFigures(
  actor: Actor,
  buyers?: readonly ObjectId[],
): Promise<Map<string, CustomerFigures>> {
  requirePermission(actor, 'manage-orders');
  return figuresOf(await sumOrdersByBuyer(buyers));
}
