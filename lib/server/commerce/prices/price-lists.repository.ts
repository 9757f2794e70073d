import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import { Overtaken } from '@/lib/server/platform/db/database-errors';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { byName } from '@/lib/server/platform/sort-key';

export async function everyPriceList(session?: ClientSession): Promise<PriceListDocument[]> {
  const lists = await collection('price_lists');
  return lists.find({}, { session, sort: { createdAt: -1, _id: -1 } }).toArray();
}

export async function findPriceLists(
  ids: readonly ObjectId[],
  session?: ClientSession,
): Promise<PriceListDocument[]> {
  return (await collection('price_lists')).find({ _id: { $in: [...ids] } }, { session }).toArray();
}

export async function findPriceList(
  listId: ObjectId,
  session?: ClientSession,
): Promise<PriceListDocument | null> {
  return (await collection('price_lists')).findOne({ _id: listId }, { session });
}

export async function insertPriceList(list: PriceListDocument, session: ClientSession): Promise<void> {
  await (await collection('price_lists')).insertOne(list, { session });
}

/** Throws Overtaken where the list has another revision. */
export async function replacePriceList(
  list: PriceListDocument,
  revision: number,
  session: ClientSession,
): Promise<void> {
  const lists = await collection('price_lists');
  const { matchedCount } = await lists.replaceOne({ _id: list._id, revision }, list, { session });
  if (matchedCount !== 1) throw new Overtaken('the price list has another revision');
}

export async function deletePriceListDocument(listId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('price_lists')).deleteOne({ _id: listId }, { session });
}

export async function namesOfListsFor(groupId: ObjectId, session: ClientSession): Promise<string[]> {
  const lists = await collection('price_lists');
  const found = await lists.find({ groupId }, { session, projection: { name: 1 } }).toArray();
  return found.sort(byName).map(({ name }) => name);
}

export async function namesOfPriceLists(
  session?: ClientSession,
): Promise<Pick<PriceListDocument, '_id' | 'name'>[]> {
  return (await collection('price_lists')).find({}, { session, projection: { name: 1 } }).toArray();
}

/** Raised by each change of any price list; 0 before the first. */
export async function priceVersion(session?: ClientSession): Promise<number> {
  const found = await (await collection('price_versions')).findOne({ _id: 'current' }, { session });
  return found?.version ?? 0;
}

/** Belongs in the transaction of the change. */
export async function raisePriceVersion(session: ClientSession): Promise<void> {
  await (await collection('price_versions')).updateOne(
    { _id: 'current' },
    { $inc: { version: 1 } },
    { upsert: true, session },
  );
}
