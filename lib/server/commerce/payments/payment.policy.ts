import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ProblemCode } from '@/lib/shared/errors';
import { isPaid, type OrderState } from '@/lib/shared/order-status';
import type { Intent } from './provider/intent';

type Priced = Pick<OrderDocument, '_id' | 'totals' | 'currency' | 'buyerId'>;

/**
 * Returns why this intent does not pay this order, or null if it does: it must have been created for this order or for
 * none, by its buyer, have succeeded, and have brought the order's amount in its currency (product §4.5).
 */
export function paymentFault(
  intent: Intent,
  order: Priced,
): Extract<ProblemCode, 'payment-mismatch' | 'payment-not-confirmed'> | null {
  const isForOrder = intent.orderId === undefined || intent.orderId === order._id.toHexString();
  if (!isForOrder || intent.buyerId !== order.buyerId.toHexString()) return 'payment-mismatch';
  if (intent.amountCents !== order.totals.totalCents || intent.currency !== order.currency) {
    return 'payment-mismatch';
  }
  if (intent.status !== 'succeeded') return 'payment-not-confirmed';
  return intent.receivedCents === order.totals.totalCents ? null : 'payment-mismatch';
}

/** Whether an order in this state keeps the money that paid it. */
export function keepsMoney(state: OrderState): boolean {
  return state === 'paid' || state === 'shipped';
}

/** Returns why money for an order in this state is refunded, or null if the order can take it. */
export function refundReason(state: OrderState): 'already-paid' | 'order-not-payable' | null {
  if (state === 'unpaid') return null;
  return isPaid(state) ? 'already-paid' : 'order-not-payable';
}
