import 'server-only';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { receiptReader } from '@/lib/server/commerce/prices/receipt.serializer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { daySpan } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import type { ExportOwnOrdersQuery, Order, OwnOrdersQuery } from '@/lib/shared/orders/order.schema';
import { mayListOrdersOf } from '../orders.policy';
import { orderWords } from './order-words';
import { listedAxes, readOrderPart } from './read-order-part';
import { findSelectedOrders, type OrderSelection } from './selected-orders.repository';

/** `from` and `to` are days of the time zone and both included. Pure. */
function ownSelection(
  of: NonNullable<OrderSelection['of']>,
  { state, poNumber, q, from, to }: Omit<OwnOrdersQuery, 'email' | 'page' | 'limit'>,
  timeZone: string,
): OrderSelection {
  const days = daySpan({ from, to }, timeZone);
  return {
    of,
    axes: listedAxes(state),
    poNumber,
    words: orderWords(q),
    placedFrom: days.from,
    placedBefore: days.before,
  };
}

/** The orders of the account with this lower-case e-mail, for that user or an admin. Throws `forbidden`. */
export async function listOwnOrders(
  actor: Actor,
  email: string,
  query: Omit<OwnOrdersQuery, 'email'> & { withAllLines?: boolean } = {},
): Promise<{ orders: Order[]; total: number }> {
  if (!mayListOrdersOf(actor, email)) throw new AppError('forbidden');
  const of = email === actor.email ? ownerOf(actor) : { buyerEmail: email };
  return readOrderPart(ownSelection(of, query, env().STORE_TIME_ZONE), {
    ...query,
    reader: receiptReader(actor),
  });
}

export function listOrdersOf(
  { owner, reader }: Buyer,
  query: Omit<OwnOrdersQuery, 'email'>,
): Promise<{ orders: Order[]; total: number }> {
  return readOrderPart(ownSelection(owner, query, env().STORE_TIME_ZONE), { ...query, reader });
}

export function findOwnOrders(owner: PersonOwner, query: ExportOwnOrdersQuery): Promise<OrderDocument[]> {
  return findSelectedOrders(ownSelection(owner, query, env().STORE_TIME_ZONE));
}
