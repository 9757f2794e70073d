import 'server-only';
import { isRefunded } from '@/lib/shared/orders/order-status';
import type { MoneyBack } from './sales.repository';

/**
 * Returns when how much of an order's money went back to its buyer, in cents: by refunds in part, in the provider's dashboard,
 * by lost disputes, and by refunding the order, which is about what the others have left. Together never more than it cost.
 */
export function moneyBackOf(order: Omit<MoneyBack, '_id'>): { at: Date; cents: number }[] {
  const { totals, endedAt, partRefunds = [], returned, chargedBack } = order;
  const parts = [
    ...partRefunds.map(({ at, amountCents }) => ({ at, cents: amountCents })),
    ...[returned, chargedBack].flatMap((part) => (part ? [{ at: part.at, cents: part.amountCents }] : [])),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let left = totals.totalCents;
  const events = parts.map(({ at, cents }) => {
    const gone = Math.min(left, cents);
    left -= gone;
    return { at, cents: gone };
  });
  if (isRefunded(order) && endedAt) events.push({ at: endedAt, cents: left });
  return events.filter(({ cents }) => cents > 0);
}
