import { isInvoicedOnAccount } from '@/lib/server/commerce/orders/order-lines';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';
import { awaitsPayment, type OrderAxes } from '@/lib/shared/orders/order-status';

/** While the buyer may be on the payment page (product §4.6). */
const SOON_MS = 30_000;
/** Once the intent was not used for ACTIVE_FOR_MS: the provider limits calls. */
const LATER_MS = 15 * 60_000;
const ACTIVE_FOR_MS = 2 * 3_600_000;
/** Unpaid unattached intents are voided after a day: the page with their secret is long closed. */
const UNATTACHED_FOR_MS = 24 * 3_600_000;

type Owed = OrderAxes & Pick<OrderDocument, 'paidAt' | 'payBy' | 'invoicedAt'>;
type Order = Owed & Pick<OrderDocument, 'expiresAt'>;

/** An unpaid order, or one on account that was invoiced, and not paid wholly. */
function awaitsMoney(order: Owed): boolean {
  return awaitsPayment(order) || (isInvoicedOnAccount(order) && order.paidAt === undefined);
}

export function soonAfter(now: Date): Date {
  return new Date(now.getTime() + SOON_MS);
}

export function nextCheckAt(
  { touchedAt }: Pick<PaymentIntentDocument, 'touchedAt'>,
  order: Order | null,
  now: Date,
): Date {
  const soon = soonAfter(now);
  const isActive = now.getTime() - touchedAt.getTime() <= ACTIVE_FOR_MS;
  // An intent that may not be paid any more is voided without delay.
  if (isActive || (order && !awaitsMoney(order))) return soon;
  const later = now.getTime() + LATER_MS;
  if (!order) return new Date(later);
  return new Date(Math.min(later, Math.max(soon.getTime(), order.expiresAt?.getTime() ?? 0)));
}

export function isPayable(
  { createdAt }: Pick<PaymentIntentDocument, 'createdAt'>,
  order: Owed | null,
  now: Date,
): boolean {
  if (order) return awaitsMoney(order);
  return now.getTime() - createdAt.getTime() <= UNATTACHED_FOR_MS;
}
