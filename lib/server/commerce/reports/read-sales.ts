import 'server-only';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { moneyBackOf } from './money-back';
import {
  type BuyerSums,
  countToShip,
  countUnpaid,
  findFirstWaiting,
  findMoneyBack,
  type PaidSums,
  type Span,
  sumBuyers,
  sumPaid,
  sumTools,
  type ToolSums,
  type Waiting,
  type WaitingOrder,
} from './sales.repository';

/** Days or months of a time zone. */
type Calendar = { unit: 'day' | 'month'; timeZone: string };

/** Returns what was paid in a span, by part of the calendar, in cents; for admins. Throws `forbidden`. */
export async function readPaid(actor: Actor, span: Span, calendar: Calendar): Promise<PaidSums[]> {
  requirePermission(actor, 'manage-orders');
  return sumPaid(span, calendar);
}

/** Returns when how much money went back to buyers in a span, in cents; for admins. Throws `forbidden`. */
export async function readMoneyBack(actor: Actor, span: Span): Promise<{ at: Date; cents: number }[]> {
  requirePermission(actor, 'manage-orders');
  const events = (await findMoneyBack(span)).flatMap(moneyBackOf);
  return events.filter(({ at }) => at >= span.from && at < span.to);
}

/** Returns which tools brought most in a span, or of which most units were sold; for admins. Throws `forbidden`. */
export async function readToolSales(
  actor: Caller,
  span: Span,
  { by, limit }: { by: 'cents' | 'units'; limit: number },
): Promise<ToolSums[]> {
  requirePermission(actor, 'see-tool-sales');
  return sumTools(span, by, limit);
}

/** Returns who paid most in a span; for admins. Throws `forbidden`. */
export async function readBuyerSales(actor: Actor, span: Span, limit: number): Promise<BuyerSums[]> {
  requirePermission(actor, 'manage-orders');
  return sumBuyers(span, limit);
}

type WaitingOrders = {
  /** Paid and not shipped, in the spans between these bounds, latest first. */
  toShip: Waiting[];
  unpaid: { all: Waiting; soon: Waiting };
  first: { toShip: WaitingOrder[]; unpaid: WaitingOrder[] };
};

/** Returns which orders wait to be shipped and to be paid; for admins. Throws `forbidden`. */
export async function readWaitingOrders(
  actor: Actor,
  { bounds, soon, limit }: { bounds: readonly Date[]; soon: Date; limit: number },
): Promise<WaitingOrders> {
  requirePermission(actor, 'manage-orders');
  const [toShip, unpaid, unpaidSoon, firstToShip, firstUnpaid] = await Promise.all([
    countToShip(bounds),
    countUnpaid(),
    countUnpaid(soon),
    findFirstWaiting('awaitShipment', limit),
    findFirstWaiting('awaitPayment', limit),
  ]);
  return {
    toShip,
    unpaid: { all: unpaid, soon: unpaidSoon },
    first: { toShip: firstToShip, unpaid: firstUnpaid },
  };
}
