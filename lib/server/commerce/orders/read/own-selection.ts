import 'server-only';
import { daySpan } from '@/lib/shared/dates/zoned-days';
import type { OwnOrdersQuery } from '@/lib/shared/orders/order.schema';
import { listedAxes } from './order-filter';
import { orderWords } from './order-words';
import type { OrderSelection } from './selected-orders.repository';

/** Returns which of a buyer's orders a query asks for. Both of its days, which are those of the time zone, belong to it. Pure. */
export function ownSelection(
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
