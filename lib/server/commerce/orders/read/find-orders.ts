import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { toDollars } from '@/lib/shared/numbers/money';
import { type OrderState, stateOf } from '@/lib/shared/orders/order-status';
import { ORDER_NUMBER_PREFIX, poKeyOf } from '../order-number';
import { findByNumber, findByPoKey, findOfBuyers } from './selected-orders.repository';

export type FoundOrder = {
  _id: string;
  number: string;
  poNumber?: string;
  buyerName: string;
  state: OrderState;
  value: number;
};

/** Shorter ones would match a large part of all orders. */
const NUMBER_START_MIN = 2;

/** Returns the beginning of order numbers that the text may mean, with or without `ORD-` and in any case; null for none. Pure. */
export function numberStart(typed: string): string | null {
  const code = typed
    .trim()
    .toUpperCase()
    .replaceAll(' ', '')
    .replace(/^ORD-?/, '');
  return code.length >= NUMBER_START_MIN && /^[A-Z0-9]+$/.test(code) ? `${ORDER_NUMBER_PREFIX}${code}` : null;
}

/**
 * Orders whose number begins with the text, then those whose PO number does, then the newest of these buyers; at most `limit`,
 * each once. Every query reads a range of an index. Throws `forbidden`.
 */
export async function findOrders(
  actor: Actor,
  typed: string,
  buyers: readonly ObjectId[],
  limit: number,
): Promise<FoundOrder[]> {
  requirePermission(actor, 'manage-orders');
  const number = numberStart(typed);
  const poKey = poKeyOf(typed.trim());
  const found = await Promise.all([
    number === null ? [] : findByNumber(number, limit),
    poKey === '' ? [] : findByPoKey(poKey, limit),
    findOfBuyers(buyers, limit),
  ]);
  const orders = new Map(found.flat().map((order) => [order.number, order]));
  return [...orders.values()].slice(0, limit).map((order) => ({
    _id: order._id.toHexString(),
    number: order.number,
    ...(order.poNumber ? { poNumber: order.poNumber } : {}),
    buyerName: order.buyerName,
    state: stateOf(order),
    value: toDollars(order.totals.totalCents),
  }));
}
