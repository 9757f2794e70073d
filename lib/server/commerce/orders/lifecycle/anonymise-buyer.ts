import type { ClientSession } from 'mongodb';
import type { Owner, PersonOwner } from '@/lib/server/identity/owner';
import { awaitsPayment, awaitsShipment, ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { anonymiseOrders, findOwnAxes } from '../buyer-orders.repository';

export async function openOrdersOf(
  owner: Owner,
  session?: ClientSession,
): Promise<{ unpaid: string[]; awaitsShipment: boolean }> {
  const orders = await findOwnAxes(owner, ORDERS_THAT.areOpen, session);
  return {
    unpaid: orders.filter(awaitsPayment).map(({ _id }) => _id.toHexString()),
    awaitsShipment: orders.some(awaitsShipment),
  };
}

/** Or one on account. */
export async function hasPaidOrder(owner: PersonOwner, session: ClientSession): Promise<boolean> {
  return (await findOwnAxes(owner, ORDERS_THAT.wereOwedOrPaid, session)).length > 0;
}

/** Removes the person from their orders; what was bought, when and for how much stays. Returns the number of orders. */
export async function anonymiseBuyer(owner: PersonOwner, session: ClientSession): Promise<number> {
  return anonymiseOrders(owner, session);
}
