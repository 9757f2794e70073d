import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument, PlainOrderFields } from '@/lib/server/platform/db/documents/orders';

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

export async function readNumbered(
  numbers: readonly string[],
): Promise<Pick<OrderDocument, '_id' | 'number' | 'companyId'>[]> {
  return (await collection('orders'))
    .find({ number: { $in: [...numbers] } })
    .project<Pick<OrderDocument, '_id' | 'number' | 'companyId'>>({ number: 1, companyId: 1 })
    .toArray();
}

export async function insertOrder(order: OrderDocument, session: ClientSession): Promise<void> {
  await (await collection('orders')).insertOne(order, { session });
}

/** Sets these fields; removes those that are undefined. Returns the order as it is then, null for an unknown id. */
export async function setOrderFields(
  id: ObjectId,
  fields: { [Name in keyof PlainOrderFields]?: PlainOrderFields[Name] | undefined },
  session: ClientSession,
): Promise<OrderDocument | null> {
  const entries = Object.entries(fields);
  const set = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, '']);
  return (await collection('orders')).findOneAndUpdate(
    { _id: id },
    {
      ...(set.length > 0 ? { $set: Object.fromEntries(set) } : {}),
      ...(removed.length > 0 ? { $unset: Object.fromEntries(removed) } : {}),
    },
    { session, returnDocument: 'after' },
  );
}
