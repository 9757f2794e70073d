import 'server-only';
import { receiptReader } from '@/lib/server/commerce/pricing/receipt.serializer';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/errors';
import type { Order, OwnOrdersQuery } from '@/lib/shared/schemas/order';
import { listedStates } from './order-filter';
import { mayListOrdersOf } from './orders.policy';
import { readOrderPart } from './read-order-part';

/**
 * Returns the orders of the account with this (lower-case) e-mail, newest first, with their first lines or all of them, and
 * how many match the query in all; for that user or an admin. Throws `forbidden`.
 */
export async function listOwnOrders(
  actor: Actor,
  email: string,
  query: Omit<OwnOrdersQuery, 'email'> & { withAllLines?: boolean } = {},
): Promise<{ orders: Order[]; total: number }> {
  if (!mayListOrdersOf(actor, email)) throw new AppError('forbidden');
  const owner = email === actor.email ? { buyerId: actor.userId } : { buyerEmail: email };
  const { state, poNumber } = query;
  return readOrderPart(
    { owner, states: listedStates(state), poNumber },
    { ...query, reader: receiptReader(actor) },
  );
}
