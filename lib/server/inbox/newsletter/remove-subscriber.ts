import 'server-only';
import type { ClientSession } from 'mongodb';
import type { SubscriberDocument } from '@/lib/server/platform/db/documents/mail';
import { deleteSubscriber, findSubscriber } from './subscribers.repository';

export async function subscriptionOf(email: string): Promise<SubscriberDocument | null> {
  return findSubscriber(email);
}

export async function removeSubscriber(email: string, session: ClientSession): Promise<void> {
  await deleteSubscriber(email, session);
}
