import 'server-only';
import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { ContactMessageDocument } from '@/lib/server/db/documents/enquiries';

export async function insertMessage(message: ContactMessageDocument, session: ClientSession): Promise<void> {
  await (await collection('contact_messages')).insertOne(message, { session });
}

export async function findMessage(id: ObjectId): Promise<ContactMessageDocument | null> {
  return (await collection('contact_messages')).findOne({ _id: id });
}

/** The message that this address sent under this key. */
export async function findMessageByKey(email: string, key: string): Promise<ContactMessageDocument | null> {
  return (await collection('contact_messages')).findOne({ email, 'idempotency.key': key });
}

export type MessageSelection = {
  state: ContactMessageDocument['state'] | undefined;
  words: readonly RegExp[];
  skip: number;
  limit: number;
};

function filterOf({ state, words }: MessageSelection): Filter<ContactMessageDocument> {
  const matches = words.map((word) => ({
    $or: [{ number: word }, { name: word }, { email: word }, { company: word }, { message: word }],
  }));
  return { ...(state ? { state } : {}), ...(matches.length > 0 ? { $and: matches } : {}) };
}

/** Messages, newest first. */
export async function findMessages(selection: MessageSelection): Promise<ContactMessageDocument[]> {
  const { skip, limit } = selection;
  return (await collection('contact_messages'))
    .find(filterOf(selection), { sort: { receivedAt: -1, _id: -1 }, skip, limit })
    .toArray();
}

export async function countMessages(selection: MessageSelection): Promise<number> {
  return (await collection('contact_messages')).countDocuments(filterOf(selection));
}

/** Marks a message as answered unless it is already; answers it as it was, null if it is so already or is not there. */
export async function markMessageAnswered(
  id: ObjectId,
  answered: Required<Pick<ContactMessageDocument, 'answeredAt' | 'answeredBy'>>,
  session: ClientSession,
): Promise<ContactMessageDocument | null> {
  return (await collection('contact_messages')).findOneAndUpdate(
    { _id: id, state: { $ne: 'answered' } },
    { $set: { ...answered, state: 'answered' } },
    { session, returnDocument: 'before' },
  );
}

/** Opens an answered message, or one taken for spam; answers it as it was, null if it is open or is not there. */
export async function reopenMessage(
  id: ObjectId,
  session: ClientSession,
): Promise<ContactMessageDocument | null> {
  return (await collection('contact_messages')).findOneAndUpdate(
    { _id: id, state: { $ne: 'open' } },
    { $set: { state: 'open' }, $unset: { answeredAt: '', answeredBy: '' } },
    { session, returnDocument: 'before' },
  );
}

type OwnFilter = { userId: ObjectId; email: string | null };

function ownFilter({ userId, email }: OwnFilter): Filter<ContactMessageDocument> {
  return email ? { $or: [{ userId }, { email }] } : { userId };
}

/** Every message of an account, and of its e-mail where one is given, newest first. */
export async function findMessagesOf(own: OwnFilter): Promise<ContactMessageDocument[]> {
  return (await collection('contact_messages')).find(ownFilter(own), { sort: { receivedAt: -1 } }).toArray();
}

export async function deleteMessagesOf(own: OwnFilter, session: ClientSession): Promise<void> {
  await (await collection('contact_messages')).deleteMany(ownFilter(own), { session });
}
