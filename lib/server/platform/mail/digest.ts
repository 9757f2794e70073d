import 'server-only';
import type { Language } from '@/lib/shared/site/languages';
import type { MailContent } from './templates/layout';

/** A mail that was held, in a digest: its subject, and where to read more. */
export type DigestEntry = { text: string; url: string };

/** A kind of mail with an hourly cap for each recipient; a digest, sent after the hour, lists the others. */
export type DigestKind = {
  /** How many are sent singly in an hour. */
  most: number;
  /** Composes a digest of `total` mails, of which `entries` are the newest, oldest first. */
  compose: (digest: { language: Language; total: number; entries: readonly DigestEntry[] }) => MailContent;
};

/** By the name of their kind. A mail of any other kind is never held. */
export type DigestKinds = Readonly<Record<string, DigestKind>>;

const HOUR_MS = 3_600_000;

/** Returns the end of the hour of the clock in which mails are counted together. */
export function hourEndOf(now: Date): Date {
  return new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
}
