import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { TimeSpan } from '@/lib/shared/dates/zoned-days';
import { moneyBackOf } from './money-back';
import {
  type BuyerSales,
  countToShip,
  countUnpaid,
  findFirstToShip,
  findFirstUnpaid,
  findMoneyBack,
  type PaidSales,
  type StoredWaitingOrder,
  sumBuyers,
  sumPaid,
  sumTools,
  type ToolSales,
  type Waiting,
} from './sales.repository';

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

/** What a person or a company bought; `key` is the person's id in hex, or the company's number. */
export type BuyerSum = { key: string; name?: string | undefined; orders: number; cents: number };

/** Adds up what has the same key, and returns those that bought most. */
function most(sales: readonly BuyerSales[], keyOf: (one: BuyerSales) => string | undefined, limit: number) {
  const sums = new Map<string, BuyerSum>();
  for (const one of sales) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const { orders, cents } = sums.get(key) ?? { orders: 0, cents: 0 };
    sums.set(key, { key, name: one.name, orders: orders + one.orders, cents: cents + one.cents });
  }
  const byCents = (one: BuyerSum, other: BuyerSum) =>
    other.cents - one.cents || (one.key < other.key ? -1 : 1);
  return [...sums.values()].sort(byCents).slice(0, limit);
}

/** The people and the companies that bought most. */
export async function readBuyerSales(
  actor: Actor,
  span: TimeSpan,
  limit: number,
): Promise<{ people: BuyerSum[]; companies: BuyerSum[] }> {
  requirePermission(actor, 'manage-orders');
  const sales = await sumBuyers(span);
  return {
    people: most(sales, ({ user }) => user.toHexString(), limit),
    companies: most(sales, ({ company }) => company, limit),
  };
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
