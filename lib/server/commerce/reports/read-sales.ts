import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { TimeSpan } from '@/lib/shared/dates/zoned-days';
import { isRefunded } from '@/lib/shared/orders/order-status';
import {
  type BuyerSales,
  countToShip,
  countUnpaid,
  findFirstToShip,
  findFirstUnpaid,
  findMoneyBack,
  type MoneyBack,
  type PaidSales,
  type StoredWaitingOrder,
  sumBuyers,
  sumPaid,
  sumTools,
  type ToolSales,
  type Waiting,
} from './sales.repository';

/**
 * When how many cents were returned to the buyer: by partial refunds, in the provider's dashboard, by lost disputes,
 * and by the refund of the order, which is for the rest. Never more than it cost in total.
 */
function moneyBackOf(order: Omit<MoneyBack, '_id'>): { at: Date; cents: number }[] {
  const { totals, endedAt, partRefunds = [], returned, chargedBack } = order;
  const parts = [
    ...partRefunds.map(({ at, amountCents }) => ({ at, cents: amountCents })),
    ...[returned, chargedBack].flatMap((part) => (part ? [{ at: part.at, cents: part.amountCents }] : [])),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let left = totals.totalCents;
  const events = parts.map(({ at, cents }) => {
    const returnedCents = Math.min(left, cents);
    left -= returnedCents;
    return { at, cents: returnedCents };
  });
  if (isRefunded(order) && endedAt) events.push({ at: endedAt, cents: left });
  return events.filter(({ cents }) => cents > 0);
}

type Calendar = { unit: 'day' | 'month'; timeZone: string };

export async function readPaid(actor: Actor, span: TimeSpan, calendar: Calendar): Promise<PaidSales[]> {
  requirePermission(actor, 'manage-orders');
  return sumPaid(span, calendar);
}

export async function readMoneyBack(actor: Actor, span: TimeSpan): Promise<{ at: Date; cents: number }[]> {
  requirePermission(actor, 'manage-orders');
  const events = (await findMoneyBack(span)).flatMap(moneyBackOf);
  return events.filter(({ at }) => at >= span.from && at < span.to);
}

export async function readToolSales(
  actor: Caller,
  span: TimeSpan,
  { by, limit }: { by: 'cents' | 'units'; limit: number },
): Promise<ToolSales[]> {
  requirePermission(actor, 'see-tool-sales');
  return sumTools(span, by, limit);
}

export async function readBuyerSales(actor: Actor, span: TimeSpan, limit: number): Promise<BuyerSales[]> {
  requirePermission(actor, 'manage-orders');
  return sumBuyers(span, limit);
}

type WaitingOrders = {
  /** Paid or on account, and not shipped, in the spans between the bounds, latest first. */
  toShip: Waiting[];
  unpaid: { all: Waiting; soon: Waiting };
  first: { toShip: StoredWaitingOrder[]; unpaid: StoredWaitingOrder[] };
};

export async function readWaitingOrders(
  actor: Actor,
  { bounds, soon, limit }: { bounds: readonly Date[]; soon: Date; limit: number },
): Promise<WaitingOrders> {
  requirePermission(actor, 'manage-orders');
  const [toShip, unpaid, unpaidSoon, firstToShip, firstUnpaid] = await Promise.all([
    countToShip(bounds),
    countUnpaid(),
    countUnpaid(soon),
    findFirstToShip(limit),
    findFirstUnpaid(limit),
  ]);
  return {
    toShip,
    unpaid: { all: unpaid, soon: unpaidSoon },
    first: { toShip: firstToShip, unpaid: firstUnpaid },
  };
}
