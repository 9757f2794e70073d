import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { ProblemCode } from '@/lib/shared/messages/problems';
import { awaitsPayment, type OrderAxes, wasPaid } from '@/lib/shared/orders/order-status';
import type { Intent } from './provider/provider-intents';

type Priced = Pick<OrderDocument, '_id' | 'totals' | 'currency' | 'buyerId'>;

/**
 * Null if the intent pays the order: created for it or for none, by its buyer, succeeded, and with the order's amount
 * and currency received (product §4.5).
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

/** The same for the invoice of an order on account: created for it; whatever was received is its company's. */
export function invoicePaymentFault(
  intent: Intent,
  order: Pick<OrderDocument, '_id' | 'currency'>,
): Extract<ProblemCode, 'payment-mismatch' | 'payment-not-confirmed'> | null {
  if (intent.orderId !== order._id.toHexString() || intent.currency !== order.currency)
    return 'payment-mismatch';
  return intent.status === 'succeeded' ? null : 'payment-not-confirmed';
}

/** Why money for an order is refunded; null if it awaits payment. */
export function refundReason(order: OrderAxes): 'already-paid' | 'order-not-payable' | null {
  if (awaitsPayment(order)) return null;
  return wasPaid(order) ? 'already-paid' : 'order-not-payable';
}
