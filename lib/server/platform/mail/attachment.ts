import 'server-only';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';

export type AttachmentRef = NonNullable<OutboxMail['attachment']>;
export type Attachment = { filename: string; contentType: string; content: Buffer };

/** How a file of each kind is made; null where there is nothing left of which to make it. */
export type AttachmentKinds = Readonly<
  Record<string, (ref: Omit<AttachmentRef, 'kind'>) => Promise<Attachment | null>>
>;

/** Throws for a kind that nobody makes: the mail is tried again, by a server that may be newer. */
export async function makeAttachment(
  { kind, ...ref }: AttachmentRef,
  kinds: AttachmentKinds,
): Promise<Attachment | null> {
  const make = kinds[kind];
  if (!make) throw new Error(`no attachment of kind ${kind}`);
  return make(ref);
}
