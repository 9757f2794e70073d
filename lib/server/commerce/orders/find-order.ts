import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { ORDER_NUMBER_PREFIX } from './order-number';
import {
  readNumbered,
  readNumbers,
  readOrder,
  readOrderByNumber,
  readOrderByTransaction,
  readOrders,
} from './orders.repository';

/** Throws `not-found`, also for a malformed id. */
export async function requireOrder(id: string): Promise<OrderDocument> {
  const order = await readOrder(parseObjectId(id));
  if (!order) throw new AppError('not-found');
  return order;
}

/** By its id or number. Throws `not-found`. */
export async function requireNamedOrder(name: string): Promise<OrderDocument> {
  if (!name.startsWith(ORDER_NUMBER_PREFIX)) return requireOrder(name);
  const order = await readOrderByNumber(name);
  if (!order) throw new AppError('not-found');
  return order;
}

export async function findOrder(id: ObjectId, session?: ClientSession): Promise<OrderDocument | null> {
  return readOrder(id, session);
}

export async function findOrderPaidBy(
  intentId: string,
  session?: ClientSession,
): Promise<OrderDocument | null> {
  return readOrderByTransaction(intentId, session);
}

export async function findOrderByNumber(number: string): Promise<OrderDocument | null> {
  return readOrderByNumber(number);
}

export async function findOrders(ids: readonly ObjectId[]): Promise<OrderDocument[]> {
  return readOrders(ids);
}

export async function findOrderNumbers(ids: readonly ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await readNumbers(ids)).map(({ _id, number }) => [_id.toHexString(), number]));
}

/** The orders of companies that have these numbers. */
export async function findCompanyOrdersNumbered(
  numbers: readonly string[],
): Promise<{ _id: ObjectId; number: string; companyId: ObjectId }[]> {
  const orders = await readNumbered(numbers);
  return orders.flatMap(({ _id, number, companyId }) => (companyId ? [{ _id, number, companyId }] : []));
}
