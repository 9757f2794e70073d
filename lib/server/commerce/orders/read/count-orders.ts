import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isAllRefunded } from '@/lib/shared/orders/line-units';
import type { NextToShip } from '@/lib/shared/orders/next-to-ship';
import type { AllOrdersFilter } from '@/lib/shared/orders/order.schema';
import {
  filterOf,
  LISTED_ORDER_STATES,
  ORDER_STATES,
  ORDERS_THAT,
  type OrderState,
  PART_SHIPPED,
  STATES_TO_SHIP,
  TO_SHIP,
} from '@/lib/shared/orders/order-status';
import {
  countDueToShip,
  countToShipBefore,
  countToShipOn,
  findNextShipDay,
  findPartRefundedToShipBefore,
} from './order-figures.repository';
import { countSelectedOrders } from './selected-orders.repository';

export type OrderCounts = Record<'current' | NonNullable<AllOrdersFilter>, number>;

export async function countOrdersByFilter(actor: Actor): Promise<OrderCounts> {
  requirePermission(actor, 'manage-orders');
  const [states, partShipped, failed, disputed] = await Promise.all([
    Promise.all(
      ORDER_STATES.map(
        async (state) => [state, await countSelectedOrders({ axes: filterOf(state) })] as const,
      ),
    ),
    countSelectedOrders({ axes: filterOf(PART_SHIPPED) }),
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
    [PART_SHIPPED]: partShipped,
    'refund-failed': failed,
    disputed,
  };
}

export type OverdueOrders = { paid: number; onAccount: number };

/**
 * Counts orders to ship with a shipping day before `today`, without those whose units were all refunded. Throws
 * `forbidden`.
 */
export async function countOverdueOrders(actor: Actor, today: string): Promise<OverdueOrders> {
  requirePermission(actor, 'manage-orders');
  const [paid, onAccount, partRefunded] = await Promise.all([
    countToShipBefore(today, ORDERS_THAT.arePaid),
    countToShipBefore(today, ORDERS_THAT.areOnAccount),
    findPartRefundedToShipBefore(today),
  ]);
  return { paid: paid - partRefunded.filter(isAllRefunded).length, onAccount };
}

/**
 * Returns what must leave after `today`, if nothing must leave today or before; null too if nothing must leave at all. Throws
 * `forbidden`.
 */
export async function nextToShip(actor: Actor, today: string): Promise<NextToShip | null> {
  requirePermission(actor, 'manage-orders');
  const [due, day] = await Promise.all([countDueToShip(today), findNextShipDay(today)]);
  return due > 0 || day === undefined ? null : { day, count: await countToShipOn(day) };
}
