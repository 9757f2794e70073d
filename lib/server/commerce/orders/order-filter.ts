import 'server-only';
import { type AxesFilter, axesOf, ORDERS_THAT } from '@/lib/shared/order-status';
import type { OrderStateFilter } from '@/lib/shared/schemas/order';

/** Returns which orders a list shows: cancelled and expired ones only when asked for. */
export function listedAxes(filter: OrderStateFilter): AxesFilter {
  if (filter === undefined) return ORDERS_THAT.wereNotReleased;
  return filter === 'all' ? {} : axesOf(filter);
}
