import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AllOrdersFilter } from '@/lib/shared/orders/order.schema';
import {
  filterOf,
  LISTED_ORDER_STATES,
  ORDER_STATES,
  type OrderState,
  STATES_TO_SHIP,
  TO_SHIP,
} from '@/lib/shared/orders/order-status';
import { countSelectedOrders } from './selected-orders.repository';

export type OrderCounts = Record<'current' | NonNullable<AllOrdersFilter>, number>;

export async function countOrdersByFilter(actor: Actor): Promise<OrderCounts> {
  requirePermission(actor, 'manage-orders');
  const [states, failed, disputed] = await Promise.all([
    Promise.all(
      ORDER_STATES.map(
        async (state) => [state, await countSelectedOrders({ axes: filterOf(state) })] as const,
      ),
    ),
    countSelectedOrders({ isRefundFailed: true }),
    countSelectedOrders({ isDisputed: true }),
  ]);
  const counts = Object.fromEntries(states) as Record<OrderState, number>;
  const sum = (of: readonly OrderState[]) => of.reduce((total, state) => total + counts[state], 0);
  return {
    ...counts,
    current: sum(LISTED_ORDER_STATES),
    all: sum(ORDER_STATES),
    [TO_SHIP]: sum(STATES_TO_SHIP),
    'refund-failed': failed,
    disputed,
  };
}
