import 'server-only';
import { isReleased, ORDER_STATES, type OrderState } from '@/lib/shared/order-status';
import type { OrderStateFilter } from '@/lib/shared/schemas/order';

const LISTED = ORDER_STATES.filter((state) => !isReleased(state));

/** Returns the states a list shows: cancelled and expired orders only when asked for. */
export function listedStates(filter: OrderStateFilter): readonly OrderState[] {
  if (filter === undefined) return LISTED;
  return filter === 'all' ? ORDER_STATES : [filter];
}
