import 'server-only';
import type { ClientSession } from 'mongodb';
import type { SubscriberDocument } from '@/lib/server/platform/db/documents/mail';
import { deleteSubscriber, findSubscriber } from './subscribers.repository';

/** Returns the newsletter's record of an address, in any state; null if there is none. */
export async function subscriptionOf(email: string): Promise<SubscriberDocument | null> {
  return findSubscriber(email);
}

/** Deletes the newsletter's record of an address, within the caller's transaction. */
export async function removeSubscriber(email: string, session: ClientSession): Promise<void> {
  await deleteSubscriber(email, session);
}
