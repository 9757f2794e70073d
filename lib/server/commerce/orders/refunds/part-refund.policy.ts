import 'server-only';
import type { OrderDocument, RefundedUnits } from '@/lib/server/platform/db/documents/orders';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { isRefunded, wasPaid } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { RefundPartInput } from '@/lib/shared/payments/part-refund.schema';
import { refundableCents, refundedUnits } from '../refunded-units';

type Refunded = Pick<
  OrderDocument,
  | 'payment'
  | 'fulfilment'
  | 'lines'
  | 'totals'
  | 'partRefunds'
  | 'partRefundedCents'
  | 'returned'
  | 'chargedBack'
>;

/** What a refund in part takes back. */
export type PlannedRefund = { lines: RefundedUnits[]; amountCents: number };

/** Returns the units that a request names; in the order's order of lines. Throws `validation-failed`, `refund-exceeds-paid`. */
function plannedLines(order: Refunded, asked: NonNullable<RefundPartInput['lines']>) {
  const byTool = new Map(asked.map((line) => [line.toolId, line]));
  const refunded = refundedUnits(order);
  const planned = order.lines.flatMap((line) => {
    const id = line.toolId.toHexString();
    const wanted = byTool.get(id);
    if (!wanted) return [];
    return [{ line, wanted, left: line.quantity - (refunded.get(id) ?? 0) }];
  });
  if (planned.length < asked.length) {
    throw new AppError('validation-failed', { issues: { lines: ['refund-line-unknown'] } });
  }
  const exceeding = planned.filter(({ wanted, left }) => wanted.quantity > left);
  if (exceeding.length > 0) {
    const lines = exceeding.map(({ line, wanted, left }) => {
      return { toolId: line.toolId.toHexString(), sku: line.sku, wanted: wanted.quantity, left };
    });
    throw new AppError('refund-exceeds-paid', {
      members: { lines, left: toDollars(refundableCents(order)) },
    });
  }
  return planned;
}

/**
 * Returns what a request for a refund in part takes back of an order (product §4.8): the units it names, none of them twice,
 * and its amount, or else the value of those units. Throws `wrong-order-state` for an order that was never paid,
 * `validation-failed` for a tool that the order does not have, or for units that cost nothing without an amount, and `refund-exceeds-paid` for more units or money than are
 * left, with what is (`left` in dollars, `lines`).
 */
export function planPartRefund(order: Refunded, { lines = [], amount }: RefundPartInput): PlannedRefund {
  if (!wasPaid(order)) {
    throw new AppError('wrong-order-state', { reason: { code: 'refund-paid-only' } });
  }
  const planned = plannedLines(order, lines);
  const value = planned.reduce(
    (sum, { line, wanted }) => sum + lineCents({ ...line, quantity: wanted.quantity }),
    0,
  );
  const amountCents = amount === undefined ? value : toCents(amount);
  // Units that cost nothing: a refund of no money would be rejected by the payment provider, again and again.
  if (amountCents < 1)
    throw new AppError('validation-failed', { issues: { amount: ['refund-amount-invalid'] } });
  const left = isRefunded(order) ? 0 : refundableCents(order);
  if (amountCents > left) throw new AppError('refund-exceeds-paid', { members: { left: toDollars(left) } });
  return {
    lines: planned.map(({ line, wanted }) => ({
      toolId: line.toolId,
      quantity: wanted.quantity,
      restock: wanted.restock,
    })),
    amountCents,
  };
}
