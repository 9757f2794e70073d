import { type ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { SubscriberDocument } from '@/lib/server/platform/db/documents/mail';

type NewSubscriber = Pick<SubscriberDocument, 'email' | 'subscribedAt' | 'pendingUntil' | 'unsubscribeToken'>;

export async function insertSubscriber({ email, ...rest }: NewSubscriber): Promise<void> {
  try {
    await (await collection('subscribers')).updateOne(
      { email },
      { $setOnInsert: { _id: new ObjectId(), state: 'pending', ...rest } },
      { upsert: true },
    );
  } catch (error) {
    // A concurrent request for the same address was faster.
    if (!isDuplicateKey(error, 'email')) throw error;
  }
}

export async function findSubscriber(
  email: string,
  session?: ClientSession,
): Promise<SubscriberDocument | null> {
  return (await collection('subscribers')).findOne({ email }, { session });
}

export async function recordReminder(id: ObjectId, at: Date, session: ClientSession): Promise<void> {
  await (await collection('subscribers')).updateOne({ _id: id }, { $set: { lastMailAt: at } }, { session });
}

export async function setPending(
  id: ObjectId,
  confirmation: Required<Pick<SubscriberDocument, 'confirmHash' | 'pendingUntil' | 'lastMailAt'>> &
    Pick<SubscriberDocument, 'language'>,
  session: ClientSession,
): Promise<void> {
  await (await collection('subscribers')).updateOne(
    { _id: id, state: { $ne: 'confirmed' } },
    { $set: { ...confirmation, state: 'pending' } },
    { session },
  );
}

/** Null if no pending address has this link, or it has expired. */
export async function confirmSubscriber(
  confirmHash: string,
  now: Date,
  session: ClientSession,
): Promise<SubscriberDocument | null> {
  return (await collection('subscribers')).findOneAndUpdate(
    { confirmHash, state: 'pending', pendingUntil: { $gt: now } },
    { $set: { state: 'confirmed', confirmedAt: now, lastMailAt: now }, $unset: { pendingUntil: '' } },
    { session, returnDocument: 'after' },
  );
}

export async function isConfirmedBy(confirmHash: string): Promise<boolean> {
  const found = await (await collection('subscribers')).findOne(
    { confirmHash, state: 'confirmed' },
    { projection: { _id: 1 } },
  );
  return found !== null;
}

/**
 * Also voids its confirmation link. Returns the subscriber as it was before; null if there is none, or it was unsubscribed
 * already.
 */
export async function unsubscribeByToken(
  unsubscribeToken: string,
  now: Date,
  session: ClientSession,
): Promise<SubscriberDocument | null> {
  return (await collection('subscribers')).findOneAndUpdate(
    { unsubscribeToken, state: { $ne: 'unsubscribed' } },
    { $set: { state: 'unsubscribed', unsubscribedAt: now }, $unset: { confirmHash: '', pendingUntil: '' } },
    { session, returnDocument: 'before' },
  );
}

export async function findByUnsubscribeToken(unsubscribeToken: string): Promise<SubscriberDocument | null> {
  return (await collection('subscribers')).findOne({ unsubscribeToken });
}

export async function deleteSubscriber(email: string, session: ClientSession): Promise<void> {
  await (await collection('subscribers')).deleteOne({ email }, { session });
}
