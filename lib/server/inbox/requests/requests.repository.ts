import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { ownedBy, type PersonOwner } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  InboxRequest,
  RequestFields,
  RequestOf,
  StoredRequest,
} from '@/lib/server/platform/db/documents/requests-and-offers';
import { type FoundPart, readParts } from '@/lib/server/platform/db/read-parts';
import { CLOSED_ACCOUNT } from '@/lib/shared/accounts/closed-account';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { Requester } from './requester';

type Stored = StoredRequest<RequestKind>;

const COLLECTIONS = { contact: 'contact_messages', quote: 'quote_requests' } as const;

/** Searched by admins. */
const SEARCHED_FIELDS: Record<RequestKind, readonly string[]> = {
  contact: ['number', 'name', 'email', 'company', 'message'],
  quote: ['number', 'name', 'email', 'company', 'note', 'lines.toolName', 'lines.toolSku'],
};

async function requestsOfKind(kind: RequestKind) {
  return collection(COLLECTIONS[kind]);
}

function withKind<Kind extends RequestKind>(kind: Kind, stored: Stored): RequestOf<Kind> {
  return { ...stored, kind } as RequestOf<Kind>;
}

export async function insertRequest(request: InboxRequest, session: ClientSession): Promise<void> {
  const { kind, ...stored } = request;
  await (await requestsOfKind(kind)).insertOne(stored, { session });
}

export async function findRequest<Kind extends RequestKind>(
  kind: Kind,
  id: ObjectId,
): Promise<RequestOf<Kind> | null> {
  const stored = await (await requestsOfKind(kind)).findOne({ _id: id });
  return stored && withKind(kind, stored);
}

/** Keys are unique per e-mail. */
export async function findRequestByKey<Kind extends RequestKind>(
  kind: Kind,
  email: string,
  key: string,
): Promise<RequestOf<Kind> | null> {
  const stored = await (await requestsOfKind(kind)).findOne({ email, 'idempotency.key': key });
  return stored && withKind(kind, stored);
}

export type RequestSelection = {
  /** Everyone's, if absent. */
  owner?: PersonOwner | undefined;
  /** Every state, if absent. */
  state?: RequestFields['state'] | undefined;
  /** Each must match in one of the searched fields. */
  words?: readonly RegExp[];
  skip: number;
  limit: number;
};

function filterOf(
  kind: RequestKind,
  { owner, state, words = [] }: Partial<RequestSelection>,
): Filter<Stored> {
  const matches = words.map((word) => ({ $or: SEARCHED_FIELDS[kind].map((field) => ({ [field]: word })) }));
  return {
    ...(owner ? ownedBy(COLLECTIONS[kind], owner) : {}),
    ...(state ? { state } : {}),
    ...(matches.length > 0 ? { $and: matches } : {}),
  };
}

export async function findRequests<Kind extends RequestKind>(
  kind: Kind,
  selection: RequestSelection,
): Promise<RequestOf<Kind>[]> {
  const { skip, limit } = selection;
  const found = await (await requestsOfKind(kind))
    .find(filterOf(kind, selection), { sort: { receivedAt: -1, _id: -1 }, skip, limit })
    .toArray();
  return found.map((stored) => withKind(kind, stored));
}

export async function countRequests(kind: RequestKind, selection: RequestSelection): Promise<number> {
  return (await requestsOfKind(kind)).countDocuments(filterOf(kind, selection));
}

/** Counts open requests, everyone's without an owner, and finds those that have waited longest. */
export async function readOpenRequests(
  kind: RequestKind,
  { owner, limit }: { owner?: PersonOwner; limit: number },
): Promise<FoundPart<RequestFields & Partial<Pick<RequestOf<'quote'>, 'lines'>>>> {
  const fields = ['number', 'name', 'email', 'company', 'receivedAt', 'lines.toolName', 'lines.quantity'];
  const first = { sort: { receivedAt: 1, _id: 1 } as const, limit, fields };
  const filter = filterOf(kind, { owner, state: 'open' });
  const name: 'quote_requests' = COLLECTIONS[kind] as 'quote_requests';
  return (await readParts(name, filter as Filter<StoredRequest<'quote'>>, { open: { first } })).open;
}

/** Returns the request before the update; null if it is answered already or does not exist. */
export async function markRequestAnswered(
  kind: RequestKind,
  id: ObjectId,
  answered: Required<Pick<RequestFields, 'answeredAt' | 'answeredBy'>>,
  session: ClientSession,
): Promise<RequestFields | null> {
  return (await requestsOfKind(kind)).findOneAndUpdate(
    { _id: id, state: { $ne: 'answered' } },
    { $set: { ...answered, state: 'answered' } },
    { session, returnDocument: 'before' },
  );
}

/** Also for spam. Returns the request before the update; null if it is open already or does not exist. */
export async function reopenRequest(
  kind: RequestKind,
  id: ObjectId,
  session: ClientSession,
): Promise<RequestFields | null> {
  return (await requestsOfKind(kind)).findOneAndUpdate(
    { _id: id, state: { $ne: 'open' } },
    { $set: { state: 'open' }, $unset: { answeredAt: '', answeredBy: '' } },
    { session, returnDocument: 'before' },
  );
}

function sentBy(kind: RequestKind, { owner, email }: Requester): Filter<Stored> {
  const own = ownedBy(COLLECTIONS[kind], owner);
  return email ? { $or: [own, { email }] } : own;
}

export async function findRequestsOf<Kind extends RequestKind>(
  kind: Kind,
  requester: Requester,
): Promise<RequestOf<Kind>[]> {
  const found = await (await requestsOfKind(kind))
    .find(sentBy(kind, requester), { sort: { receivedAt: -1 } })
    .toArray();
  return found.map((stored) => withKind(kind, stored));
}

export async function anonymiseQuoteRequests(requester: Requester, session: ClientSession): Promise<void> {
  const removed = { name: '', email: CLOSED_ACCOUNT.email, userId: null };
  await (await collection(COLLECTIONS.quote)).updateMany(
    sentBy('quote', requester),
    { $set: removed, $unset: { company: '', phone: '', note: '', files: '', idempotency: '' } },
    { session },
  );
}

export async function deleteContactMessages(requester: Requester, session: ClientSession): Promise<void> {
  await (await collection(COLLECTIONS.contact)).deleteMany(sentBy('contact', requester), { session });
}
