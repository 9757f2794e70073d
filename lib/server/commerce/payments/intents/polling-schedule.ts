import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaymentIntentDocument } from '@/lib/server/platform/db/documents/payments';
import { awaitsPayment, type OrderAxes } from '@/lib/shared/orders/order-status';

/** How often the provider is asked about an open intent while its buyer may be at the payment page (product §4.6). */
const SOON_MS = 30_000;
/** How often once nobody has touched it for a while: its buyer has left, and the provider limits calls. */
const LATER_MS = 15 * 60_000;
const ACTIVE_FOR_MS = 2 * 3_600_000;
/** An unattached intent that nobody paid in a day is voided: the page that held its secret is long closed. */
const UNATTACHED_FOR_MS = 24 * 3_600_000;

type Order = OrderAxes & Pick<OrderDocument, 'expiresAt'>;

/** When an open intent is checked for the first time, or again while another process may be checking it. */
export function soonAfter(now: Date): Date {
  return new Date(now.getTime() + SOON_MS);
}

/** When an open intent is checked next, as of a check at `now`. */
export function nextCheckAt(
  { touchedAt }: Pick<PaymentIntentDocument, 'touchedAt'>,
  order: Order | null,
  now: Date,
): Date {
  const soon = soonAfter(now);
  const isActive = now.getTime() - touchedAt.getTime() <= ACTIVE_FOR_MS;
  // Whatever cannot be paid any more is to be voided without delay.
  if (isActive || (order && !awaitsPayment(order))) return soon;
  const later = now.getTime() + LATER_MS;
  if (!order) return new Date(later);
  return new Date(Math.min(later, Math.max(soon.getTime(), order.expiresAt.getTime())));
}

/** Whether an intent may still be paid: its order is unpaid, or it belongs to none and is young. */
export function isPayable(
  { createdAt }: Pick<PaymentIntentDocument, 'createdAt'>,
  order: OrderAxes | null,
  now: Date,
): boolean {
  if (order) return awaitsPayment(order);
  return now.getTime() - createdAt.getTime() <= UNATTACHED_FOR_MS;
}
