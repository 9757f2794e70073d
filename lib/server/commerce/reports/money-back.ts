import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { isRefunded } from '@/lib/shared/orders/order-status';

/** `rest`: the refund of the order, of what the other ways had left. */
export type MoneyBackWay = 'part' | 'returned' | 'charged-back' | 'rest';

export type MoneyBackFields = Pick<
  OrderDocument,
  'payment' | 'fulfilment' | 'totals' | 'endedAt' | 'partRefunds' | 'returned' | 'chargedBack'
>;

/** `part`: which of the partial refunds it is. */
type MoneyBackEvent = { at: Date; cents: number; way: MoneyBackWay; part?: number };

/**
 * When how many cents were returned to the buyer: by partial refunds, in the provider's dashboard, by lost disputes,
 * and by the refund of the order, which is for the rest. Never more than it cost in total.
 */
export function moneyBackOf(order: MoneyBackFields): MoneyBackEvent[] {
  const { totals, endedAt, partRefunds = [], returned, chargedBack } = order;
  const parts: MoneyBackEvent[] = [
    ...partRefunds.map(({ at, amountCents: cents, part }) => ({ at, cents, way: 'part' as const, part })),
    ...(returned ? [{ at: returned.at, cents: returned.amountCents, way: 'returned' as const }] : []),
    ...(chargedBack
      ? [{ at: chargedBack.at, cents: chargedBack.amountCents, way: 'charged-back' as const }]
      : []),
  ];
  parts.sort((one, other) => one.at.getTime() - other.at.getTime());
  let left = totals.totalCents;
  const events = parts.map((event) => {
    const cents = Math.min(left, event.cents);
    left -= cents;
    return { ...event, cents };
  });
  if (isRefunded(order) && endedAt) events.push({ at: endedAt, cents: left, way: 'rest' });
  return events.filter(({ cents }) => cents > 0);
}
