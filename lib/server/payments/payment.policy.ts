import 'server-only';
import type { PayableOrder } from '@/lib/server/orders/order-payment';
import type { ProblemCode } from '@/lib/shared/errors';
import { isPaid, type OrderState } from '@/lib/shared/order-status';
import type { Intent } from './intent';

type Priced = Pick<PayableOrder, '_id' | 'orderValueCents' | 'currency' | 'buyerId'>;

/**
 * Why this intent does not pay this order, or null if it does: it must be made for this order (or for none) by its
 * buyer, have succeeded, and have brought the order's amount in its currency (decisions, "Made safe").
 */
export function paymentFault(
  intent: Intent,
  order: Priced,
): Extract<ProblemCode, 'payment-mismatch' | 'payment-not-confirmed'> | null {
  const isForOrder = intent.orderId === undefined || intent.orderId === order._id.toHexString();
  if (!isForOrder || intent.buyerId !== order.buyerId.toHexString()) return 'payment-mismatch';
  if (intent.amountCents !== order.orderValueCents || intent.currency !== order.currency) {
    return 'payment-mismatch';
  }
  if (intent.status !== 'succeeded') return 'payment-not-confirmed';
  return intent.receivedCents === order.orderValueCents ? null : 'payment-mismatch';
}

/** Whether an order in this state keeps the money that paid it. */
export function keepsMoney(state: OrderState): boolean {
  return state === 'paid' || state === 'shipped';
}

/** Why money for an order in this state goes back; null if the order can take it. */
export function refundReason(state: OrderState): 'already-paid' | 'order-not-payable' | null {
  if (state === 'unpaid') return null;
  return isPaid(state) ? 'already-paid' : 'order-not-payable';
}
