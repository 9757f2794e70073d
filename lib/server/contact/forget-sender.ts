import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { ContactMessageDocument } from '@/lib/server/db/documents/enquiries';
import { deleteMessagesOf, findMessagesOf } from './contact-messages.repository';

/** Whose messages: those of the account, and those of its e-mail where it is proved to be theirs. */
export type Sender = { userId: ObjectId; email: string | null };

/** What someone has written to the shop, newest first. */
export async function messagesOf(sender: Sender): Promise<ContactMessageDocument[]> {
  return findMessagesOf(sender);
}

/** Deletes someone's messages, within the caller's transaction: there is nothing in them but what the person wrote. */
export async function forgetSender(sender: Sender, session: ClientSession): Promise<void> {
  await deleteMessagesOf(sender, session);
}
