import 'server-only';
import type { OwnOrdersQuery } from '@/lib/shared/schemas/order';
import { listedStates } from './order-filter';
import { orderWords } from './order-words';
import type { OrderSelection } from './selected-orders.repository';

const DAY_MS = 24 * 3_600_000;

/** Returns which of a buyer's orders a query asks for. Both of its days belong to it. Pure. */
export function ownSelection(
  owner: NonNullable<OrderSelection['owner']>,
  { state, poNumber, q, from, to }: Omit<OwnOrdersQuery, 'email' | 'page' | 'limit'>,
): OrderSelection {
  return {
    owner,
    states: listedStates(state),
    poNumber,
    words: orderWords(q),
    placedFrom: from === undefined ? undefined : new Date(from),
    placedBefore: to === undefined ? undefined : new Date(Date.parse(to) + DAY_MS),
  };
}
