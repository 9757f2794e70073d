import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { toDollars } from '@/lib/shared/numbers/money';
import type { Order } from '@/lib/shared/orders/order.schema';
import {
  awaitsPayment,
  awaitsShipment,
  isRefunded,
  type OrderAxes,
  retainsPayment,
  wasPaid,
} from '@/lib/shared/orders/order-status';
import { type AxesSums, readBuyerOf, sumOrdersOf } from './buyer-sums.repository';
import { readOrderPart } from './read-order-part';

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
