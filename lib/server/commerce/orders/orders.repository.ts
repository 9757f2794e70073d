import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';

export async function readOrder(id: ObjectId, session?: ClientSession): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne({ _id: id }, { session });
}

export async function readOrderByTransaction(
  transactionId: string,
  session?: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne({ transactionId }, { session });
}

export async function readOrderByNumber(number: string): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne({ number });
}

export async function readOrders(ids: readonly ObjectId[]): Promise<OrderDocument[]> {
  return (await collection('orders'))
    .find({ _id: { $in: [...ids] } }, { sort: { placedAt: 1, _id: 1 } })
    .toArray();
}

export async function readNumbers(
  ids: readonly ObjectId[],
): Promise<Pick<OrderDocument, '_id' | 'number'>[]> {
  return (await collection('orders'))
    .find({ _id: { $in: [...ids] } })
    .project<Pick<OrderDocument, '_id' | 'number'>>({ number: 1 })
    .toArray();
}

export async function insertOrder(order: OrderDocument, session: ClientSession): Promise<void> {
  await (await collection('orders')).insertOne(order, { session });
}
