import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/errors';
import { moneyBackOf } from './money-back';
import { mayManageOrders } from './orders.policy';
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
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  return sumPaid(span, calendar);
}

/** Returns when how much money went back to buyers in a span, in cents; for admins. Throws `forbidden`. */
export async function readMoneyBack(actor: Actor, span: Span): Promise<{ at: Date; cents: number }[]> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  const events = (await findMoneyBack(span)).flatMap(moneyBackOf);
  return events.filter(({ at }) => at >= span.from && at < span.to);
}

/** Returns which tools brought most in a span, or of which most units were sold; for admins. Throws `forbidden`. */
export async function readToolSales(
  actor: Actor,
  span: Span,
  { by, limit }: { by: 'cents' | 'units'; limit: number },
): Promise<ToolSums[]> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  return sumTools(span, by, limit);
}

/** Returns who paid most in a span; for admins. Throws `forbidden`. */
export async function readBuyerSales(actor: Actor, span: Span, limit: number): Promise<BuyerSums[]> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
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
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
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
