import 'server-only';
import type { OrderStateFilter } from '@/lib/shared/orders/order.schema';
import { type AxesFilter, axesOf, ORDERS_THAT } from '@/lib/shared/orders/order-status';

/** Returns which orders a list shows: cancelled and expired ones only when asked for. */
export function listedAxes(filter: OrderStateFilter): AxesFilter {
  if (filter === undefined) return ORDERS_THAT.wereNotReleased;
  return filter === 'all' ? {} : axesOf(filter);
}
