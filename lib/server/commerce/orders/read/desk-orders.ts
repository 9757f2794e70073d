import type { ObjectId } from 'mongodb';
import { namesForPage } from '@/lib/server/commerce/tools/read/tool-names';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT, isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { isAllRefunded } from '@/lib/shared/orders/line-units';
import { firstLine } from '../order-lines';
import { readOrdersToDo, readOwnOrdersToDo } from './order-figures.repository';

type Figures = { count: number; cents: number; late: number };

/** An order that waits for its payment, with the tool of its first line in the page's language. */
export type UnpaidFound = {
  id: string;
  number: string;
  toolName: string;
  units: number;
  lineCount: number;
  cents: number;
  expiresAt: Date | undefined;
};

async function unpaidFound(orders: readonly OrderDocument[]): Promise<UnpaidFound[]> {
  const lines = orders.map((order) => ({ ...firstLine(order), language: order.language }));
  const stored = lines.map((line) => ({ ...line, toolId: line.toolId.toHexString() }));
  const nameOf = await namesForPage(stored);
  return orders.map(({ _id, number, units, lineCount, totals, expiresAt }, place) => ({
    ...{ id: _id.toHexString(), number, units, lineCount, cents: totals.totalCents, expiresAt },
    toolName: nameOf(stored[place] as (typeof stored)[number]),
  }));
}

/** Reads one's own open orders, and which of the orders in `among` are one's own, from the orders once. */
export async function readOwnDeskOrders(
  actor: Actor,
  { among, today, limit }: { among: readonly ObjectId[]; today: string; limit: number },
): Promise<{
  toPay: Figures & { first: UnpaidFound[] };
  underWay: Figures;
  own: ReadonlySet<string>;
}> {
  const { toPay, underWay, lateRefunds, own } = await readOwnOrdersToDo(ownerOf(actor), {
    among,
    today,
    limit,
  });
  return {
    toPay: {
      count: toPay.count,
      cents: toPay.sums.cents ?? 0,
      late: 0,
      first: await unpaidFound(toPay.first),
    },
    underWay: {
      count: underWay.count,
      cents: underWay.sums.cents ?? 0,
      late: (underWay.sums.late ?? 0) - lateRefunds.first.filter(isAllRefunded).length,
    },
    own: new Set(own.first.map(({ _id }) => _id.toHexString())),
  };
}

/** An order that an admin ships, or whose refund failed, since when. */
export type OrderToDo = {
  id: string;
  number: string;
  buyerName: string;
  cents: number;
  shipsOn?: string | undefined;
  since: Date;
};

function toDo({ _id, number, buyerName, buyerEmail, totals, shipsOn, ...order }: OrderDocument): OrderToDo {
  return {
    ...{ id: _id.toHexString(), number, cents: totals.totalCents, shipsOn },
    buyerName: isOfClosedAccount(buyerEmail) ? CLOSED_ACCOUNT.buyerName : buyerName,
    since: order.refundFailedAt ?? order.paidAt ?? order.placedAt,
  };
}

/** Reads what admins do about orders from the orders once, the oldest first. Throws `forbidden`. */
export async function readDeskOrders(
  actor: Actor,
  { today, limit }: { today: string; limit: number },
): Promise<Record<'toShip' | 'refundFailed', Figures & { first: OrderToDo[] }>> {
  requirePermission(actor, 'manage-orders');
  const { toShip, lateRefunds, refundFailed } = await readOrdersToDo({ today, limit });
  return {
    toShip: {
      count: toShip.count,
      cents: toShip.sums.cents ?? 0,
      late: (toShip.sums.late ?? 0) - lateRefunds.first.filter(isAllRefunded).length,
      first: toShip.first.map(toDo),
    },
    refundFailed: { count: refundFailed.count, cents: 0, late: 0, first: refundFailed.first.map(toDo) },
  };
}
