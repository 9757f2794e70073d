import type { ObjectId } from 'mongodb';
import type { OrderDocument, RefundedGroup, RefundedUnits } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { type LineUnits, lineUnits, openUnits } from '@/lib/shared/orders/line-units';
import type { RefundPartInput } from '@/lib/shared/orders/order-desk.schema';
import { isRefunded, wasPaid } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { isInvoicedOnAccount, refundableCents } from '../order-lines';
import { grossOf, refundOfGroups } from './refund-groups';

type Refunded = Pick<
  OrderDocument,
  | 'payment'
  | 'fulfilment'
  | 'lines'
  | 'totals'
  | 'invoicedCents'
  | 'taxes'
  | 'partRefunds'
  | 'cancellations'
  | 'returns'
  | 'payBy'
  | 'invoicedAt'
  | 'partRefundedCents'
  | 'returned'
  | 'chargedBack'
>;

export type PlannedRefund = { lines: RefundedUnits[]; amountCents: number; groups?: RefundedGroup[] };

/** Reasons are for people: the settlement of a return needs none. */
export type PartToRefund = Omit<RefundPartInput, 'reason'> & { reason?: string | undefined };

type RequestedLine = NonNullable<RefundPartInput['lines']>[number];

/** An order without a return, its units and its refund: as the settlement of that return sees it. */
export function besidesReturn<Order extends Pick<OrderDocument, 'returns' | 'partRefunds'>>(
  order: Order,
  returnId: ObjectId | undefined,
): Order {
  const { returns = [], partRefunds = [] } = order;
  return {
    ...order,
    returns: returns.filter(({ id }) => !id.equals(returnId)),
    partRefunds: partRefunds.filter((refund) => !refund.returnId?.equals(returnId)),
  };
}

/**
 * Whether open or shipped units are meant, and how many are left of them: units of open returns are refunded by settling those. Null where
 * both are, and the request does not say which.
 */
function meantUnits(own: LineUnits, { of }: RequestedLine): { left: number; open: boolean } | null {
  const [openLeft, shippedLeft] = [openUnits(own), own.shipped - own.refundedShipped - own.inReturn];
  if (of === undefined && openLeft > 0 && shippedLeft > 0) return null;
  const open = of === undefined ? openLeft > 0 : of === 'open';
  return { left: open ? openLeft : shippedLeft, open };
}

/** In the order of the order's lines. Throws `validation-failed`, `refund-exceeds-paid`. */
function plannedLines(order: Refunded, requestedLines: NonNullable<RefundPartInput['lines']>) {
  const byTool = new Map(requestedLines.map((line) => [line.toolId, line]));
  const units = lineUnits(order);
  const planned = order.lines.flatMap((line) => {
    const id = line.toolId.toHexString();
    const [requested, own] = [byTool.get(id), units.get(id)];
    if (!requested || !own) return [];
    const meant = meantUnits(own, requested);
    if (!meant) throw new AppError('validation-failed', { issues: { lines: ['refund-of-required'] } });
    return [{ line, requested, inReturn: own.inReturn, ...meant }];
  });
  if (planned.length < requestedLines.length) {
    throw new AppError('validation-failed', { issues: { lines: ['refund-line-unknown'] } });
  }
  const exceeding = planned.filter(({ requested, left }) => requested.quantity > left);
  if (exceeding.length > 0) {
    const lines = exceeding.map(({ line, requested, left }) => {
      return { toolId: line.toolId.toHexString(), sku: line.sku, wanted: requested.quantity, left };
    });
    const isInReturn = exceeding.some(({ open, inReturn }) => !open && inReturn > 0);
    throw new AppError('refund-exceeds-paid', {
      ...(isInReturn ? { reason: { code: 'refund-in-return' } } : {}),
      members: { lines, left: toDollars(refundableCents(order)) },
    });
  }
  return planned;
}

type Planned = ReturnType<typeof plannedLines>;

/**
 * Of an order of a shop that charged: `amount` is gross, and units and freight have their tax. Throws `refund-exceeds-paid`, and
 * `validation-failed` for freight of any other order.
 */
function groupsOf(
  order: Refunded,
  planned: Planned,
  { shipping = 0, amount }: PartToRefund,
): RefundedGroup[] | undefined {
  if (!order.taxes) {
    if (shipping === 0) return undefined;
    throw new AppError('validation-failed', { issues: { shipping: ['unknown-field'] } });
  }
  const units = planned.map(({ line, requested: { quantity } }) => ({ line, quantity }));
  const asked = {
    shippingCents: toCents(shipping),
    amountCents: amount === undefined ? undefined : toCents(amount),
  };
  const groups = refundOfGroups(order, units, asked);
  if ('leftCents' in groups)
    throw new AppError('refund-exceeds-paid', { members: { left: toDollars(groups.leftCents) } });
  return groups;
}

/**
 * Plans a partial refund (product §4.8): the units named, and the amount or else their value, with their tax and the freight named. Throws
 * `wrong-order-state` for an order that was neither paid nor invoiced on account, and for open units on account, `validation-failed` for a tool not in the order or for free
 * units without an amount, and `refund-exceeds-paid` for more units or money than are left (`left` in dollars,
 * `lines`), also for units of a return other than `returnId`.
 */
export function planPartRefund(
  refundable: Refunded,
  input: PartToRefund,
  returnId?: ObjectId,
): PlannedRefund {
  const order = besidesReturn(refundable, returnId);
  const { lines = [], amount } = input;
  if (!wasPaid(order) && !isInvoicedOnAccount(order)) {
    throw new AppError('wrong-order-state', { reason: { code: 'refund-paid-only' } });
  }
  // On account nothing was paid for them yet.
  if (order.payBy === 'account' && lines.some(({ of }) => of === 'open'))
    throw new AppError('wrong-order-state', { reason: { code: 'cancel-open-units' } });
  const planned = plannedLines(order, lines);
  const groups = groupsOf(order, planned, input);
  const value = groups
    ? grossOf(groups)
    : planned.reduce((sum, { line, requested }) => sum + lineCents(line, requested.quantity), 0);
  const amountCents = amount === undefined ? value : toCents(amount);
  // Units that cost nothing: the payment provider would reject a refund of no money on every attempt.
  if (amountCents < 1)
    throw new AppError('validation-failed', { issues: { amount: ['refund-amount-invalid'] } });
  const left = isRefunded(order) ? 0 : refundableCents(order);
  if (amountCents > left) throw new AppError('refund-exceeds-paid', { members: { left: toDollars(left) } });
  return {
    lines: planned.map(({ line: { toolId }, requested: { quantity, restock }, open }) => {
      return { toolId, quantity, restock, open };
    }),
    amountCents,
    ...(groups ? { groups } : {}),
  };
}
