import 'server-only';
import type { ClientSession } from 'mongodb';
import { blankRecipient, findMailsTo } from './outbox.repository';

/** Returns the mails sent to an address, newest first: time and subject. Their texts are not stored. */
export async function mailsSentTo(email: string): Promise<{ subject: string; sentAt: Date | null }[]> {
  const mails = await findMailsTo(email);
  return mails.map(({ subject, sentAt }) => ({ subject, sentAt: sentAt ?? null }));
}

/** Removes an address from the records of mails that were sent to it, within the caller's transaction. */
export async function anonymiseRecipient(email: string, session: ClientSession): Promise<void> {
  await blankRecipient(email, session);
}
