import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import {
  readNumbers,
  readOrder,
  readOrderByNumber,
  readOrderByTransaction,
  readOrders,
} from './orders.repository';

/** Returns the order with this id as calls give it. Throws `not-found`, also for a malformed id. */
export async function requireOrder(id: string): Promise<OrderDocument> {
  const order = await readOrder(parseObjectId(id));
  if (!order) throw new AppError('not-found');
  return order;
}

/** Returns an order as the caller's transaction sees it, or null. */
export async function findOrder(id: ObjectId, session?: ClientSession): Promise<OrderDocument | null> {
  return readOrder(id, session);
}

/** Returns the order that this payment intent paid, or null. */
export async function findOrderPaidBy(
  intentId: string,
  session?: ClientSession,
): Promise<OrderDocument | null> {
  return readOrderByTransaction(intentId, session);
}

/** Returns the order with this number, or null. */
export async function findOrderByNumber(number: string): Promise<OrderDocument | null> {
  return readOrderByNumber(number);
}

/** Returns those of these orders that exist, oldest first. */
export async function findOrders(ids: readonly ObjectId[]): Promise<OrderDocument[]> {
  return readOrders(ids);
}

/** Returns the numbers of these orders by id in hex. */
export async function findOrderNumbers(ids: readonly ObjectId[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await readNumbers(ids)).map(({ _id, number }) => [_id.toHexString(), number]));
}
