import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { formatCents } from '@/lib/shared/money';

/** The figures of an order, as every mail about it lists them. */
export function orderFacts(order: OrderDocument): (readonly [label: string, value: string])[] {
  return [
    ['Order', order.number],
    ['Tool', order.toolName],
    ['Quantity', `${order.orderQuantity} at ${formatCents(order.unitPriceCents)} each`],
    ['Order value', formatCents(order.orderValueCents)],
    ['Ship to', order.address],
  ];
}

/** The key of the one mail of this step of this order. */
export function orderMailKey(step: string, order: OrderDocument): string {
  return `order-${step}:${order._id.toHexString()}`;
}
