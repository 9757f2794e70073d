import 'server-only';
import type { ClientSession } from 'mongodb';
import type { SubscriberDocument } from '@/lib/server/db/documents/mail';
import { deleteSubscriber, findSubscriber } from './subscribers.repository';

/** What is known of an address on the newsletter's list; null if it is not there. */
export async function subscriptionOf(email: string): Promise<SubscriberDocument | null> {
  return findSubscriber(email);
}

/** Takes an address off the list for good, within the caller's transaction. */
export async function forgetSubscriber(email: string, session: ClientSession): Promise<void> {
  await deleteSubscriber(email, session);
}
