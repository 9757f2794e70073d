import 'server-only';
import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import { CLOSED_ACCOUNT } from '@/lib/shared/closed-account';

export async function insertQuoteRequest(
  request: QuoteRequestDocument,
  session: ClientSession,
): Promise<void> {
  await (await collection('quote_requests')).insertOne(request, { session });
}

export async function findQuoteRequest(id: ObjectId): Promise<QuoteRequestDocument | null> {
  return (await collection('quote_requests')).findOne({ _id: id });
}

/** The request that this address sent under this key. */
export async function findQuoteRequestByKey(
  email: string,
  key: string,
): Promise<QuoteRequestDocument | null> {
  return (await collection('quote_requests')).findOne({ email, 'idempotency.key': key });
}

export type QuoteSelection = {
  /** The account whose requests they are; everyone's where it is left out. */
  userId?: ObjectId;
  state?: QuoteRequestDocument['state'] | undefined;
  words?: readonly RegExp[];
  skip: number;
  limit: number;
};

function filterOf({ userId, state, words = [] }: QuoteSelection): Filter<QuoteRequestDocument> {
  const matches = words.map((word) => ({
    $or: [
      { number: word },
      { name: word },
      { email: word },
      { company: word },
      { note: word },
      { 'lines.toolName': word },
      { 'lines.toolSku': word },
    ],
  }));
  return {
    ...(userId ? { userId } : {}),
    ...(state ? { state } : {}),
    ...(matches.length > 0 ? { $and: matches } : {}),
  };
}

/** Requests, newest first. */
export async function findQuoteRequests(selection: QuoteSelection): Promise<QuoteRequestDocument[]> {
  const { skip, limit } = selection;
  return (await collection('quote_requests'))
    .find(filterOf(selection), { sort: { receivedAt: -1, _id: -1 }, skip, limit })
    .toArray();
}

export async function countQuoteRequests(selection: QuoteSelection): Promise<number> {
  return (await collection('quote_requests')).countDocuments(filterOf(selection));
}

/** Marks a request as answered unless it is already; answers it as it was, null if it is so already or is not there. */
export async function markQuoteAnswered(
  id: ObjectId,
  answered: Required<Pick<QuoteRequestDocument, 'answeredAt' | 'answeredBy'>>,
  session: ClientSession,
): Promise<QuoteRequestDocument | null> {
  return (await collection('quote_requests')).findOneAndUpdate(
    { _id: id, state: { $ne: 'answered' } },
    { $set: { ...answered, state: 'answered' } },
    { session, returnDocument: 'before' },
  );
}

/** Opens an answered request, or one taken for spam; answers it as it was, null if it is open or is not there. */
export async function reopenQuote(
  id: ObjectId,
  session: ClientSession,
): Promise<QuoteRequestDocument | null> {
  return (await collection('quote_requests')).findOneAndUpdate(
    { _id: id, state: { $ne: 'open' } },
    { $set: { state: 'open' }, $unset: { answeredAt: '', answeredBy: '' } },
    { session, returnDocument: 'before' },
  );
}

type OwnFilter = { userId: ObjectId; email: string | null };

function ownFilter({ userId, email }: OwnFilter): Filter<QuoteRequestDocument> {
  return email ? { $or: [{ userId }, { email }] } : { userId };
}

/** Every request of an account, and of its e-mail where one is given, newest first. */
export async function findQuoteRequestsOf(own: OwnFilter): Promise<QuoteRequestDocument[]> {
  return (await collection('quote_requests')).find(ownFilter(own), { sort: { receivedAt: -1 } }).toArray();
}

/** Takes the person and what they wrote from their requests. */
export async function anonymiseQuoteRequests(own: OwnFilter, session: ClientSession): Promise<void> {
  const { buyerName: name, email } = CLOSED_ACCOUNT;
  await (await collection('quote_requests')).updateMany(
    ownFilter(own),
    { $set: { name, email, userId: null }, $unset: { company: '', phone: '', note: '', idempotency: '' } },
    { session },
  );
}
