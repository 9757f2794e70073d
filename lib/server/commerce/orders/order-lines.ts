import type { ObjectId } from 'mongodb';
import { percentOf } from '@/lib/server/commerce/trade/costs.serializer';
import type { OrderDocument, OrderLine, OrderSums } from '@/lib/server/platform/db/documents/orders';
import { isRefunded } from '@/lib/shared/orders/order-status';
import { type OrderTotals, totalsOf } from '@/lib/shared/orders/order-totals';

/** `charged`: freight and tax, in a shop that charges them. */
export function sumsOf(
  lines: readonly Pick<OrderLine, 'quantity' | 'unitPriceCents'>[],
  charged?: Pick<OrderTotals, 'shippingCents' | 'taxCents'>,
): OrderSums {
  return {
    lineCount: lines.length,
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalsOf(lines, charged),
  };
}

/** The line that titles and the fixed fields of the specified calls are about. */
export function firstLine({ lines }: { lines: readonly OrderLine[] }): OrderLine {
  const [first] = lines;
  if (!first) throw new Error('an order without lines');
  return first;
}

/** Returns the rate of a line's tax in percent; undefined where the shop had no tax mode. */
export function taxRateOf(
  { group = -1 }: Pick<OrderLine, 'group'>,
  taxes: OrderDocument['taxes'],
): number | undefined {
  const own = taxes?.[group];
  return own && own.treatment !== 'none' ? percentOf(own.rate) : undefined;
}

export function toolIdsOf({ lines }: Pick<OrderDocument, 'lines'>): ObjectId[] {
  return lines.map(({ toolId }) => toolId);
}

type Invoiced = Pick<OrderDocument, 'totals' | 'invoicedCents'>;

/** Returns what refunds give back at most: what was paid, or on account invoiced. */
const invoicedTotal = ({ totals, invoicedCents = totals.totalCents }: Invoiced) => invoicedCents;

/** Returns what partial refunds have left of the total: the amount of a full refund. */
export function remainingCents(order: Invoiced & Pick<OrderDocument, 'partRefundedCents'>): number {
  return invoicedTotal(order) - (order.partRefundedCents ?? 0);
}

/** Returns what can still be refunded: without partial refunds, refunds in the provider's dashboard and charge-backs. */
export function refundableCents(
  order: Invoiced & Pick<OrderDocument, 'partRefundedCents' | 'returned' | 'chargedBack'>,
): number {
  const returnedElsewhere = (order.returned?.amountCents ?? 0) + (order.chargedBack?.amountCents ?? 0);
  return Math.max(0, remainingCents(order) - returnedElsewhere);
}

/** Everything returned by refunds: the total, or parts and what was refunded in the provider's dashboard. */
export function refundedCents(
  order: Invoiced & Pick<OrderDocument, 'payment' | 'fulfilment' | 'partRefundedCents' | 'returned'>,
): number {
  const { partRefundedCents = 0, returned } = order;
  const total = invoicedTotal(order);
  return isRefunded(order) ? total : Math.min(total, partRefundedCents + (returned?.amountCents ?? 0));
}

/** Something of it is, or was, to be paid to its invoices. */
export function isInvoicedOnAccount({
  payBy,
  invoicedAt,
}: Pick<OrderDocument, 'payBy' | 'invoicedAt'>): boolean {
  return payBy === 'account' && invoicedAt !== undefined;
}
