import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { SubscriberDocument } from '@/lib/server/platform/db/documents/mail';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';

type NewSubscriber = Pick<SubscriberDocument, 'email' | 'subscribedAt' | 'pendingUntil' | 'unsubscribeToken'>;

/** Adds a pending subscriber unless the address is known already. */
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

/** Records when a confirmed subscriber was last informed of it. */
export async function recordReminder(id: ObjectId, at: Date, session: ClientSession): Promise<void> {
  await (await collection('subscribers')).updateOne({ _id: id }, { $set: { lastMailAt: at } }, { session });
}

/** Makes an address that is not confirmed pending, with the link that confirms it; earlier links stop working. */
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

/** Confirms the pending address whose link has this token, until the link expires; null if there is none. */
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

/** Whether the link with this token has confirmed its address already. */
export async function isConfirmedBy(confirmHash: string): Promise<boolean> {
  const found = await (await collection('subscribers')).findOne(
    { confirmHash, state: 'confirmed' },
    { projection: { _id: 1 } },
  );
  return found !== null;
}

/**
 * Unsubscribes the address whose mails carry this token, and voids its confirmation link. Returns it as it was before; null
 * if there is none, or it was unsubscribed already.
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

/** Returns the address, in any state, whose mails have this token. */
export async function findByUnsubscribeToken(unsubscribeToken: string): Promise<SubscriberDocument | null> {
  return (await collection('subscribers')).findOne({ unsubscribeToken });
}

export async function deleteSubscriber(email: string, session: ClientSession): Promise<void> {
  await (await collection('subscribers')).deleteOne({ email }, { session });
}
