import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { SubscriberDocument } from '@/lib/server/db/documents/mail';
import { isDuplicateKey } from '@/lib/server/db/duplicate-key';

type NewSubscriber = Pick<SubscriberDocument, 'email' | 'subscribedAt' | 'pendingUntil' | 'unsubscribeToken'>;

/** Adds a pending subscriber unless the address is known already. */
export async function insertSubscriber({ email, ...rest }: NewSubscriber): Promise<void> {
  const subscribers = await collection('subscribers');
  try {
    await subscribers.updateOne(
      { email },
      { $setOnInsert: { _id: new ObjectId(), state: 'pending', ...rest } },
      { upsert: true },
    );
  } catch (error) {
    // Another request for the same address was a moment faster.
    if (!isDuplicateKey(error, 'email')) throw error;
  }
  // Addresses taken before there was a confirmation have to confirm like any other.
  await subscribers.updateOne(
    { email, unsubscribeToken: { $exists: false } },
    { $set: { ...rest, state: 'pending' } },
  );
}

export async function findSubscriber(
  email: string,
  session?: ClientSession,
): Promise<SubscriberDocument | null> {
  return (await collection('subscribers')).findOne({ email }, { session });
}

/** Notes the mail that a known subscriber is sent now. */
export async function noteReminder(id: ObjectId, at: Date, session: ClientSession): Promise<void> {
  await (await collection('subscribers')).updateOne({ _id: id }, { $set: { lastMailAt: at } }, { session });
}

/** Makes an address that is not confirmed wait for the link with this token; links of before stop working. */
export async function awaitConfirmation(
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

/** Confirms the address whose link has this token, while the link lasts; null if there is none that still waits. */
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

/** Whether the link with this token has confirmed its address before. */
export async function isConfirmedBy(confirmHash: string): Promise<boolean> {
  const found = await (await collection('subscribers')).findOne(
    { confirmHash, state: 'confirmed' },
    { projection: { _id: 1 } },
  );
  return found !== null;
}

/** Takes an address off the list; its confirmation link cannot bring it back. Null if none on it has this token. */
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

/** The address, on the list or off it, whose mails carry this token. */
export async function findByUnsubscribeToken(unsubscribeToken: string): Promise<SubscriberDocument | null> {
  return (await collection('subscribers')).findOne({ unsubscribeToken });
}

export async function deleteSubscriber(email: string, session: ClientSession): Promise<void> {
  await (await collection('subscribers')).deleteOne({ email }, { session });
}
