import 'server-only';
import type {
  readBuyerSales,
  readToolSales,
  readWaitingOrders,
} from '@/lib/server/commerce/reports/read-sales';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { toDollars } from '@/lib/shared/numbers/money';
import { type Overview, SHIP_AGES, type WaitingOrder } from '@/lib/shared/reports/overview.schema';

type Rows<Read extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;
type Waiting = Rows<typeof readWaitingOrders>;

const counted = ({ count, cents }: { count: number; cents: number }) => ({ count, value: toDollars(cents) });

const add = (one: Waiting['toShip'][number], other: Waiting['toShip'][number]) => ({
  count: one.count + other.count,
  cents: one.cents + other.cents,
});

function serializeOrder(order: Waiting['first']['toShip'][number], at: Date): WaitingOrder {
  const { _id, number, buyerName, buyerEmail, totals } = order;
  return {
    _id: _id.toHexString(),
    number,
    buyerName: isOfClosedAccount(buyerEmail) ? CLOSED_ACCOUNT.buyerName : buyerName,
    buyerEmail,
    value: toDollars(totals.totalCents),
    at: at.toISOString(),
  };
}

export function serializeWaiting({ toShip, unpaid, first }: Waiting): Pick<Overview, 'toShip' | 'unpaid'> {
  return {
    toShip: {
      ...counted(toShip.reduce(add, { count: 0, cents: 0 })),
      ages: toShip.map((age, index) => ({ ...counted(age), fromDays: SHIP_AGES[index] ?? 0 })),
      next: first.toShip.map((order) => serializeOrder(order, order.paidAt ?? order.placedAt)),
    },
    unpaid: {
      ...counted(unpaid.all),
      soon: counted(unpaid.soon),
      next: first.unpaid.map((order) => serializeOrder(order, order.expiresAt ?? order.placedAt)),
    },
  };
}

export function serializeTools(tools: Rows<typeof readToolSales>): Overview['tools'] {
  return tools.map(({ _id, sku, name, units, cents }) => ({
    toolId: _id.toHexString(),
    sku,
    name,
    units,
    revenue: toDollars(cents),
  }));
}

export function serializeCustomers(
  buyers: Rows<typeof readBuyerSales>,
  names: ReadonlyMap<string, string>,
): Overview['customers'] {
  return buyers.map(({ _id, orders, cents }) => ({
    _id: _id.toHexString(),
    name: names.get(_id.toHexString()) ?? null,
    orders,
    revenue: toDollars(cents),
  }));
}
