import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';
import type { Language } from '@/lib/shared/site/languages';
import type { MailContent } from './templates/layout';

export type DigestEntry = { text: string; url: string };

/** `entries` are the newest of `total` mails, oldest first. */
export type Digest = { language: Language; total: number; entries: readonly DigestEntry[] };

export type DigestKind = { most: number; compose: (digest: Digest) => MailContent };

/** By the name of their kind. A mail of any other kind is never held. */
export type DigestKinds = Readonly<Record<string, DigestKind>>;

const HOUR_MS = 3_600_000;

export function hourEndOf(now: Date): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
}

export type AttachmentRef = NonNullable<OutboxMail['attachment']>;
export type Attachment = { filename: string; contentType: string; content: Buffer };

/** How the files of each kind are made; none where there is nothing left of which to make them. */
export type AttachmentKinds = Readonly<
  Record<string, (ref: Omit<AttachmentRef, 'kind'>) => Promise<readonly Attachment[]>>
>;

/** Throws for a kind that nobody makes: the mail is tried again, by a server that may be newer. */
export async function makeAttachments(
  { kind, ...ref }: AttachmentRef,
  kinds: AttachmentKinds,
): Promise<readonly Attachment[]> {
  const make = kinds[kind];
  if (!make) throw new Error(`no attachment of kind ${kind}`);
  return make(ref);
}
