import type { ClientSession, Filter, ObjectId } from 'mongodb';
import type { PersonOwner } from '@/lib/server/identity/owner';
import { readableBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { ReturnDocument } from '@/lib/server/platform/db/documents/returns';
import { readParts } from '@/lib/server/platform/db/read-parts';
import type { ReturnState } from '@/lib/shared/shipments/return-states';

const NEWEST_FIRST = { requestedAt: -1, _id: -1 } as const;

export async function insertReturn(made: ReturnDocument, session: ClientSession): Promise<void> {
  await (await collection('returns')).insertOne(made, { session });
}

export async function findReturn(id: ObjectId, session?: ClientSession): Promise<ReturnDocument | null> {
  return (await collection('returns')).findOne({ _id: id }, { session });
}

export async function findReturnByNumber(number: string): Promise<Pick<ReturnDocument, '_id'> | null> {
  return (await collection('returns')).findOne({ number }, { projection: { _id: 1 } });
}

export async function findReturnByKey(
  orderId: ObjectId,
  key: string,
  session: ClientSession,
): Promise<ReturnDocument | null> {
  return (await collection('returns')).findOne({ orderId, 'idempotency.key': key }, { session });
}

export async function findReturnByExternalId(
  externalId: string,
  session: ClientSession,
): Promise<ReturnDocument | null> {
  return (await collection('returns')).findOne({ externalId }, { session });
}

/** Changes a return that still stands as it was read; null if it does not. */
export async function updateReturn(
  { _id, state }: Pick<ReturnDocument, '_id' | 'state'>,
  set: Partial<Omit<ReturnDocument, '_id'>>,
  session: ClientSession,
): Promise<ReturnDocument | null> {
  return (await collection('returns')).findOneAndUpdate(
    { _id, state },
    { $set: set },
    { session, returnDocument: 'after' },
  );
}

/** Whose returns: of one's own orders, and of the company's for its approvers. */
export type ReturnReader = { owner: PersonOwner; companyId?: ObjectId };

export type ReturnSelection = {
  reader?: ReturnReader;
  states?: readonly ReturnState[] | undefined;
  /** Each must match in one of the searched fields. */
  words?: readonly RegExp[];
};

const SEARCHED_FIELDS = [
  'number',
  'orderNumber',
  'shipmentNumber',
  'buyerName',
  'companyName',
  'lines.serials',
];

function filterOf({ reader, states, words = [] }: ReturnSelection): Filter<ReturnDocument> {
  const own = reader && (readableBy('returns', reader.owner) as Filter<ReturnDocument>);
  const theirs = reader?.companyId ? [{ companyId: reader.companyId }] : [];
  const matches = words.map((word) => ({ $or: SEARCHED_FIELDS.map((field) => ({ [field]: word })) }));
  return {
    ...(own ? { $or: [own, ...theirs] } : {}),
    ...(states ? { state: { $in: [...states] } } : {}),
    ...(matches.length > 0 ? { $and: matches } : {}),
  };
}

export async function findReturns(
  selection: ReturnSelection,
  { skip, limit }: { skip: number; limit: number },
): Promise<ReturnDocument[]> {
  return (await collection('returns'))
    .find(filterOf(selection), { sort: NEWEST_FIRST, skip, limit })
    .toArray();
}

export async function countReturns(selection: ReturnSelection): Promise<number> {
  return (await collection('returns')).countDocuments(filterOf(selection));
}

/** Counts returns that are under way, by state, in one read. */
export async function readReturnsToDo(): Promise<Record<'requested' | 'approved' | 'received', number>> {
  const { requested, approved, received } = await readParts(
    'returns',
    { state: { $in: ['requested', 'approved', 'received'] } },
    {
      requested: { filter: { state: 'requested' } },
      approved: { filter: { state: 'approved' } },
      received: { filter: { state: 'received' } },
    },
  );
  return { requested: requested.count, approved: approved.count, received: received.count };
}

/** Of orders that this person placed, those for a company too. */
export async function findReturnsOf(buyerId: ObjectId, session?: ClientSession): Promise<ReturnDocument[]> {
  return (await collection('returns')).find({ buyerId }, { sort: { requestedAt: 1 }, session }).toArray();
}

/** Removes name and words of their buyer. */
export async function removeWords(buyerId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('returns')).updateMany(
    { buyerId },
    { $set: { buyerName: '' }, $unset: { note: '', 'lines.$[].note': '', idempotency: '' } },
    { session },
  );
}
