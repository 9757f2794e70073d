import type { Order } from '@/lib/shared/orders/order.schema';

type Money = Pick<Order, 'orderValue' | 'refundedValue' | 'chargedBack'>;

/** Returns what went back to the buyer in any way: refunds, and lost disputes, which may be of the same money. */
export function moneyBackOf({ orderValue, refundedValue, chargedBack }: Money): number {
  return Math.min(orderValue, refundedValue + (chargedBack?.amount ?? 0));
}

/** Returns the rest of the order's value. */
export function netValueOf(order: Money): number {
  return order.orderValue - moneyBackOf(order);
}
