import type { ClientSession } from 'mongodb';
import type { Owner } from '@/lib/server/identity/owner';
import { findOwnAxes, setCustomerNumber } from '../buyer-orders.repository';

/**
 * Gives orders of which nothing has shipped the customer number of their buyer, so that their papers have it; none where it is empty.
 * What a person ordered for a company is not theirs here.
 */
export async function renumberOrders(
  owner: Owner,
  customerNumber: string,
  session: ClientSession,
): Promise<void> {
  await setCustomerNumber(owner, customerNumber, session);
}

/** Returns whether anything was ever ordered, in any state. */
export async function hasOrders(owner: Owner, session: ClientSession): Promise<boolean> {
  return (await findOwnAxes(owner, {}, session)).length > 0;
}
