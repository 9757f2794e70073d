import type { OrderDocument, OrderLine, RefundedGroup } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/messages/errors';
import { openLines } from '@/lib/shared/orders/line-units';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { CancelUnitsInput } from '@/lib/shared/orders/ship/cancel-units.schema';
import { type Taxed, takeNet } from '@/lib/shared/trade/take';
import { requireNamedLines, requireOpen } from '../named-lines';
import { grossOf, refundOfGroups } from './refund-groups';

export type CancelledUnits = { line: OrderLine; units: number };

const sumOf = (lines: readonly { units: number }[]) => lines.reduce((sum, { units }) => sum + units, 0);

/**
 * Returns the open units that are to be cancelled, in the order's order. Throws `wrong-order-state` for an order that is neither paid nor on
 * account, or has nothing open, and for all that is open of one of which nothing shipped; `validation-failed`, `units-not-open`.
 */
export function plannedCancellation(
  order: OrderDocument,
  { lines }: Pick<CancelUnitsInput, 'lines'>,
): CancelledUnits[] {
  const open = openLines(order);
  if (!awaitsShipment(order) || open.length === 0)
    throw new AppError('wrong-order-state', { reason: { code: 'cancel-units-open' } });
  const planned = requireNamedLines(order, lines).map(({ line, named }) => ({ line, units: named.quantity }));
  requireOpen(order, planned);
  if (order.shipmentCount === 0 && sumOf(planned) === sumOf(open))
    throw new AppError('wrong-order-state', { reason: { code: 'cancel-whole-order' } });
  return planned;
}

const netOf = (order: OrderDocument, group: number, unitsOf: (line: OrderLine) => number) =>
  order.lines.reduce((sum, line) => sum + (line.group === group ? lineCents(line, unitsOf(line)) : 0), 0);

/** What of a tax group of an order on account is neither invoiced nor cancelled. */
function uninvoiced(order: OrderDocument, at: number): Taxed {
  const { basisCents: netCents = 0, taxCents = 0, shippingCents = 0 } = order.taxes?.[at] ?? {};
  const goods = netOf(order, at, ({ shippedUnits }) => shippedUnits);
  const invoiced = takeNet({ netCents, taxCents }, goods + (order.shipmentCount > 0 ? shippingCents : 0));
  const cancelled = (order.cancellations ?? [])
    .flatMap(({ groups = [] }) => groups)
    .filter(({ index }) => index === at);
  return [invoiced, ...cancelled].reduce<Taxed>(
    (left, taken) => ({
      netCents: left.netCents - taken.netCents,
      taxCents: left.taxCents - taken.taxCents,
    }),
    { netCents, taxCents },
  );
}

/** What units that were not invoiced come to, and of which tax groups in a shop that charges. Pure. */
export function uninvoicedValue(
  order: OrderDocument,
  units: readonly CancelledUnits[],
): { cents: number; groups?: RefundedGroup[] } {
  if (!order.taxes) return { cents: units.reduce((sum, one) => sum + lineCents(one.line, one.units), 0) };
  const groups = order.taxes.flatMap((_, index) => {
    const net = units
      .filter(({ line }) => line.group === index)
      .reduce((sum, one) => sum + lineCents(one.line, one.units), 0);
    return net > 0 ? [{ index, ...takeNet(uninvoiced(order, index), net), shippingCents: 0 }] : [];
  });
  return { cents: grossOf(groups), groups };
}

/** What units that were paid or invoiced come to; all that is left of their groups where that is less. Pure. */
export function paidValue(
  order: Pick<OrderDocument, 'lines' | 'taxes' | 'partRefunds'>,
  units: readonly CancelledUnits[],
): number {
  if (!order.taxes) return units.reduce((sum, one) => sum + lineCents(one.line, one.units), 0);
  const lines = units.map(({ line, units: quantity }) => ({ line, quantity }));
  const groups = refundOfGroups(order, lines, { shippingCents: 0, amountCents: undefined });
  return 'leftCents' in groups ? groups.leftCents : grossOf(groups);
}
