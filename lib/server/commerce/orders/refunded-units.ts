import 'server-only';
import type { UnitsOfTool } from '@/lib/server/commerce/catalogue/order-units';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { isRefunded } from '@/lib/shared/orders/order-status';

/** Returns how many units of each tool were refunded in parts, by its id in hex. */
export function refundedUnits({ partRefunds = [] }: Pick<OrderDocument, 'partRefunds'>): Map<string, number> {
  const refunded = new Map<string, number>();
  for (const { toolId, quantity } of partRefunds.flatMap(({ lines }) => lines)) {
    const id = toolId.toHexString();
    refunded.set(id, (refunded.get(id) ?? 0) + quantity);
  }
  return refunded;
}

/** Whether all units of an order were refunded in parts: then nothing is left to ship, whatever money the shop keeps. */
export function isAllRefunded({
  units,
  partRefunds = [],
}: Pick<OrderDocument, 'units' | 'partRefunds'>): boolean {
  const refunded = partRefunds.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return refunded >= units;
}

/** Returns the units of each line that were not refunded in parts: what a paid order still holds, without lines that hold none. */
export function unitsLeft(order: Pick<OrderDocument, 'lines' | 'partRefunds'>): UnitsOfTool[] {
  const refunded = refundedUnits(order);
  return order.lines
    .map(({ toolId, quantity }) => ({ toolId, units: quantity - (refunded.get(toolId.toHexString()) ?? 0) }))
    .filter(({ units }) => units > 0);
}

/** Returns what parts have left of the amount that paid an order, in cents: what a refund of the whole is about. */
export function restCents({
  totals,
  partRefundedCents = 0,
}: Pick<OrderDocument, 'totals' | 'partRefundedCents'>): number {
  return totals.totalCents - partRefundedCents;
}

/**
 * Returns how much of an order's money can still be refunded, in cents: without what went back in parts, in the provider's
 * dashboard, or by disputes.
 */
export function refundableCents(
  order: Pick<OrderDocument, 'totals' | 'partRefundedCents' | 'returned' | 'chargedBack'>,
): number {
  const gone = (order.returned?.amountCents ?? 0) + (order.chargedBack?.amountCents ?? 0);
  return Math.max(0, restCents(order) - gone);
}

/** Returns what went back to the buyer by refunds, in cents: all of it, or parts and what was refunded at the provider. */
export function refundedCents(
  order: Pick<OrderDocument, 'payment' | 'fulfilment' | 'totals' | 'partRefundedCents' | 'returned'>,
): number {
  const { totals, partRefundedCents = 0, returned } = order;
  if (isRefunded(order)) return totals.totalCents;
  return Math.min(totals.totalCents, partRefundedCents + (returned?.amountCents ?? 0));
}
