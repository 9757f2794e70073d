import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { CustomerViewDocument } from '@/lib/server/platform/db/documents/compliance';

export type ViewKey = Pick<CustomerViewDocument, 'adminId' | 'session' | 'customerId'>;

export async function findView(
  key: ViewKey,
  now: Date,
  session?: ClientSession,
): Promise<CustomerViewDocument | null> {
  return (await collection('customer_views')).findOne({ ...key, until: { $gt: now } }, { session });
}

export async function insertView(view: CustomerViewDocument, session: ClientSession): Promise<void> {
  await (await collection('customer_views')).insertOne(view, { session });
}

/** Also deletes an expired one. Null if there is none. */
export async function deleteView(
  filter: ViewKey | { _id: ObjectId },
  session: ClientSession,
): Promise<CustomerViewDocument | null> {
  return (await collection('customer_views')).findOneAndDelete(filter, { session });
}

/** At most `limit`, without `except`. */
export async function findExpiredViews({
  now,
  limit,
  except,
}: {
  now: Date;
  limit: number;
  except: readonly ObjectId[];
}): Promise<ObjectId[]> {
  const found = await (await collection('customer_views'))
    .find({ until: { $lte: now }, _id: { $nin: [...except] } }, { projection: { _id: 1 }, limit })
    .toArray();
  return found.map(({ _id }) => _id);
}
