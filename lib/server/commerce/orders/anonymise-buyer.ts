import 'server-only';
import type { ClientSession } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import { isPaid, ORDER_STATES } from '@/lib/shared/order-status';
import { anonymiseOrders, findOwnStates } from './buyer-orders.repository';

/** Returns the ids of someone's unpaid orders, and whether any of their orders is paid and not yet shipped. */
export async function openOrdersOf(
  owner: Owner,
  session?: ClientSession,
): Promise<{ unpaid: string[]; awaitsShipment: boolean }> {
  const orders = await findOwnStates(owner, ['unpaid', 'paid'], session);
  return {
    unpaid: orders.filter(({ state }) => state === 'unpaid').map(({ _id }) => _id.toHexString()),
    awaitsShipment: orders.some(({ state }) => state === 'paid'),
  };
}

/** Returns whether someone ever paid for an order, shipped, refunded or not. */
export async function hasPaidOrder(owner: Owner, session: ClientSession): Promise<boolean> {
  return (await findOwnStates(owner, ORDER_STATES.filter(isPaid), session)).length > 0;
}

/**
 * Removes the person from their orders within the caller's transaction; what was bought, when and for how much stays.
 * Returns how many orders there were.
 */
export async function anonymiseBuyer(owner: Owner, session: ClientSession): Promise<number> {
  return anonymiseOrders(owner, session);
}
