import 'server-only';
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
