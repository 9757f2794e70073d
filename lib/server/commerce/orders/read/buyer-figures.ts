import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import {
  awaitsPayment,
  awaitsShipment,
  isOpen,
  isRefunded,
  isReleased,
  isSold,
  type OrderAxes,
  retainsPayment,
  wasPaid,
} from '@/lib/shared/orders/order-status';
import { readOrderPart } from './list-orders';
import {
  type AxesSums,
  type BuyerAxesSums,
  readBuyerOf,
  sumOrdersByBuyer,
  sumOrdersOf,
} from './order-figures.repository';

type Counted = { count: number; value: number };

/** `open` is owed; `paid` and `refunded` are over all time. */
export type BuyerSums = { open: Counted; toShip: Counted; paid: Counted; refunded: number };

function buyerSums(sums: readonly AxesSums[]): BuyerSums {
  const sumOf = (which: (axes: OrderAxes) => boolean, of: 'count' | 'cents' | 'backCents') =>
    sums.filter(which).reduce((sum, row) => sum + row[of], 0);
  const counted = (which: (axes: OrderAxes) => boolean): Counted => {
    return { count: sumOf(which, 'count'), value: toDollars(sumOf(which, 'cents')) };
  };
  return {
    open: counted(awaitsPayment),
    toShip: counted(awaitsShipment),
    paid: counted(wasPaid),
    refunded: toDollars(sumOf(retainsPayment, 'backCents') + sumOf(isRefunded, 'cents')),
  };
}

export async function readBuyerSums(actor: Actor, buyerId: string): Promise<BuyerSums> {
  requirePermission(actor, 'manage-orders');
  return buyerSums(await sumOrdersOf(ownerOf({ userId: parseObjectId(buyerId) })));
}

export async function listBuyersOrders(
  actor: Actor,
  buyerId: string,
  part: { page: number; limit: number },
): Promise<{ orders: Order[]; total: number }> {
  requirePermission(actor, 'manage-orders');
  const of = ownerOf({ userId: parseObjectId(buyerId) });
  return readOrderPart({ of }, { ...part, reader: 'admin' });
}

/** The id of the account that placed the order with this number, in any case. Throws `forbidden`. */
export async function findBuyerOf(actor: Actor, number: string): Promise<string | null> {
  requirePermission(actor, 'manage-orders');
  const buyerId = await readBuyerOf(number.trim().toUpperCase());
  return buyerId?.toHexString() ?? null;
}

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

/** Returns figures of these buyers, or of all. A buyer without an order that counts has no entry. Throws `forbidden`. */
export async function readCustomerFigures(
  actor: Actor,
  buyers?: readonly ObjectId[],
): Promise<Map<string, CustomerFigures>> {
  requirePermission(actor, 'manage-orders');
  return figuresOf(await sumOrdersByBuyer(buyers));
}
