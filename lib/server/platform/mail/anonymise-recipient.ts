import 'server-only';
import type { ClientSession } from 'mongodb';
import { blankRecipient, findMailsTo } from './outbox.repository';

/** Newest first. Their texts are not stored. */
export async function mailsSentTo(email: string): Promise<{ subject: string; sentAt: Date | null }[]> {
  const mails = await findMailsTo(email);
  return mails.map(({ subject, sentAt }) => ({ subject, sentAt: sentAt ?? null }));
}

export async function anonymiseRecipient(email: string, session: ClientSession): Promise<void> {
  await blankRecipient(email, session);
}
