import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { anonymiseOrders, findOwnStates } from './orders.repository';

/** The ids of someone's unpaid orders, and whether any of theirs is paid for and waits to be shipped. */
export async function openOrdersOf(
  buyerId: ObjectId,
  session?: ClientSession,
): Promise<{ unpaid: string[]; awaitsShipment: boolean }> {
  const orders = await findOwnStates(buyerId, ['unpaid', 'paid'], session);
  return {
    unpaid: orders.filter(({ state }) => state === 'unpaid').map(({ _id }) => _id.toHexString()),
    awaitsShipment: orders.some(({ state }) => state === 'paid'),
  };
}

/**
 * Takes the person from their orders, within the caller's transaction: what was bought, when and for how much stays.
 * Answers how many orders there were.
 */
export async function forgetBuyer(buyerId: ObjectId, session: ClientSession): Promise<number> {
  return anonymiseOrders(buyerId, session);
}
