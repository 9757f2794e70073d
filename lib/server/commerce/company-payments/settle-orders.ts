import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';

type Invoices = { settled?: readonly ObjectId[]; reopened?: readonly ObjectId[] };

/** Orders are paid as long as their invoices are settled; one may be opened and settled at once. In the transaction that changes these. */
export async function settleOrders(
  { settled = [], reopened = [] }: Invoices,
  at: Date,
  session: ClientSession,
): Promise<void> {
  for (const id of reopened) await markSettled(id, undefined, session);
  for (const id of settled) await markSettled(id, at, session);
}
