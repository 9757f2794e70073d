import type { ClientSession } from 'mongodb';
import { afterCommit } from '@/lib/server/platform/db/transaction';
import { kickOutbox } from '@/lib/server/platform/outbox/senders';
import type { Language } from '@/lib/shared/site/languages';
import type { AttachmentRef } from './digests-and-attachments';
import { blankRecipient, deleteUnsent, findMailsTo, isInOutbox, writeToOutbox } from './outbox.repository';

export type Mail = {
  /** Names the step that the mail reports, e.g. `order-paid:<id>`; a second mail with the same key is not written. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  urgent?: true;
  /** A bare address; by default that of the sender. */
  replyTo?: string;
  /** The address to which a mailbox's own unsubscribe button POSTs (RFC 8058), for mails to a list. */
  unsubscribeUrl?: string;
  /** A kind with an hourly cap for each recipient; the mails beyond it are listed in a digest, with this link. */
  digest?: { kind: string; language: Language; url: string };
  /** See digests-and-attachments.ts. */
  attachment?: AttachmentRef;
};

/** Sent if and only if the caller's transaction commits, at least once, by itself or in a digest. */
export async function enqueueMail(
  mail: Mail,
  session?: ClientSession,
  now: Date = new Date(),
): Promise<void> {
  await writeToOutbox(mail, now, session);
  afterCommit(session, kickMails);
}

/** Takes back the mails whose keys begin so, as far as they were not sent. */
export async function takeBackMails(keyStart: string, session?: ClientSession): Promise<void> {
  await deleteUnsent(keyStart, session);
}

function kickMails(): void {
  kickOutbox('mail');
}

/** Returns whether a mail with this key was written, sent or not. */
export async function hasMail(key: string, session: ClientSession): Promise<boolean> {
  return isInOutbox(key, session);
}

/** Newest first. Their texts are not stored. */
export async function mailsSentTo(email: string): Promise<{ subject: string; sentAt: Date | null }[]> {
  const mails = await findMailsTo(email);
  return mails.map(({ subject, sentAt }) => ({ subject, sentAt: sentAt ?? null }));
}

export async function anonymiseRecipient(email: string, session: ClientSession): Promise<void> {
  await blankRecipient(email, session);
}
