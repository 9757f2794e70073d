import 'server-only';
import type { OwnOrdersQuery } from '@/lib/shared/schemas/order';
import { shiftDay, startOfDay } from '@/lib/shared/zoned-days';
import { listedAxes } from './order-filter';
import { orderWords } from './order-words';
import type { OrderSelection } from './selected-orders.repository';

/** Returns which of a buyer's orders a query asks for. Both of its days, which are those of the time zone, belong to it. Pure. */
export function ownSelection(
  owner: NonNullable<OrderSelection['owner']>,
  { state, poNumber, q, from, to }: Omit<OwnOrdersQuery, 'email' | 'page' | 'limit'>,
  timeZone: string,
): OrderSelection {
  return {
    owner,
    axes: listedAxes(state),
    poNumber,
    words: orderWords(q),
    placedFrom: from === undefined ? undefined : startOfDay(from, timeZone),
    placedBefore: to === undefined ? undefined : startOfDay(shiftDay(to, { days: 1 }), timeZone),
  };
}
